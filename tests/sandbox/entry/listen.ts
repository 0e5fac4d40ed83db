import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'

/** Whatever answers requests, such as a Hono app. */
type App = Pick<Parameters<typeof createAdaptorServer>[0], 'fetch'>

/** A server that listens on loopback. */
export type Listener = { port: number; origin: string; close(): Promise<void> }

export const loopback = '127.0.0.1'
/** How many ports are tried, including the wanted one. */
const portsTried = 20
/**
 * Milliseconds that an idle connection is kept. Node's own 5 s are fewer than clients keep theirs, so one that asks again
 * at the moment of the close gets a reset instead of an answer.
 */
const idle = 65_000

/** Thrown when none of the tried ports is free. */
export class PortsTakenError extends Error {
  override readonly name = 'PortsTakenError'
}

/**
 * Serves an app on the wanted port or the next free one. Port 0 takes any free port.
 * @param host the address to listen on. Whatever it is, the origin is loopback's: a container publishes its ports there.
 * @throws PortsTakenError when all `portsTried` ports are taken.
 */
export async function listen(app: App, wanted: number, host: string = loopback): Promise<Listener> {
  const last = wanted === 0 ? 0 : Math.min(wanted + portsTried - 1, 65_535)
  for (let port = wanted; port <= last; port++) {
    const listener = await tryPort(app, port, host)
    if (listener) return listener
  }
  throw new PortsTakenError(
    `The ports ${wanted} to ${last} are all taken. Free one, or give another with --port.`,
  )
}

/** Returns undefined when the port is taken or may not be used. */
function tryPort(app: App, port: number, host: string): Promise<Listener | undefined> {
  // Creates a plain HTTP server unless told otherwise, though its type allows for more.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server
  server.keepAliveTimeout = idle
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined)
      else reject(error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      resolve({ port: bound, origin: `http://${loopback}:${bound}`, close: () => closeServer(server) })
    })
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
