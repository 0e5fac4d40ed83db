import { join } from 'node:path'
import { Hono } from 'hono'
import { routeChatRoom } from './chat/chat-room.ts'
import type { GatewayEnvironment } from './gateway/context.ts'
import { type Listener, listen } from './listen.ts'
import { createPlatform, type Platform, type PlatformOptions } from './platform.ts'
import { createProvider } from './provider/app.ts'
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
  const close = async () => {
    await Promise.all(listeners.map((listener) => listener.close()))
    platform.close()
  }
  try {
    const gateway = await listen(platform.app, port)
    listeners.push(gateway)
    const provider = await listen(providerApp(platform, gateway.origin), providerPort)
    listeners.push(provider)
    const { sandbox } = platform
    sandbox.origin = gateway.origin
    sandbox.providerOrigin = provider.origin
    sandbox.embedders.add(gateway.origin).add(`http://localhost:${gateway.port}`)
    return { origin: gateway.origin, providerOrigin: provider.origin, platform, close }
  } catch (error) {
    await close()
    throw error
  }
}

function providerApp({ sandbox }: Platform, walletUrl: string): Hono<GatewayEnvironment> {
  const frameAncestors = () => [...sandbox.embedders]
  const app = new Hono<GatewayEnvironment>()
  routeSlowBoat(app, frameAncestors)
  routeChatRoom(app, sandbox)
  app.route(
    '/',
    createProvider({ walletUrl, secret: sandbox.walletSecret, frameAncestors, now: sandbox.clock.now }),
  )
  return app
}
