import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from '#lib/i18n/i18n.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { accountCalls } from './testing/account-calls.ts'
import { gameCalls } from './testing/game-calls.ts'
import { namedCalls } from './testing/named-calls.ts'
import { playerCalls } from './testing/player-calls.ts'
import { siteCalls } from './testing/site-calls.ts'

afterEach(() => chooseLanguage('EN'))

/** The calls of the specification's section 7 that the client makes. */
const calls = [...accountCalls, ...siteCalls, ...gameCalls, ...playerCalls]

test.each(calls.map(([call, fields, make], at) => [at + 1, call, fields, make] as const))(
  '[NET-06] call %i: %s goes out with its fields and constants',
  async (_, call, fields, make) => {
    const [method, path] = call.split(' ')
    const endpoint = allEndpoints.find((one) => one.method === method && one.path === path)
    if (!endpoint) throw new Error(`the contract has no ${call}`)
    const network = await make()
    await expect.poll(() => network.sent(endpoint)).toHaveLength(1)
    const [sent] = network.sent(endpoint)
    expect(sent?.body ?? Object.fromEntries(sent?.query ?? [])).toMatchObject(fields)
  },
)

test('[NET-06] every call whose path the specification gives is in the table', () => {
  const made = new Set(calls.map(([call]) => call))
  const missing = allEndpoints.filter(
    ({ source, method, path }) => source === 'spec' && !made.has(`${method} ${path}`),
  )
  expect(missing.map(({ id }) => id)).toEqual([])
})

test.each(namedCalls)('[NET-06] what the specification calls "%s" is in the table, as %s', (_words, call) => {
  expect(calls.map(([made]) => made)).toContain(call)
})
