import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RunningSandbox, startSandbox } from '#sandbox/entry/start-sandbox.ts'
import { depositTakes } from '#sandbox/operator/deposits/settle-deposits.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { signLaunch } from '../wire/wallet-api.ts'

let running: RunningSandbox
let token: string
let keys = 0
beforeAll(async () => {
  running = await startSandbox({
    port: 0,
    providerPort: 0,
    scale: 'small',
    settings: { limits: false, botCheck: false },
  })
})
afterAll(() => running.close())
beforeEach(() => {
  const { sandbox } = running.server
  sandbox.reset({ data: true })
  token = sandbox.sessions.begin(1)
})

/** Opens an order and returns its payment page's address. */
async function order(returnUrl?: string): Promise<{ orderId: string; payUrl: string }> {
  const response = await fetch(running.origin + contract.cashier.deposit.path, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': `k${keys++}`,
      Merchant: 'palaro',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ channelId: 'gcash', amount: '500.00', returnUrl }),
  })
  const { value } = await response.json()
  const made = contract.cashier.deposit.value.parse(value)
  return { orderId: made.orderId, payUrl: made.payment?.payUrl ?? '' }
}

const stateOf = (orderId: string) =>
  running.server.db.get<{ state: string }>('SELECT state FROM deposits WHERE id = ?', orderId)?.state

async function look(payUrl: string) {
  const response = await fetch(payUrl)
  return { status: response.status, page: await response.text(), headers: response.headers }
}

/** Presses a button of the page. */
async function press(payUrl: string, action: 'pay' | 'refuse', attempt?: string) {
  const { page } = await look(payUrl)
  const own = /name="attempt" value="([\w-]+)"/.exec(page)?.[1] ?? crypto.randomUUID()
  const body = new URLSearchParams({ action, attempt: attempt ?? own })
  const response = await fetch(payUrl, { method: 'POST', body })
  return { attempt: own, page: await response.text() }
}

test('[MBR-05] the page shows amount, merchant and order, pays it, and leads back to the site', async () => {
  const { orderId, payUrl } = await order(`${running.origin}/deposit`)
  const { status, page, headers } = await look(payUrl)
  expect(status).toBe(200)
  for (const words of ['₱500.00', 'Payment to Palaro', orderId]) expect(page).toContain(words)
  expect(headers.get('Content-Security-Policy')).toMatch(/form-action 'self'; frame-ancestors 'none'/)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(payUrl).not.toContain(token)
  const paid = await press(payUrl, 'pay')
  expect(paid.page).toContain('You paid ₱500.00 to Palaro.')
  expect(paid.page).toContain(`href="${running.origin}/deposit?order=${orderId}"`)
  expect(stateOf(orderId)).toBe('pending')
  // The same attempt again, as after a reload, and another one.
  const body = new URLSearchParams({ action: 'pay', attempt: paid.attempt })
  expect(await (await fetch(payUrl, { method: 'POST', body })).text()).toContain('You paid')
  expect((await look(payUrl)).page).toContain('Already paid')
  expect((await press(payUrl, 'refuse')).page).toContain('You weren’t charged again.')
  running.server.clock.advance(depositTakes)
  expect((await look(payUrl)).page).toContain('Already paid')
  expect(running.server.sandbox.ledger.balance('wallet', 1)).toBe(12_980_75)
})

test('[MBR-05] it can be refused, which is final', async () => {
  const { orderId, payUrl } = await order()
  const { page } = await press(payUrl, 'refuse')
  expect(page).toContain('Payment declined')
  expect(page).not.toContain('class="back"')
  expect((await press(payUrl, 'pay')).page).toContain('Payment declined')
  expect(stateOf(orderId)).toBe('failed')
})

test('[MBR-05] opened twice, expired and cancelled: each is said', async () => {
  const { payUrl } = await order()
  expect((await look(payUrl)).page).not.toContain('opened this payment before')
  expect((await look(payUrl)).page).toContain('opened this payment before')
  running.server.clock.advance(15 * 60_000)
  expect((await press(payUrl, 'pay')).page).toContain('Order expired')
  const other = await order()
  running.server.db.run("UPDATE deposits SET state = 'cancelled' WHERE id = ?", other.orderId)
  expect((await look(other.payUrl)).page).toContain('Order cancelled')
})

test('[MBR-05] nothing about the address can be changed', async () => {
  const { payUrl } = await order()
  const other = await order()
  const changed = new URL(payUrl)
  changed.searchParams.set('order', other.orderId)
  expect(await look(changed.href)).toMatchObject({ status: 403 })
  changed.searchParams.delete('signature')
  expect(await look(changed.href)).toMatchObject({ status: 403 })
  // A signature for a launch is none for a payment.
  const launch = signLaunch(running.server.sandbox.walletSecret, { order: other.orderId, lang: 'EN' })
  expect(await look(`${running.providerOrigin}/pay?${launch}`)).toMatchObject({ status: 403 })
  const response = await fetch(changed.href, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) })
  expect(response.status).toBe(403)
  expect(stateOf(other.orderId)).toBe('created')
})

test.each(['https://evil.example/deposit', 'javascript:alert(1)', 'http://127.0.0.1.evil.example/'])(
  '[MBR-05] it never leads back to %s',
  async (returnUrl) => {
    const { payUrl } = await order(returnUrl)
    expect((await look(payUrl)).page).not.toContain('class="back"')
  },
)
