import { expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { signatureHeader, signBody, walletCalls } from '#sandbox/provider/wire/wallet-api.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { parseJson } from './json.ts'

test.each([
  '{"amount":"1.00","amount":"2.00"}',
  '{"amount" : 1, "b": [], "amount"\n: 1}',
  String.raw`{"amount":1,"\u0061mount":2}`,
  '{"a":{"b":1,"b":2}}',
  '[{"a":1},{"a":1,"a":1}]',
  '{"__proto__":1,"__proto__":2}',
  '{"a":1',
  '',
])('%s is not read', (text) => {
  expect(parseJson(text)).toBeUndefined()
})

test.each([
  '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
  String.raw`{"a":"\"a\":","b":"{\"a\":1,\"a\":2}"}`,
  '{"a":"a","b":"a"}',
  '["a","a"]',
  '"a"',
  'null',
])('%s is read as it stands', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text))
})

test('[LNCH-08] a wallet call and a gateway call with a key twice are refused, and nothing is booked', async () => {
  const client = new TestClient()
  const token = await client.logIn('juan')
  const sessionId = await client.play(token)
  const text = `{"sessionId":"${sessionId}","roundId":"r","txId":"t","amount":"1.00","amount":"2.00"}`
  const headers = { [signatureHeader]: signBody(client.server.sandbox.walletSecret, text) }
  const bet = await client.fetch(walletCalls.bet.path, { method: 'POST', body: text, headers })
  expect([bet.status, await bet.json()]).toEqual([400, expect.objectContaining({ code: 'MALFORMED' })])

  const deposit = await client.fetch(contract.cashier.deposit.path, {
    method: 'POST',
    body: '{"channelId":"gcash","amount":"100.00","amount":"5000.00"}',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': 'k1',
    },
  })
  expect([deposit.status, await deposit.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'INVALID_PAYLOAD' }),
  ])
  expect(client.server.db.get('SELECT 1 FROM deposits')).toBeUndefined()
  expect(await client.balance(token)).toBe('12480.75')
  client.close()
})
