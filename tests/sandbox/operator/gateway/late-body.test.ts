import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

/** Begins a deposit whose body ends only when `finish` is called. */
function slowDeposit(token: string) {
  const body = new TransformStream<Uint8Array, Uint8Array>()
  const writer = body.writable.getWriter()
  const bytes = new TextEncoder().encode(JSON.stringify({ channelId: 'gcash', amount: '100.00' }))
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': 'slow',
    },
    body: body.readable,
    duplex: 'half',
  }
  const answer = client.fetch(contract.cashier.deposit.path, request)
  void writer.write(bytes.subarray(0, 10))
  return async () => {
    void writer.write(bytes.subarray(10))
    void writer.close()
    return answer
  }
}

test('[RSG-03][AUTH-11] what a call may do is decided when its body has arrived, not when it began', async () => {
  const token = await client.logIn('juan')
  const onBreak = slowDeposit(token)
  const loggedOut = slowDeposit(token)
  await client.value(contract.limits.pause, { period: 'days30' }, { token })
  expect(await (await onBreak()).json()).toMatchObject({ code: 'ACCOUNT_ON_BREAK' })
  await client.call(contract.session.logout, {}, { token })
  expect((await loggedOut()).status).toBe(401)
  expect(client.server.db.all('SELECT 1 FROM deposits WHERE account_id = 1')).toEqual([])
})
