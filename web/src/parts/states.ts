/** The CSS classes for the state of an HTML element. */
import "./states.css";
import type { Mark } from "../games/contract";

export function stateClasses(mark: Mark): Record<string, boolean> {
  return {
    "is-offered": mark.state === "offered",
    "is-chosen": mark.state === "chosen",
    "is-last": mark.last,
    "is-pointed": mark.pointed,
    "is-meant": mark.meant,
  };
}
