import { isIP } from 'node:net'
import { join } from 'node:path'
import { Hono } from 'hono'
import { routeChatRoom } from '#sandbox/operator/chat/chat-room.ts'
import { claimFolder } from '#sandbox/operator/db/claim-folder.ts'
import type { GatewayEnvironment } from '#sandbox/operator/gateway/context.ts'
import { defaultProviderPort } from '#sandbox/operator/sandbox.ts'
import { createProvider, type Provider } from '#sandbox/provider/app.ts'
import { type Listener, listen } from './listen.ts'
import { createSandboxServer, type SandboxServer, type SandboxServerOptions } from './server.ts'
import { routeSlowBoat } from './slow-boat.ts'

export type StartOptions = Omit<SandboxServerOptions, 'providerOrigin' | 'walletSecret'> & {
  /** Port of the sandbox, 4310 by default. If taken, the next free one is used; 0 takes any. */
  port?: number | undefined
  /** Port of the game provider, 4311 by default. Works like `port`. */
  providerPort?: number | undefined
  /** Address to listen on, loopback by default. Anything else only in a container that publishes to loopback. */
  host?: string | undefined
  /** Whether a server in front of it names each visitor's address in `X-Forwarded-For`. Without one, anybody could. */
  proxied?: boolean | undefined
  /** Folder of the database files. `dbFile` overrides it for the sandbox's own. In memory if both are omitted. */
  dataDir?: string | undefined
}

export type RunningSandbox = {
  readonly origin: string
  readonly providerOrigin: string
  readonly server: SandboxServer
  /** Messages for the person who starts it, for instance that a database file was moved aside. */
  readonly notices: readonly string[]
  /** Closes both listeners and both databases. */
  close(): Promise<void>
}

export const defaultPort = 4310

/**
 * Starts the sandbox and its game provider on loopback, each on its own origin.
 * @throws PortsTakenError, and FolderInUseError when another sandbox keeps its data in the folder
 */
export async function startSandbox(options: StartOptions = {}): Promise<RunningSandbox> {
  const { port = defaultPort, providerPort = defaultProviderPort, dataDir, host, proxied } = options
  const dbFile = options.dbFile ?? (dataDir === undefined ? undefined : join(dataDir, 'sandbox.sqlite'))
  const claimed = dataDir === undefined ? undefined : claimFolder(dataDir)
  const server = createSandboxServer({ ...options, dbFile })
  const listeners: Listener[] = []
  let provider: Provider | undefined
  const close = async () => {
    await Promise.all(listeners.map((listener) => listener.close()))
    provider?.close()
    server.close()
    claimed?.giveUp()
  }
  try {
    const gateway = await listen(proxied ? behindServer(server.app) : server.app, port, host)
    listeners.push(gateway)
    const { sandbox } = server
    provider = createProvider({
      walletUrl: gateway.origin,
      secret: sandbox.walletSecret,
      frameAncestors: () => [...sandbox.embedders],
      now: sandbox.clock.now,
      dbFile: dataDir === undefined ? undefined : join(dataDir, 'provider.sqlite'),
    })
    const games = await listen(providerApp(server, provider), providerPort, host)
    listeners.push(games)
    sandbox.origin = gateway.origin
    claimed?.noteAddress(gateway.origin)
    sandbox.providerOrigin = games.origin
    sandbox.embedders.add(gateway.origin).add(`http://localhost:${gateway.port}`)
    const notices = [...sandbox.notices, ...provider.notices]
    return { origin: gateway.origin, providerOrigin: games.origin, server, notices, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The app of a sandbox that has a server in front of it, which puts the visitor's address last. */
const behindServer = ({ fetch }: SandboxServer['app']): Pick<SandboxServer['app'], 'fetch'> => ({
  fetch: (request, environment, ...more) =>
    fetch(request, { ...environment, visitor: forwardedFor(request) }, ...more),
})

function forwardedFor({ headers }: Request): string | undefined {
  const last =
    headers
      .get('X-Forwarded-For')
      ?.split(',')
      .at(-1)
      ?.trim()
      .replace(/^::ffff:/, '') ?? ''
  return isIP(last) === 0 ? undefined : last
}

function providerApp({ sandbox }: SandboxServer, provider: Provider): Hono<GatewayEnvironment> {
  const app = new Hono<GatewayEnvironment>()
  routeSlowBoat(app, () => [...sandbox.embedders])
  routeChatRoom(app, sandbox)
  app.route('/', provider.app)
  return app
}
