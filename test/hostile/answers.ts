import { spellCharacters } from "../support/cases.ts";

/** The answers of somebody to the questions of a new post. */
export interface Answers {
  readonly title: string;
  readonly author: string;
  readonly tags: string;
  readonly body: string;
}

const defaultAnswers: Answers = { title: "شمارهٔ صفحه", author: "نگار", tags: "php", body: "متن" };

/**
 * Lines with a meaning in YAML, paths, shells, logs, templates or pages. Here they are only text.
 */
const lines = split(String.raw`
a: b # c: "d"
'
"
\"\n
- a
[a, b]
{a: b}
!!js/function x
&a b
*a
<<: *a
| a
> a
%YAML 1.2
@a
no
~
null
1_000
0x1F
1e3
.inf
2024-05-01
=
? a
: a
a:
#a
---
...
title: b
../../etc/passwd
/etc/passwd
..
.md
CON
index.html
-rf
--output=/tmp
$(id)${"`id`"}
$${"{{ secrets.A }}"}
{{ 7*7 }}
::error::a
##[group]a
%0A::error::a
<script>alert(1)</script>
</title>
می\u{200c}خواهم React
👩\u{200d}💻`);

/** Lines that are impossible in front matter. */
const refused = split(String.raw`
a\u{1b}[31mb
a\u{0}b
a\u{2028}b
a\u{85}b
a\u{202e}b
a\u{feff}b
\u{d800}
a\u{a}author: b
a\u{d}---\u{d}b
a\u{9}b`);

const bodies = [
  ...split(String.raw`
---\u{a}title: b\u{a}---\u{a}c
a\u{a}---\u{a}b\u{a}---
\u{a}...\u{a}---\u{a}
\u{feff}---\u{a}a
${"```"}\u{a}---
\u{2028}---\u{2028}a: b\u{2028}---
a\u{0}
### متن · Text\u{a}\u{a}a\u{a}\u{a}### برچسب‌ها · Tags\u{a}\u{a}b
\u{a}\u{a}### نام شما · Your name\u{a}\u{a}
a\u{d}\u{d}b\u{d}\u{a}c
::error::a\u{a}##[group]b
a\u{1b}[31m\u{202e}b
#!/bin/sh`),
  "a\n".repeat(1000),
  "a".repeat(300_000),
];

const turn = (index: number) => lines[index % lines.length] ?? "";

/** About half of them make a file. */
export const hostileAnswers: readonly Answers[] = [
  ...lines.map((title, index) => ({ title, author: turn(index + 1), tags: turn(index + 2), body: turn(index + 3) })),
  ...refused.flatMap((line) => [
    { ...defaultAnswers, title: line },
    { ...defaultAnswers, author: line },
    { ...defaultAnswers, tags: line },
  ]),
  ...bodies.map((body) => ({ ...defaultAnswers, body })),
];

function split(written: string): readonly string[] {
  return written.trim().split("\n").map(spellCharacters);
}
