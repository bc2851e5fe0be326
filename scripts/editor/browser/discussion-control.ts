import { create, type Engine, type Shown } from "./engine.ts";
import { decodePath } from "./folder-codec.ts";

interface DiscussionProperties {
  readonly forID: string;
  readonly classNameWrapper: string;
  /** An immutable map of the engine. */
  readonly entry: { readonly get: { (key: "newRecord"): boolean | undefined; (key: "path"): string } };
}

/** The members of the engine's `relation` field that are overridden here. */
type Choice = new (
  properties: never,
) => {
  readonly props: DiscussionProperties;
  componentDidMount(): Promise<void>;
  render(): Shown;
};

/**
 * Registers the field `discussion`: an author chooses it for a new reply, and cannot change it for
 * a reply that has a folder.
 */
export function registerDiscussion(engine: Engine): void {
  const Relation = engine.getWidget<Choice>("relation").control;
  engine.registerWidget(
    "discussion",
    class extends Relation {
      override async componentDidMount() {
        // An existing reply offers no choice, so it need not load the discussions.
        if (this.props.entry.get("newRecord")) await super.componentDidMount();
      }

      override render() {
        const { entry, forID, classNameWrapper } = this.props;
        if (entry.get("newRecord")) return super.render();
        const name = decodePath(entry.get("path")).split("/").at(-2) ?? "";
        return create("input", { id: forID, className: classNameWrapper, dir: "auto", readOnly: true, value: name });
      }
    },
  );
}
