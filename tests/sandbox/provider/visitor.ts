import * as z from 'zod/mini'

const overSocket = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }),
})

/** The address that asks, by the objects that Node's server gives a request. */
export function visitorIn(bindings: unknown): string {
  const read = overSocket.safeParse(bindings)
  return read.success ? read.data.incoming.socket.remoteAddress.replace(/^::ffff:/, '') : '127.0.0.1'
}
