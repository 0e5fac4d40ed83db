/** What the contract's documents say of the transport, held against the transport. */
import { describe, expect, test, vi } from 'vitest'
import { MoneyKey } from '#lib/gateway/money-key.ts'
import { quietGateway } from '#lib/testing/quiet-gateway.ts'
import { prepareCall } from '#sandbox/entry/contract/contract-inputs.ts'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { faultOf } from '#shared/contract/errors.ts'
import { outcomes } from '#shared/contract/outcomes.ts'
import { requestHeaders } from '../../resources/contract/wire-facts.ts'

const gateway = quietGateway('http://gateway.example', {
  sessionHeaders: () => ({ Authorization: 'Bearer token' }),
})

/** The headers that a call goes out with, in lower case. */
async function sentHeaders(endpoint: AnyEndpoint, input: object): Promise<string[]> {
  let sent: string[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent = [...new Request(url, init).headers.keys()]
    return Promise.reject(new TypeError('not sent'))
  })
  const call = endpoint.movesMoney
    ? gateway.moveMoney(endpoint, input, new MoneyKey('key'))
    : gateway.call(endpoint, input)
  await call.catch(() => {})
  return sent.toSorted()
}

test('[OPS-02] each call carries the headers that its document lists, and no others', async () => {
  const client = new TestClient()
  for (const endpoint of allEndpoints) {
    const { input } = await prepareCall(client, endpoint)
    const listed = requestHeaders
      .filter(({ sentWith }) => sentWith(endpoint))
      .map(({ name }) => name.toLowerCase())
    expect({ id: endpoint.id, headers: await sentHeaders(endpoint, input) }).toEqual({
      id: endpoint.id,
      headers: listed.toSorted(),
    })
  }
  client.close()
})

describe('[OPS-02] an answer has the outcome that the document lists', () => {
  test.each(outcomes.map((outcome) => [outcome.answer, outcome] as const))('%s', async (_, outcome) => {
    const body = 'body' in outcome ? JSON.stringify(outcome.body) : '<h1>Not JSON</h1>'
    const send = () => Promise.resolve(new Response(body, { status: outcome.status }))
    const fault = await gateway.call(contract.member.balance, {}, { send }).catch(faultOf)
    expect(fault).toMatchObject({ kind: outcome.fault })
  })
})
