import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildBusyForum, busyPages } from "./busy-forum.ts";
import { formatWeights, weighPage } from "./weights.ts";

const output = mkdtempSync(join(tmpdir(), "goftogu-weigh-"));
try {
  await buildBusyForum(output, "https://forum.example/");
  console.log(formatWeights(Object.entries(busyPages).map(([page, url]) => [page, weighPage(output, url)])));
} finally {
  rmSync(output, { recursive: true, force: true });
}
