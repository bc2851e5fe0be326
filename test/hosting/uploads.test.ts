import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../support/disk.ts";

/** Programs that record their calls instead of reaching a host. */
const bin = makeFolder({
  said: '#!/usr/bin/env bash\nprintf "%s\\n" "$*" >>"$SAID"\n',
  changes: "write assets/a b.js\nwrite tags/کارایی/index.html\nremove gone/index.html\n",
  hostile: "write -rf/$(id)`id`{a,b}[1-2]'\"*.html\nremove  index.html\nremove a /b\\ \n",
  wrong: "copy index.html\n",
  "dist/index.html": "",
  "dist/.goftogu": "",
  "dist/assets/a b.js": "",
});
chmodSync(join(bin, "said"), 0o755);

function upload(script: string, list: string, more: Readonly<Record<string, string>>) {
  const SAID = join(makeFolder({ said: "" }), "said");
  const program = join(bin, "said");
  const env = { PATH: process.env.PATH, SAID, AWS: program, CURL: program, RSYNC: program, OUTPUT: join(bin, "dist"), ...more };
  const { status, stderr } = spawnSync("bash", [`scripts/hosting/${script}`, list], { env, encoding: "utf8" });
  const said = readFileSync(SAID, "utf8")
    .replaceAll(bin, "")
    .replace(/--config \S+ /g, "");
  return { status, stderr, calls: said.split("\n").slice(0, -1) };
}

describe.skipIf(process.platform === "win32")("an upload to a bucket", () => {
  const bucket = { BUCKET: "forum", ENDPOINT: "https://s3.example" };

  it("follows the list and makes browsers cache files with a hash in their name", () => {
    expect(upload("upload-to-bucket.sh", join(bin, "changes"), bucket)).toEqual({
      status: 0,
      stderr: "",
      calls: [
        "--endpoint-url https://s3.example s3 cp /dist/assets/a b.js s3://forum/assets/a b.js --cache-control public, max-age=31536000, immutable --only-show-errors",
        "--endpoint-url https://s3.example s3 cp /dist/tags/کارایی/index.html s3://forum/tags/کارایی/index.html --cache-control no-cache --only-show-errors",
        "--endpoint-url https://s3.example s3 rm s3://forum/gone/index.html --only-show-errors",
      ],
    });
  });

  it("makes browsers save the attachments of discussions", () => {
    const list = makeFolder({ changes: "write discussions/a/b c.pdf\nwrite discussions/pdf\nwrite b.pdf\n" });
    const { calls } = upload("upload-to-bucket.sh", join(list, "changes"), bucket);
    expect(calls.map((call) => call.includes(" --content-disposition attachment"))).toEqual([true, false, false]);
  });

  it("uses every path unchanged", () => {
    const { status, calls } = upload("upload-to-bucket.sh", join(bin, "hostile"), { BUCKET: "forum" });
    expect(status).toBe(0);
    expect(calls).toEqual([
      expect.stringMatching(
        /^s3 cp \/dist\/-rf\/\$\(id\)`id`\{a,b\}\[1-2\]'"\*\.html s3:\/\/forum\/-rf\/\$\(id\)`id`\{a,b\}\[1-2\]'"\*\.html --/,
      ),
      "s3 rm s3://forum/ index.html --only-show-errors",
      "s3 rm s3://forum/a /b\\  --only-show-errors",
    ]);
  });

  it("uploads the whole site without a list, but no internal files of the build", () => {
    const { calls } = upload("upload-to-bucket.sh", "--all", { ...bucket, ACL: "public-read" });
    expect(calls).toEqual([
      expect.stringMatching(/ sync \/dist\/assets s3:\/\/forum\/assets --cache-control public.* --acl public-read$/),
      expect.stringMatching(
        / sync \/dist s3:\/\/forum --exclude assets\/\* --exclude \.goftogu\* --exclude discussions\/\*\.pdf .* --cache-control no-cache --only/,
      ),
      expect.stringMatching(
        / sync \/dist s3:\/\/forum --exclude \* --include discussions\/\*\.pdf .* --cache-control no-cache --content-disposition attachment /,
      ),
    ]);
  });

  it("stops at an invalid list and without a bucket", () => {
    expect(upload("upload-to-bucket.sh", join(bin, "wrong"), bucket)).toMatchObject({ status: 1, calls: [] });
    expect(upload("upload-to-bucket.sh", "--all", {})).toMatchObject({ status: 1, calls: [] });
  });
});

describe.skipIf(process.platform === "win32")("an upload by FTP", () => {
  const host = { FTP_HOST: "ftp.example", FTP_FOLDER: "public_html", FTP_USER: "name", FTP_PASSWORD: "secret" };
  const always = "--silent --show-error --fail --globoff --ssl-reqd";

  it("follows the list with encoded addresses and keeps the password out of the process list", () => {
    const { status, calls } = upload("upload-by-ftp.sh", join(bin, "changes"), host);
    expect(status).toBe(0);
    expect(calls).toEqual([
      `${always} --ftp-create-dirs --upload-file /dist/assets/a b.js ftp://ftp.example/public_html/assets/a%20b.js`,
      `${always} --ftp-create-dirs --upload-file /dist/tags/کارایی/index.html ftp://ftp.example/public_html/tags/%DA%A9%D8%A7%D8%B1%D8%A7%DB%8C%DB%8C/index.html`,
      `${always} --quote *DELE public_html/gone/index.html --list-only --output /dev/null ftp://ftp.example/`,
    ]);
  });

  it("uses every path unchanged", () => {
    const { status, calls } = upload("upload-by-ftp.sh", join(bin, "hostile"), { ...host, FTP_FOLDER: "" });
    expect(status).toBe(0);
    const file = "-rf/$(id)`id`{a,b}[1-2]'\"*.html";
    expect(calls).toEqual([
      `${always} --ftp-create-dirs --upload-file /dist/${file} ftp://ftp.example/-rf/%24%28id%29%60id%60%7Ba%2Cb%7D%5B1-2%5D%27%22%2A.html`,
      `${always} --quote *DELE  index.html --list-only --output /dev/null ftp://ftp.example/`,
      `${always} --quote *DELE a /b\\  --list-only --output /dev/null ftp://ftp.example/`,
    ]);
  });

  it("uploads the whole site without a list", () => {
    const { calls } = upload("upload-by-ftp.sh", "--all", { ...host, FTP_FOLDER: "" });
    expect(calls.map((call) => call.split(" ").at(-1)).sort()).toEqual([
      "ftp://ftp.example/assets/a%20b.js",
      "ftp://ftp.example/index.html",
    ]);
  });
});

it.skipIf(process.platform === "win32")("an upload by rsync sends assets before pages, and removes files last", () => {
  const { calls } = upload("upload-by-rsync.sh", "name@forum.example:public_html/", {});
  expect(calls).toEqual([
    expect.stringMatching(/ \/dist\/assets\/ name@forum\.example:public_html\/assets\/$/),
    expect.stringMatching(/ --delete-delay \/dist\/ name@forum\.example:public_html\/$/),
  ]);
  // Sends the site's files of this folder, and keeps those of the host.
  for (const call of calls) expect(call).toContain(" --filter=protect /.well-known/*** ");
});
