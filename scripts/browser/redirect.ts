/**
 * The script of a page at an old address. The refresh of that page would lose the fragment of the
 * address; it waits until this script has run.
 */
const target = document.querySelector<HTMLAnchorElement>("main a");
if (target && location.hash !== "" && target.hash === "") location.replace(target.href + location.hash);
