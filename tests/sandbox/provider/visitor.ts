import * as z from 'zod/mini'

const overSocket = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }),
})

/** The address a request comes from, read from the objects that Node's server attaches. */
export function visitorIn(bindings: unknown): string {
  const read = overSocket.safeParse(bindings)
  return read.success ? read.data.incoming.socket.remoteAddress.replace(/^::ffff:/, '') : '127.0.0.1'
}
