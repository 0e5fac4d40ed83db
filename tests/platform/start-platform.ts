import { join } from 'node:path'
import { Hono } from 'hono'
import { routeChatRoom } from './chat/chat-room.ts'
import type { GatewayEnvironment } from './gateway/context.ts'
import { type Listener, listen } from './listen.ts'
import { createPlatform, type Platform, type PlatformOptions } from './platform.ts'
import { createProvider, type Provider } from './provider/app.ts'
import { routeSlowBoat } from './routes/slow-boat.ts'
import { defaultProviderPort } from './sandbox.ts'

export type StartOptions = Omit<PlatformOptions, 'providerOrigin' | 'walletSecret'> & {
  /** Where the platform listens; the next free port if it's taken, any for 0. 4310 by default. */
  port?: number | undefined
  /** The same for the game provider. 4311 by default. */
  providerPort?: number | undefined
  /** Folder for the database's file, where no file is named; without either, everything is in memory. */
  dataDir?: string | undefined
}

export type RunningPlatform = {
  readonly origin: string
  readonly providerOrigin: string
  readonly platform: Platform
  /** Said to the person who starts it: what became of the files of both databases. */
  readonly notices: readonly string[]
  /** Ends both listeners and closes the database. */
  close(): Promise<void>
}

export const defaultPort = 4310

/**
 * Starts the platform and its game provider on loopback, each at an origin of its own.
 * @throws PortsTakenError
 */
export async function startPlatform(options: StartOptions = {}): Promise<RunningPlatform> {
  const { port = defaultPort, providerPort = defaultProviderPort, dataDir } = options
  const dbFile = options.dbFile ?? (dataDir === undefined ? undefined : join(dataDir, 'platform.sqlite'))
  const platform = createPlatform({ ...options, dbFile })
  const listeners: Listener[] = []
  let provider: Provider | undefined
  const close = async () => {
    await Promise.all(listeners.map((listener) => listener.close()))
    provider?.close()
    platform.close()
  }
  try {
    const gateway = await listen(platform.app, port)
    listeners.push(gateway)
    const { sandbox } = platform
    provider = createProvider({
      walletUrl: gateway.origin,
      secret: sandbox.walletSecret,
      frameAncestors: () => [...sandbox.embedders],
      now: sandbox.clock.now,
      dbFile: dataDir === undefined ? undefined : join(dataDir, 'provider.sqlite'),
    })
    const games = await listen(providerApp(platform, provider), providerPort)
    listeners.push(games)
    sandbox.origin = gateway.origin
    sandbox.providerOrigin = games.origin
    sandbox.embedders.add(gateway.origin).add(`http://localhost:${gateway.port}`)
    const notices = [...sandbox.notices, ...provider.notices]
    return { origin: gateway.origin, providerOrigin: games.origin, platform, notices, close }
  } catch (error) {
    await close()
    throw error
  }
}

function providerApp({ sandbox }: Platform, provider: Provider): Hono<GatewayEnvironment> {
  const app = new Hono<GatewayEnvironment>()
  routeSlowBoat(app, () => [...sandbox.embedders])
  routeChatRoom(app, sandbox)
  app.route('/', provider.app)
  return app
}
