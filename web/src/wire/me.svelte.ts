/** Who is playing here. Nobody has to say so first: whoever begins something becomes a guest. */
import { changeLanguage, type Lang } from "../words/words.svelte";
import { api, got } from "./api";
import { live } from "./live.svelte";
import type { Me } from "./types";

let now = $state.raw<{ me: Me | null; known: boolean }>({ me: null, known: false });
let coming: Promise<Me> | null = null;

function become(me: Me | null): Me | null {
  const other = now.known && me?.id !== now.me?.id;
  now = { me, known: true };
  if (other) live.restart(); // a connection stays whose it was when it was opened
  return me;
}

/** Whoever is here, or null for somebody who has not begun anything. */
export function me(): Me | null {
  return now.me;
}

/** Whether the server has said who is here. */
export function meKnown(): boolean {
  return now.known;
}

export async function readMe(): Promise<void> {
  become((await got(api.GET("/api/session"))).me);
}

live.ended = () => void readMe().catch(() => undefined); // a table that is followed asks for itself

/** Whoever is here, and a new guest if nobody is. */
export async function somebody(name = ""): Promise<Me> {
  if (!now.known) await readMe();
  if (now.me) return now.me;
  coming ??= got(api.POST("/api/guest", { body: { name } })).finally(() => (coming = null));
  const guest = await coming;
  become(guest);
  return guest;
}

export async function signUp(name: string, password: string, email: string): Promise<void> {
  become(await got(api.POST("/api/account", { body: { name, password, email } })));
}

export async function signIn(name: string, password: string): Promise<void> {
  become(await got(api.POST("/api/session", { body: { name, password } })));
}

export async function signOut(): Promise<void> {
  await got(api.DELETE("/api/session"));
  become(null);
}

export interface Change {
  name?: string;
  email?: string;
  lang?: string;
  password?: string;
  old_password?: string;
}

export async function changeMe(change: Change): Promise<void> {
  const body = { name: null, email: null, lang: null, password: null, old_password: "", ...change };
  become(await got(api.PATCH("/api/me", { body })));
}

export async function forgetMe(password: string): Promise<void> {
  await got(api.POST("/api/me/delete", { body: { password } }));
  become(null);
}

/** Speak another language on this page, and let the server write in it to whoever is here. */
export async function speak(lang: Lang): Promise<void> {
  await changeLanguage(lang);
  if (now.me && now.me.lang !== lang) await changeMe({ lang });
}
