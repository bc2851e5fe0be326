/**
 * Finds the hosts of the site, which a dump does not name. A link
 * `https://host/questions/12/some-words` is evidence for its host if the title of question 12 in
 * this dump has such words. Other sites have a question 12 too, but with other words.
 */
export interface HostFinder {
  /** Counts the links in a text of any format. */
  readonly addText: (text: string) => void;
  /** The hosts with the most evidence first. */
  readonly findHosts: () => readonly string[];
}

const questionLink = /https?:\/\/([a-z0-9.-]+)\/questions\/(\d+)\/([a-z0-9%-]+)/gi;

/**
 * @param findName returns the words of a question's title, joined by `-`, if the question has been
 * read.
 */
export function createHostFinder(findName: (id: number) => string | undefined): HostFinder {
  const tallies = new Map<string, { met: number; missed: number }>();
  return {
    addText: (text) => {
      for (const [, host = "", id, words = ""] of text.matchAll(questionLink)) {
        const name = findName(Number(id));
        if (name === undefined) continue;
        const tally = tallies.get(host.toLowerCase()) ?? { met: 0, missed: 0 };
        tallies.set(host.toLowerCase(), tally);
        if (isSimilar(name, words.toLowerCase())) tally.met += 1;
        else tally.missed += 1;
      }
    },
    findHosts: () =>
      [...tallies]
        .filter(([, { met, missed }]) => met > missed)
        .sort(([a, x], [b, y]) => y.met - x.met || (a < b ? -1 : 1))
        .map(([host]) => host),
  };
}

/** Titles change after links to them are written, so more than half of the words is enough. */
function isSimilar(name: string, words: string): boolean {
  const known = new Set(name.split("-"));
  const linked = words.split("-").filter((word) => word !== "");
  return linked.filter((word) => known.has(word)).length * 2 > linked.length;
}
