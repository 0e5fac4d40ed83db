import { expect, test } from 'vitest'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { almostJson } from '#support/almost-json.ts'
import { CallFault } from './call-fault.ts'
import { readAnswer } from './response.ts'

const deepTree = (depth: number) =>
  `${'{"modId":"x","enabled":"1","childrenNodes":['.repeat(depth)}${']}'.repeat(depth)}`

test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '[ERR-02, SEC-05] an answer to %s that is almost JSON is a fault of a known kind',
  async (_, endpoint) => {
    for (const text of almostJson)
      for (const status of [200, 400, 503]) {
        const read = readAnswer(endpoint, new Response(text, { status }), { onMisfit() {} })
        const failure = await read.then(
          () => undefined,
          (error: unknown) => error,
        )
        const stands = failure === undefined || failure instanceof CallFault
        expect(stands, `${status} ${text.slice(0, 60)}: ${String(failure)}`).toBe(true)
      }
  },
)

test('[ERR-02, SEC-05] settings deeper than anything are malformed, and no lost connection', async () => {
  const { settings } = contract.system
  const text = `{"success":true,"value":{"nodes":[${deepTree(20_000)}]}}`
  await expect(readAnswer(settings, new Response(text), { onMisfit() {} })).rejects.toBeInstanceOf(CallFault)
})
