import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Me } from "../../src/wire/types";

/** The requests so far, as "METHOD /path", and their bodies. */
let requests: [string, unknown][] = [];
let replies: Record<string, (body: unknown) => [number, unknown]> = {};

function person(name: string, id = name): Me {
  return { id, name, account: false, email: "", lang: "en", motto: "" } as unknown as Me;
}

async function serve(request: Request): Promise<Response> {
  const asked = `${request.method} ${new URL(request.url).pathname}`;
  const text = await request.text();
  const body: unknown = text ? JSON.parse(text) : null;
  requests.push([asked, body]);
  const reply = replies[asked];
  if (!reply) throw new TypeError("no connection");
  const [status, value] = reply(body);
  return Response.json(value, { status });
}

beforeEach(() => {
  vi.resetModules();
  requests = [];
  replies = {
    "GET /api/session": () => [200, { me: null }],
    "POST /api/guest": (body) => [200, person((body as { name: string }).name)],
    "GET /api/about": () => [200, { bots: ["apprentice", "journeyman"] }],
    "POST /api/tables": () => [200, { id: "t1" }],
    "POST /api/tables/t1/start": () => [200, { id: "t1" }],
  };
  vi.stubGlobal("fetch", serve);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function asked(): string[] {
  return requests.map(([what]) => what);
}

test("a visitor who plays against bots becomes a guest, once", async () => {
  const { playBots } = await import("../../src/wire/tables");
  const { me } = await import("../../src/wire/me.svelte");
  const game = { name: "duel", seats: [4, 3] } as unknown as Parameters<typeof playBots>[0];
  expect(await playBots(game, "Ada")).toBe("t1");
  expect(await playBots(game, "Ada")).toBe("t1");
  expect(me()?.name).toBe("Ada");
  expect(asked().filter((what) => what === "POST /api/guest")).toHaveLength(1);
  const [first, second] = requests.filter(([what]) => what === "POST /api/tables").map(([, body]) => body);
  expect(first).toMatchObject({
    game: "duel",
    seats: [
      { who: "me", bot: "" },
      { who: "bot", bot: "journeyman" },
      { who: "bot", bot: "journeyman" },
    ],
  });
  expect((first as { key: string }).key).not.toBe((second as { key: string }).key);
});

test("two actions of a visitor at once create one guest", async () => {
  const { ensurePerson } = await import("../../src/wire/me.svelte");
  const both = await Promise.all([ensurePerson("Ada"), ensurePerson("Ada")]);
  expect(both.map((one) => one.name)).toEqual(["Ada", "Ada"]);
  expect(asked().filter((what) => what === "POST /api/guest")).toHaveLength(1);
});

test("a person signs in, changes the profile, and signs out", async () => {
  const { me, meKnown, readMe, signIn, signOut, changeMe, signUp, deleteMe, speak } =
    await import("../../src/wire/me.svelte");
  expect(meKnown()).toBe(false);
  await readMe();
  expect([me(), meKnown()]).toEqual([null, true]);
  replies["POST /api/session"] = () => [200, person("Ada")];
  replies["PATCH /api/me"] = (body) => [200, { ...person("Ada"), ...(body as { lang: string }) }];
  replies["DELETE /api/session"] = () => [200, {}];
  await signIn("Ada", "secret words");
  expect(me()?.name).toBe("Ada");
  await changeMe({ email: "ada@table.example" });
  expect(requests.at(-1)).toEqual([
    "PATCH /api/me",
    { name: null, email: "ada@table.example", lang: null, password: null, old_password: "" },
  ]);
  await speak("fr");
  expect(requests.at(-1)?.[1]).toMatchObject({ lang: "fr" });
  await signOut();
  expect(me()).toBeNull();
  replies["POST /api/account"] = () => [200, person("Bo")];
  replies["POST /api/me/delete"] = () => [200, {}];
  await signUp("Bo", "secret words", "");
  await deleteMe("secret words");
  expect(me()).toBeNull();
});

test("games are requested once, and the verified ones come first", async () => {
  const { games, rulebook } = await import("../../src/wire/catalogue");
  const board = (confidence: string) => ({ boards: [{ confidence }] });
  replies["GET /api/games"] = () => [
    200,
    [
      { name: "duel", ...board("plausible") },
      { name: "chess", ...board("verified") },
    ],
  ];
  replies["GET /api/games/duel/rules"] = () => [200, { title: "Duel" }];
  expect((await games()).map((game) => game.name)).toEqual(["chess", "duel"]);
  await games();
  expect(asked()).toEqual(["GET /api/games"]);
  expect(await rulebook("duel", "fr")).toEqual({ title: "Duel" });
});

test("a failed request is made again the next time", async () => {
  const { about } = await import("../../src/wire/catalogue");
  const { Refused } = await import("../../src/wire/api");
  const working = replies["GET /api/about"];
  replies["GET /api/about"] = () => [503, { status: 503, code: "busy", message: "Too many requests." }];
  const refused = await about().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect((refused as Error).message).toBe("Too many requests.");
  delete replies["GET /api/about"];
  expect(await about().catch((error: unknown) => (error as { problem: { code: string } }).problem.code)).toBe(
    "unreachable",
  );
  if (working) replies["GET /api/about"] = working;
  expect((await about()).bots).toContain("journeyman");
});
