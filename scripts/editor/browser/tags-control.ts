import type { Folding } from "../../locale/locale.ts";
import { foldTag } from "../../text/fold.ts";
import { splitLastTag, splitTags } from "../../text/tag-list.ts";
import type { EditorCheck } from "../check.ts";
import { describeValidity } from "./checked-controls.ts";
import { type BuiltSettings, create, createComponent } from "./engine.ts";

interface TagsProperties {
  readonly forID: string;
  readonly classNameWrapper: string;
  readonly value?: { readonly toArray: () => readonly string[] } | readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly setActiveStyle: () => void;
  readonly setInactiveStyle: () => void;
}

/**
 * A field for tags between commas. It completes the last tag from the site's tags, and takes their
 * spelling.
 */
export function createTagsControl(
  { tags: known, folding, comma }: Pick<BuiltSettings, "tags" | "folding" | "comma">,
  { checkValue }: EditorCheck,
): unknown {
  const spellings = new Map(known.map((tag) => [foldTag(tag, folding), tag]));
  return createComponent<TagsProperties>({
    isValid() {
      const tags = readTags(this.props);
      // The engine itself reports a missing value.
      return describeValidity(tags.length === 0 ? undefined : checkValue("tags", tags));
    },
    render() {
      const { forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
      const change = ({ target }: { readonly target: HTMLInputElement }) => {
        fillList(target, known, folding);
        onChange(splitTags(target.value).map((tag) => spellings.get(foldTag(tag, folding)) ?? tag));
      };
      return create(
        "div",
        null,
        create("input", {
          id: forID,
          className: classNameWrapper,
          type: "text",
          dir: "auto",
          list: `${forID}-tags`,
          autoComplete: "off",
          defaultValue: readTags(this.props).join(`${comma} `),
          onChange: change,
          onFocus: setActiveStyle,
          onBlur: setInactiveStyle,
        }),
        create("datalist", { id: `${forID}-tags` }),
      );
    },
  });
}

function readTags({ value }: TagsProperties): readonly string[] {
  return value === undefined ? [] : "toArray" in value ? value.toArray() : value;
}

/**
 * A browser offers values that start with the whole input, so each option repeats the tags before
 * the last one.
 */
function fillList({ value, list }: HTMLInputElement, known: readonly string[], folding: Folding): void {
  const [before, last] = splitLastTag(value);
  const taken = splitTags(before).map((tag) => foldTag(tag, folding));
  const key = foldTag(last, folding);
  const isOffered = (label: string) => !taken.includes(label) && label.startsWith(key);
  const offers = key === "" ? [] : known.filter((tag) => isOffered(foldTag(tag, folding))).slice(0, 20);
  list?.replaceChildren(...offers.map((tag) => Object.assign(document.createElement("option"), { value: before + tag })));
}
