import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as a server received it. */
export type Seen = { method: string; path: string; headers: IncomingMessage['headers'] }

/** The token in every login's answer, which no page may ever see. */
export const token = 'T0ken-that-no-page-may-see'

export type Operator = {
  readonly gatewayUrl: string
  /** The origin of the games. */
  readonly gameOrigin: string
  /** An origin that matches the brand's sources but that the gateway never names, so it counts as hostile. */
  readonly evilOrigin: string
  readonly gatewaySaw: readonly Seen[]
  readonly gameSaw: readonly Seen[]
  readonly evilSaw: readonly Seen[]
  /** Path of the next launch on the game origin; the default is "/game". */
  launchPath: string
  /** The page at /check of the public address; undefined for none. */
  checkPage: string | undefined
  /** The page at /support of the gateway's address; undefined for none. */
  supportPage: string | undefined
  /** Whether the session has ended: then every call with a token is answered with 401. */
  sessionIsDead: boolean
  /** Closes the gateway's server, as if it were down. */
  stopGateway(): Promise<void>
  /** Forgets what it was set to, and opens a closed gateway again. Its addresses stay. */
  reset(): Promise<void>
  /** Forgets what it has seen. */
  forgetCalls(): void
  close(): Promise<void>
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const saw: Seen[] = []
  const server = createServer((request, response) => {
    saw.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers })
    answer(request, response)
  })
  const open = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await open(0)
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  const openAgain = async () => {
    if (!server.listening) await open(port)
  }
  return { saw, origin: `http://127.0.0.1:${port}`, stop, openAgain }
}

const page = (title: string) => `<!doctype html><title>${title}</title><body><h1>${title}</h1>
  <a id="blank" target="_blank" href="https://example.com/">a link to a new window</a>
  <a id="download" download="file.txt" href="/file.txt">a download</a></body>`

/**
 * A small hostile operator: a gateway that issues a token and launch addresses, a game server that serves whatever a
 * spec needs, and a third host that must never be reached. The sandbox behaves too well for these specs.
 */
export async function startOperator(): Promise<Operator> {
  const evil = await listen((_, response) =>
    response.setHeader('content-type', 'text/html').end(page('evil')),
  )
  const game = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://game')
    if (pathname === '/redirect') return response.writeHead(302, { location: `${evil.origin}/landed` }).end()
    if (pathname === '/used')
      return response.writeHead(403, { 'content-type': 'text/html' }).end(page('used up'))
    if (pathname === '/worker.js')
      return response.setHeader('content-type', 'text/javascript').end('addEventListener("fetch", () => {})')
    if (pathname === '/file.txt') response.setHeader('content-disposition', 'attachment')
    response.setHeader('set-cookie', 'visited=1')
    response
      .setHeader('content-type', pathname === '/file.txt' ? 'text/plain' : 'text/html')
      .end(page('game'))
  })

  let launches = 0
  const first: Pick<Operator, 'launchPath' | 'checkPage' | 'supportPage' | 'sessionIsDead'> = {
    launchPath: '/game',
    checkPage: undefined,
    supportPage: undefined,
    sessionIsDead: false,
  }
  const own = { ...first }
  const answers: Record<string, () => unknown> = {
    '/wps/session/login': () => ({ token, firstTimeLogin: false }),
    '/wps/system/permission': () => ({ info: { launchGameCDNs: [game.origin], imageCDNs: [] } }),
    '/wps/game/launchGame': () => ({ url: `${game.origin}${own.launchPath}?launch=${++launches}` }),
    '/wps/member/info': () => ({ id: 1, account: 'player', type: 0 }),
  }
  const gateway = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gateway')
    if (own.sessionIsDead && request.headers.authorization !== undefined) return response.writeHead(401).end()
    if (pathname === '/check') {
      if (own.checkPage === undefined) return response.writeHead(404).end()
      return response.setHeader('content-type', 'text/html').end(own.checkPage)
    }
    if (pathname === '/support') {
      if (own.supportPage === undefined) return response.writeHead(404).end()
      return response.setHeader('content-type', 'text/html').end(own.supportPage)
    }
    if (pathname === '/away') return response.writeHead(302, { location: `${evil.origin}/landed` }).end()
    const value = answers[pathname]?.()
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(value ? { success: true, value } : { success: false, message: 'not here' }))
  })

  return Object.assign(own, {
    gatewayUrl: gateway.origin,
    gameOrigin: game.origin,
    evilOrigin: evil.origin,
    gatewaySaw: gateway.saw,
    gameSaw: game.saw,
    evilSaw: evil.saw,
    stopGateway: gateway.stop,
    forgetCalls: () => {
      for (const { saw } of [gateway, game, evil]) saw.length = 0
    },
    reset: async () => {
      Object.assign(own, first)
      await gateway.openAgain()
    },
    close: async () => {
      await Promise.all([gateway.stop(), game.stop(), evil.stop()])
    },
  })
}
