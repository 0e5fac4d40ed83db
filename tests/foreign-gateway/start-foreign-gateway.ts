import { once } from 'node:events'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { Accounts } from './accounts.ts'
import { foreignApp } from './app.ts'
import { makeOpener, type PublicKey } from './sealed.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** Sees a request and answers it, with the gateway's own answer or another. */
export type Around = (request: Request, answer: Fetch) => Response | Promise<Response>

export type ForeignGateway = {
  origin: string
  /** What its clients encrypt with. */
  publicKey: PublicKey
  close(): Promise<void>
}

/** Somebody who has an account from the start. */
export const islander = { name: 'marisol', secret: 'Tubig2026', balance: '4821.35' } as const

/** Serves the foreign gateway on a free port of this machine. */
export async function startForeignGateway(
  around: Around = (request, answer) => answer(request),
): Promise<ForeignGateway> {
  const opener = await makeOpener()
  const accounts = new Accounts()
  accounts.open(islander.name, islander.secret, islander.balance)
  const app = foreignApp(opener, accounts)
  const answer: Fetch = (request) => app.fetch(request)
  // A plain HTTP server unless told otherwise, though its type allows for more.
  const server = createAdaptorServer({
    fetch: (request) => around(request, answer),
    overrideGlobalObjects: false,
  }) as Server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    publicKey: opener.publicKey,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
