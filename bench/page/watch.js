// Runs before the scripts of the page. Measures the time from a click to the frame that shows its effect.
(() => {
  const found = (window.found = []);
  let click = null;
  let received = null;

  const drawn = (kind, from) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel(); // the message arrives after the frame is painted
      channel.port1.onmessage = () => found.push([kind, performance.now() - from]);
      channel.port2.postMessage(0);
    });

  addEventListener(
    "click",
    (event) => {
      const replay = event.target instanceof Element && event.target.closest(".replay .keys");
      click = { from: event.timeStamp, kind: replay ? "replay" : "pick", waits: null, seen: false };
    },
    true,
  );

  window.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.type === "answer" && click && message.id === click.waits) click.waits = "answered";
        else if (message.type === "update") received = performance.now();
      });
    }

    send(text) {
      const command = JSON.parse(text);
      if (click && (command.do === "draft" || command.do === "move")) {
        click.kind = command.do;
        click.waits = command.id;
      }
      super.send(text);
    }
  };

  new MutationObserver(() => {
    if (click && !click.seen && click.kind === "draft") drawn("pressed", click.from);
    if (click) click.seen = true;
    if (click && (click.waits === null || click.waits === "answered")) {
      drawn(click.kind, click.from);
      click = null;
    } else if (received !== null) {
      drawn("update", received);
      received = null;
    }
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });

  const waiting = new MutationObserver(() => {
    if (!document.querySelector("[data-choice]")) return;
    waiting.disconnect();
    drawn("first", 0);
  });
  waiting.observe(document, { childList: true, subtree: true });
})();
