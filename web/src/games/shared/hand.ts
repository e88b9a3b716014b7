/** The cards of a hand, each copy separately. */
import type { Mark, Scene } from "../contract";

export interface HeldCard {
  key: string;
  id: string;
  mark: Mark;
}

/** Copies of a card are one element: as many of them are marked as were chosen. */
export function heldCards(scene: Pick<Scene, "mark" | "chosen">, hand: readonly string[]): HeldCard[] {
  return hand.map((id, n) => {
    const earlier = hand.slice(0, n).filter((other) => other === id).length;
    const said = scene.mark("card", id);
    const taken = earlier < Math.max(1, scene.chosen("card").filter((other) => other === id).length);
    const mark: Mark = said.state === "chosen" && !taken ? { ...said, state: "idle" } : said;
    return { key: `${id}.${earlier}`, id, mark };
  });
}

/** The hand of a seat, as far as the reader may see it. */
export function handOf(
  scene: Scene<{ players: Record<string, { hand: string[] | number }> }>,
): readonly string[] {
  const held = scene.seat === null ? [] : (scene.real.players[scene.seat]?.hand ?? []);
  return typeof held === "number" ? [] : held;
}
