import type { EditorCheck } from "../check.ts";
import type { Engine } from "./engine.ts";

/**
 * The result of `isValid`. Only for errors of the type `PRESENCE` does the engine also say that
 * nothing was saved.
 */
export function describeValidity(sentence: string | undefined): true | { readonly error: object } {
  return sentence === undefined ? true : { error: { type: "PRESENCE", message: sentence } };
}

/**
 * Registers `line` and `time`: the engine's fields for a line and a time, validated as in `check`.
 * "Now" is in the site's time zone.
 */
export function registerCheckedControls(engine: Engine, { checkValue }: EditorCheck, readNow: () => string): void {
  const Line = engine.getWidget("string").control;
  const Time = engine.getWidget("datetime").control;

  engine.registerWidget(
    "line",
    class extends Line {
      isValid() {
        return describeValidity(checkWritten(this.props));
      }
    },
  );
  engine.registerWidget(
    "time",
    class extends Time {
      isValid() {
        return describeValidity(checkWritten(this.props));
      }

      getNow() {
        return readNow().replace(" ", "T");
      }
    },
  );

  function checkWritten({ field, value }: InstanceType<typeof Line>["props"]): string | undefined {
    // The engine itself reports a missing value.
    return typeof value !== "string" || value === "" ? undefined : checkValue(field.get("name"), value);
  }
}
