import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

/** Loaded before a program. A DNS lookup or a connection to another host ends it. */
function refuse(): never {
  process.stderr.write("the network was asked\n");
  process.exit(9);
}

const connect: unknown = net.Socket.prototype.connect;

Reflect.set(net.Socket.prototype, "connect", function (this: net.Socket, ...args: readonly unknown[]): unknown {
  // A pipe to a child process has a path.
  const hasPath = args.flat().some((option) => typeof option === "object" && option !== null && "path" in option && Boolean(option.path));
  return hasPath && typeof connect === "function" ? Reflect.apply(connect, this, args) : refuse();
});
Reflect.set(dns, "lookup", refuse);
Reflect.set(globalThis, "fetch", refuse);
syncBuiltinESMExports();
