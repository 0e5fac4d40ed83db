import { join } from 'node:path'
import { Hono } from 'hono'
import { routeChatRoom } from './chat/chat-room.ts'
import type { GatewayEnvironment } from './gateway/context.ts'
import { type Listener, listen } from './listen.ts'
import { createProvider, type Provider } from './provider/app.ts'
import { routeSlowBoat } from './routes/slow-boat.ts'
import { defaultProviderPort } from './sandbox.ts'
import { createSandboxServer, type SandboxServer, type SandboxServerOptions } from './server.ts'

export type StartOptions = Omit<SandboxServerOptions, 'providerOrigin' | 'walletSecret'> & {
  /** Where the sandbox listens; the next free port if it's taken, any for 0. 4310 by default. */
  port?: number | undefined
  /** The same for the game provider. 4311 by default. */
  providerPort?: number | undefined
  /** Folder for the database's file, where no file is named; without either, everything is in memory. */
  dataDir?: string | undefined
}

export type RunningSandbox = {
  readonly origin: string
  readonly providerOrigin: string
  readonly server: SandboxServer
  /** Said to the person who starts it: what became of the files of both databases. */
  readonly notices: readonly string[]
  /** Ends both listeners and closes the database. */
  close(): Promise<void>
}

export const defaultPort = 4310

/**
 * Starts the sandbox and its game provider on loopback, each at an origin of its own.
 * @throws PortsTakenError
 */
export async function startSandbox(options: StartOptions = {}): Promise<RunningSandbox> {
  const { port = defaultPort, providerPort = defaultProviderPort, dataDir } = options
  const dbFile = options.dbFile ?? (dataDir === undefined ? undefined : join(dataDir, 'sandbox.sqlite'))
  const server = createSandboxServer({ ...options, dbFile })
  const listeners: Listener[] = []
  let provider: Provider | undefined
  const close = async () => {
    await Promise.all(listeners.map((listener) => listener.close()))
    provider?.close()
    server.close()
  }
  try {
    const gateway = await listen(server.app, port)
    listeners.push(gateway)
    const { sandbox } = server
    provider = createProvider({
      walletUrl: gateway.origin,
      secret: sandbox.walletSecret,
      frameAncestors: () => [...sandbox.embedders],
      now: sandbox.clock.now,
      dbFile: dataDir === undefined ? undefined : join(dataDir, 'provider.sqlite'),
    })
    const games = await listen(providerApp(server, provider), providerPort)
    listeners.push(games)
    sandbox.origin = gateway.origin
    sandbox.providerOrigin = games.origin
    sandbox.embedders.add(gateway.origin).add(`http://localhost:${gateway.port}`)
    const notices = [...sandbox.notices, ...provider.notices]
    return { origin: gateway.origin, providerOrigin: games.origin, server, notices, close }
  } catch (error) {
    await close()
    throw error
  }
}

function providerApp({ sandbox }: SandboxServer, provider: Provider): Hono<GatewayEnvironment> {
  const app = new Hono<GatewayEnvironment>()
  routeSlowBoat(app, () => [...sandbox.embedders])
  routeChatRoom(app, sandbox)
  app.route('/', provider.app)
  return app
}
