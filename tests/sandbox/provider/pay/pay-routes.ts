/** The payment pages of the sandbox's bank. Each belongs to one order, by a signed address without a session. */
import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { returnUrl } from '../embedding.ts'
import type { Wallet } from '../wallet-client.ts'
import { isSignedPayment, walletCalls } from '../wire/wallet-api.ts'
import { brokenPayPage, payPage } from './pay-page.ts'

interface PayOptions {
  readonly wallet: Wallet
  readonly secret: string
  /** Origins that a payment may return to. */
  readonly returnOrigins: () => readonly string[]
}

const form = z.object({
  action: z.enum(['pay', 'refuse']),
  attempt: z.string().check(z.regex(/^[\w-]{36}$/)),
})

/** Creates the routes below /pay. */
export function createPayRoutes({ wallet, secret, returnOrigins }: PayOptions): Hono {
  const app = new Hono()

  async function show(context: Context, action: 'look' | 'pay' | 'refuse', attempt: string) {
    const parameters = new URL(context.req.url).searchParams
    const language = parameters.get('lang') ?? 'EN'
    const orderId = parameters.get('order') ?? ''
    context.header('Cache-Control', 'no-store')
    if (orderId === '' || !isSignedPayment(secret, parameters))
      return context.html(brokenPayPage('changed', language), 403)
    const sent = action === 'look' ? '' : attempt
    const answer = await wallet.call(walletCalls.payment, { orderId, language, action, attempt: sent })
    if (answer.kind === 'unknown') return context.html(brokenPayPage('unavailable', language), 503)
    if (answer.kind === 'refused') return context.html(brokenPayPage('changed', language), 404)
    const back = returnUrl(answer.value.returnUrl ?? undefined, returnOrigins())
    return context.html(payPage(answer.value, { language, action: parameters.toString(), attempt, back }))
  }

  app.get('/', (context) => show(context, 'look', randomUUID()))
  app.post('/', bodyLimit({ maxSize: 1_024 }), async (context) => {
    const sent = form.safeParse(await context.req.parseBody())
    return sent.success
      ? show(context, sent.data.action, sent.data.attempt)
      : show(context, 'look', randomUUID())
  })
  return app
}
