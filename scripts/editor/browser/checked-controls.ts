import type { EditorCheck } from "../check.ts";
import type { Engine } from "./engine.ts";

/** What the engine shows beside a field; for errors of this kind alone it says as well that nothing was saved. */
export function answerValidity(sentence: string | undefined): true | { readonly error: object } {
  return sentence === undefined ? true : { error: { type: "PRESENCE", message: sentence } };
}

/** Makes the engine's fields for a line and a time, as `line` and `time`, say what `check` would; their "now" is that of the site. */
export function registerCheckedControls(engine: Engine, { checkValue }: EditorCheck, readNow: () => string): void {
  const Line = engine.getWidget("string").control;
  const Time = engine.getWidget("datetime").control;

  engine.registerWidget(
    "line",
    class extends Line {
      isValid() {
        return answerValidity(checkWritten(this.props));
      }
    },
  );
  engine.registerWidget(
    "time",
    class extends Time {
      isValid() {
        return answerValidity(checkWritten(this.props));
      }

      getNow() {
        return readNow().replace(" ", "T");
      }
    },
  );

  function checkWritten({ field, value }: InstanceType<typeof Line>["props"]): string | undefined {
    // What is missing the engine tells by itself.
    return typeof value !== "string" || value === "" ? undefined : checkValue(field.get("name"), value);
  }
}
