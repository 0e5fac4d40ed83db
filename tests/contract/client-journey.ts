/** A program that uses the generated client as an operator's engineer would. It prints what it saw, as JSON. */
export const journey = (key: object | undefined): string => `
import { CompactEncrypt, importJWK } from 'jose'
import * as gateway from './client.ts'

const common = { Language: 'EN', Merchant: 'palaro' }
const open = { headers: common }

async function sealed(fields: object): Promise<{ payload: string }> {
  const key = await importJWK(${JSON.stringify(key)}, 'RSA-OAEP-256')
  const text = JSON.stringify({ ...fields, iat: Math.floor(Date.now() / 1000), nonce: crypto.randomUUID() })
  const payload = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'sandbox-1' })
    .encrypt(key)
  return { payload }
}

const permission = await gateway.systemPermission({ host: '127.0.0.1' }, open)
const login = await gateway.sessionLogin(
  await sealed({ type: 'username', username: 'juan', password: 'Palaro123' }),
  open,
)
if (login.status !== 200 || !login.data.success) throw new Error('the login was refused')
const session = { headers: { ...common, Authorization: \`Bearer \${login.data.value.token}\` } }
const without = await gateway.memberInfo(open)
const list = { clientType: 3, platform: 'flash,html5-desktop', language: 'EN', pageNo: 1, pageSize: 15 }
const games = await gateway.gamesList({ ...list, channel: 'WEB', merchant: 'palaro', gameType: 'RNG' }, session)
const profile = await gateway.profileOwn(session)
const paid = { headers: { ...session.headers, 'Idempotency-Key': crypto.randomUUID() } }
const deposit = { channelId: 'gcash', amount: '500.00' }
const order = await gateway.cashierDeposit(deposit, paid)
const again = await gateway.cashierDeposit(deposit, paid)
const other = { headers: { ...session.headers, 'Idempotency-Key': crypto.randomUUID() } }
const refused = await gateway.cashierDeposit({ channelId: 'gcash', amount: '1.00' }, other)

if (permission.status !== 200 || !permission.data.success) throw new Error('no permission')
if (games.status !== 200 || !games.data.success) throw new Error('no games')
if (profile.status !== 200 || !profile.data.success) throw new Error('no profile')
if (order.status !== 200 || !order.data.success) throw new Error('no order')
if (again.status !== 200 || !again.data.success) throw new Error('no order again')
if (refused.status !== 200 || refused.data.success) throw new Error('a wrong amount was taken')
console.log(
  JSON.stringify({
    open: permission.data.value.info.maintenance === false,
    withoutSession: without.status,
    games: games.data.value.list.length > 0 && games.data.value.total > 0,
    memberSince: profile.data.value.memberSince > 0,
    order: { state: order.data.value.state, amount: order.data.value.amount },
    again: again.data.value.orderId === order.data.value.orderId ? 'the same order' : 'another order',
    refused: refused.data.code,
  }),
)
`
