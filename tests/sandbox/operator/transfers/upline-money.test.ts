/** Money that the account above sends: a deposit to limits and turnover. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { paymentProof } from '#sandbox/entry/testing/test-steps.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { withdrawable } from '../turnover/turnover.ts'

const juan = 1
let client: TestClient
let upline: string
let token: string
beforeEach(async () => {
  client = new TestClient()
  upline = await client.logIn('agent41')
  token = await client.logIn('juan')
})
afterEach(() => client.close())

let keys = 0
async function send(amount: string) {
  const { checkToken } = await paymentProof(client, upline, 'transfer')
  const input = { to: 'downline', account: 'juan', amount, remark: '', checkToken } as const
  return client.call(contract.transfers.send, input, { token: upline, key: `upline ${keys++}` })
}

test('[MBR-06][MBR-07] money from the upline is locked until it was bet once', async () => {
  expect(await send('500.00')).toMatchObject({ success: true })
  expect(withdrawable(client.server.sandbox, juan)).toMatchObject({ locked: 500_00, free: 12_480_75 })
  const terms = await client.value(contract.withdrawals.terms, { language: 'EN' }, { token })
  expect(terms.requirements).toMatchObject([{ source: 'transfer', required: '500.00', name: null }])
  const sessionId = await client.play(token)
  await client.wallet('bet', { sessionId, roundId: 'r', txId: 'b', amount: '500.00' })
  await client.wallet('win', { sessionId, roundId: 'r', txId: 'w', amount: '500.00' })
  expect(withdrawable(client.server.sandbox, juan)).toMatchObject({ locked: 0, free: 12_980_75 })
})

test('[RSG-02][MBR-07] it counts towards the deposit limit, and the sender learns nothing of the limit', async () => {
  await client.value(contract.limits.set, { kind: 'deposit', period: 'day', limit: '100' }, { token })
  expect(await send('100.01')).toMatchObject({
    code: 'RECIPIENT_LIMITED',
    message: 'This member can’t receive that much now.',
  })
  expect(await send('60.00')).toMatchObject({ success: true })
  expect(await send('50.00')).toMatchObject({ code: 'RECIPIENT_LIMITED' })
  const { limits } = await client.value(contract.limits.overview, {}, { token })
  expect(limits.find(({ kind }) => kind === 'deposit')).toMatchObject({ used: '60.00', left: '40.00' })
  const order = { channelId: 'gcash', amount: '50' }
  expect(await client.call(contract.cashier.deposit, order, { token, key: 'd' })).toMatchObject({
    code: 'DEPOSIT_LIMIT',
  })
})
