/**
 * Finds the hosts of the site itself, which a dump does not name: a link `https://host/questions/12/some-words` tells of one when question 12
 * of this dump has a title of such words. Other sites have a question 12 as well, but with other words.
 */
export interface HostFinder {
  /** Weighs the links in a text of any form. */
  readonly addText: (text: string) => void;
  /** By evidence, most first. */
  readonly findHosts: () => readonly string[];
}

const questionLink = /https?:\/\/([a-z0-9.-]+)\/questions\/(\d+)\/([a-z0-9%-]+)/gi;

/** @param findName the words of a question's title, joined by `-`, when it is known by now. */
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

/** Titles change after they were linked to: more than half of the words is enough. */
function isSimilar(name: string, words: string): boolean {
  const known = new Set(name.split("-"));
  const linked = words.split("-").filter((word) => word !== "");
  return linked.filter((word) => known.has(word)).length * 2 > linked.length;
}
