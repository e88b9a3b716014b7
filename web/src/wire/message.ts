/** Validation of messages from the live connection. */
import type { ChatLine, Problem, Update } from "./types";

export interface Answered {
  type: "answer";
  id: number;
  done?: unknown;
  problem?: Problem;
  update?: Update;
}

export type Message =
  | Answered
  | (Update & { type: "update"; table: string })
  | (ChatLine & { type: "chat"; table: string })
  | { type: "turn" | "closed"; table: string };

type Fields = Record<string, unknown>;

const SHAPES: Record<Message["type"], (found: Fields) => boolean> = {
  answer: (found) => typeof found.id === "number" && (found.update === undefined || isUpdate(found.update)),
  update: (found) => named(found) && isUpdate(found),
  chat: (found) => named(found) && typeof found.id === "number" && typeof found.text === "string",
  turn: named,
  closed: named,
};

function named(found: Fields): boolean {
  return typeof found.table === "string";
}

function isUpdate(found: unknown): boolean {
  return isFields(found) && typeof found.index === "number" && Array.isArray(found.events);
}

function isFields(found: unknown): found is Fields {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

/** The message; null for an unknown type; undefined for an invalid message. */
export function read(data: unknown): Message | null | undefined {
  let found: unknown;
  try {
    found = JSON.parse(String(data));
  } catch {
    return undefined;
  }
  if (!isFields(found) || typeof found.type !== "string") return undefined;
  if (!Object.hasOwn(SHAPES, found.type)) return null;
  return SHAPES[found.type as Message["type"]](found) ? (found as unknown as Message) : undefined;
}
