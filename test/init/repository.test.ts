import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findUsualAddress, findUsualHost, hostChoices, recipes } from "../../scripts/init/hosts.ts";
import { parseRepository } from "../../scripts/init/repository.ts";

describe("the address of a repository", () => {
  test.each([
    ["https://github.com/mina/bikes", "github", "mina/bikes"],
    ["https://github.com/mina/bikes/", "github", "mina/bikes"],
    ["https://github.com/mina/bikes.git", "github", "mina/bikes"],
    ["https://token@github.com/mina/bikes?tab=readme#top", "github", "mina/bikes"],
    ["git@github.com:mina/bikes.git", "github", "mina/bikes"],
    ["ssh://git@codeberg.org/mina/bikes.git", "codeberg", "mina/bikes"],
    ["gitlab.com/group/inner/bikes", "gitlab", "group/inner/bikes"],
    [" GitHub.com/Mina/Bikes ", "github", "Mina/Bikes"],
  ])("%s is read", (written, forge, path) => expect(parseRepository(written)).toEqual({ forge, path }));

  test.each([
    "",
    "bikes",
    "https://github.com/",
    "https://github.com/mina",
    "https://github.com/mina/bikes/issues",
    "https://example.org/a/b",
    "https://github.com/../b",
  ])("%s is refused", (written) => expect(parseRepository(written)).toBeUndefined());
});

describe("the usual host and address", () => {
  test.each([
    ["https://github.com/Mina/bikes", "github-pages", "https://mina.github.io/bikes/"],
    ["https://github.com/mina/Mina.github.io", "github-pages", "https://mina.github.io/"],
    ["https://gitlab.com/group/inner/bikes", "gitlab-pages", "https://group.gitlab.io/inner/bikes/"],
    ["https://codeberg.org/mina/bikes", "codeberg-pages", "https://mina.codeberg.page/bikes/"],
    ["https://codeberg.org/mina/pages", "codeberg-pages", "https://mina.codeberg.page/"],
  ])("of %s are known", (source, host, address) => {
    const repository = parseRepository(source);
    expect([findUsualHost(repository), findUsualAddress(findUsualHost(repository), repository)]).toEqual([host, address]);
  });

  test("are not known without a repository, and for the host of another forge", () => {
    expect([findUsualHost(undefined), findUsualAddress("github-pages", undefined)]).toEqual(["none", undefined]);
    expect(findUsualAddress("netlify", parseRepository("https://github.com/mina/bikes"))).toBeUndefined();
  });
});

test.each(hostChoices)("the recipes of %s exist", (host) => {
  expect(recipes[host].filter(([recipe]) => !existsSync(`scripts/hosting/${recipe}`))).toEqual([]);
});
