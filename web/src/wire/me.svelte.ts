/** The current person. Signing in is optional: a visitor who starts an action becomes a guest. */
import { changeLanguage, type Lang } from "../words/words.svelte";
import { api, got } from "./api";
import { live } from "./live.svelte";
import type { Me } from "./types";

let now = $state.raw<{ me: Me | null; known: boolean }>({ me: null, known: false });
let coming: Promise<Me> | null = null;

function become(me: Me | null): Me | null {
  const other = now.known && me?.id !== now.me?.id;
  now = { me, known: true };
  if (other) live.restart(); // a connection belongs to the person who opened it
  return me;
}

/** The person, or null for a visitor. */
export function me(): Me | null {
  return now.me;
}

/** Whether the server has answered who the person is. */
export function meKnown(): boolean {
  return now.known;
}

export async function readMe(): Promise<void> {
  become((await got(api.GET("/api/session"))).me);
}

live.ended = () => void readMe().catch(() => undefined); // a followed table requests its own session

/** The person, creating a guest if needed. */
export async function ensurePerson(name = ""): Promise<Me> {
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

export async function deleteMe(password: string): Promise<void> {
  await got(api.POST("/api/me/delete", { body: { password } }));
  become(null);
}

/** Change the language of this page, and of the person's profile on the server. */
export async function speak(lang: Lang): Promise<void> {
  await changeLanguage(lang);
  if (now.me && now.me.lang !== lang) await changeMe({ lang });
}
