import { create, type Engine, type Shown } from "./engine.ts";
import { readFolder } from "./folder-name.ts";

interface DiscussionProperties {
  readonly forID: string;
  readonly classNameWrapper: string;
  /** An immutable map of the engine. */
  readonly entry: { readonly get: { (key: "newRecord"): boolean | undefined; (key: "path"): string } };
}

/** The engine's own field for one of all discussions, as far as it is changed here. */
type Choice = new (
  properties: never,
) => {
  readonly props: DiscussionProperties;
  componentDidMount(): Promise<void>;
  render(): Shown;
};

/** A field, `discussion`, that lets a new reply choose what it answers, and says it of one that lies in its folder and stays there. */
export function registerDiscussion(engine: Engine): void {
  const Relation = engine.getWidget<Choice>("relation").control;
  engine.registerWidget(
    "discussion",
    class extends Relation {
      override async componentDidMount() {
        // Nothing is to be chosen, so that no discussion is looked for.
        if (this.props.entry.get("newRecord")) await super.componentDidMount();
      }

      override render() {
        const { entry, forID, classNameWrapper } = this.props;
        if (entry.get("newRecord")) return super.render();
        const name = readFolder(entry.get("path")).split("/").at(-2) ?? "";
        return create("input", { id: forID, className: classNameWrapper, dir: "auto", readOnly: true, value: name });
      }
    },
  );
}
