/** Track that the reader looks at before picking it: shown on the map, with its price. */
import type { Preview } from "../contract";
import type { Fixtures, SteamScene, Track, View } from "./types";

class TrackPreview {
  #at = $state.raw<{ hex: string; track: string } | null>(null);
  #seen = $state.raw<Preview<View> | null>(null);

  look(scene: SteamScene, track: string): void {
    const hex = hexToLay(scene);
    if (!hex || (this.#at?.hex === hex && this.#at.track === track)) return;
    const at = { hex, track };
    this.#at = at;
    this.#seen = null;
    void scene.foresee("track", track).then((seen) => {
      if (this.#at === at) this.#seen = seen;
    });
  }

  leave(track: string): void {
    if (this.#at?.track === track) this.#at = this.#seen = null;
  }

  /** The track being looked at, if it is for the hex to build on. */
  track(scene: SteamScene): string | null {
    return this.#at && this.#at.hex === hexToLay(scene) ? this.#at.track : null;
  }

  /** The view with it, once the server has answered. */
  preview(scene: SteamScene): Preview<View> | null {
    return this.track(scene) ? this.#seen : null;
  }
}

export const trackPreview = new TrackPreview();

/** The hex for which track is chosen; null if there is none. */
export function hexToLay(scene: SteamScene): string | null {
  const [hex, verb] = [scene.chosen("hex").at(-1), scene.chosen("action").at(-1)];
  if (!hex || (verb && verb !== "lay")) return null;
  return scene.choices("track", { kind: "hex", id: hex }).length > 0 ? hex : null;
}

/** The offered tracks, by face, then by rotation. */
export function tracksToLay(scene: SteamScene): Track[] {
  const hex = hexToLay(scene);
  const ids = new Set(hex ? scene.choices("track", { kind: "hex", id: hex }) : []);
  return scene.fixtures.tracks.filter(({ id }) => ids.has(id));
}

/** Tracks by face. */
export function byFace(
  fixtures: Fixtures,
  tracks: readonly Track[],
): { face: string; name: string; tracks: Track[] }[] {
  return fixtures.faces
    .map(({ id, name }) => ({ face: id, name, tracks: tracks.filter(({ face }) => face === id) }))
    .filter((group) => group.tracks.length > 0);
}

/** The next rotation of the same face; the first track if none is chosen yet. */
export function turned(tracks: readonly Track[], track: string | null, by: number): Track | undefined {
  const now = tracks.find(({ id }) => id === track);
  if (!now) return tracks[0];
  const same = tracks.filter(({ face }) => face === now.face);
  return same[(same.indexOf(now) + by + same.length) % same.length];
}
