/** The actions of the workflows: the commits of v4.2.2, v4.4.0, v4.3.0, v4.6.2 and v4.3.0. */
export const pinned = [
  "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683",
  "actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020",
  "actions/cache@0057852bfaa89a56745cba8c7296529d2fc39830",
  "actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02",
  "actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093",
];
