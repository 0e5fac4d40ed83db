import i18next from 'i18next'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { LostChunk } from '#lib/chunks/load-chunk.ts'
import { chooseLanguage } from '#lib/i18n/i18n.ts'
import { UserFacingError } from '#lib/user-facing-error/user-facing-error.ts'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import { useFaultMessage } from './use-fault-message.ts'

/** One fault of every kind. The type ensures that none is missing. */
const faults = {
  offline: { kind: 'offline' },
  timeout: { kind: 'timeout' },
  cancelled: { kind: 'cancelled' },
  unauthorized: { kind: 'unauthorized' },
  maintenance: { kind: 'maintenance' },
  blocked: { kind: 'blocked', reason: 'ip', ip: '203.0.113.9' },
  tooMany: { kind: 'tooMany', retryAfter: 17 },
  refused: { kind: 'refused', message: '', code: undefined, value: undefined },
  failed: { kind: 'failed', status: 502 },
  malformed: { kind: 'malformed', code: 'G-48213', field: 'value.list', detail: 'invalid_type' },
  intercepted: { kind: 'intercepted', by: 'network', status: 511 },
  invalidInput: { kind: 'invalidInput', field: 'username' },
  insecure: { kind: 'insecure', detail: 'no secure context' },
} as const satisfies { [Kind in GatewayFault['kind']]: Extract<GatewayFault, { kind: Kind }> }

const reported: GatewayFault[] = [
  ...Object.values(faults).filter(({ kind }) => kind !== 'cancelled'),
  { kind: 'intercepted', by: 'challenge', status: 403 },
]
const error = (fault: GatewayFault) => new GatewayError('games.list', fault)

async function say(thrown: unknown): Promise<string | undefined> {
  const { result } = await renderHook(() => useFaultMessage())
  // The texts of a language that was just chosen may still be loading.
  await expect.poll(() => typeof result.current).toBe('function')
  return result.current(thrown)
}

beforeAll(() => i18next.loadNamespaces('warnings'))
afterAll(() => chooseLanguage('EN'))

describe.each(['EN', 'TY'] as const)('[NET-05, ERR-02] in %s', (language) => {
  beforeAll(() => chooseLanguage(language))

  test.each(reported)('the fault $kind has a full message without technical terms', async (fault) => {
    const words = (await say(error(fault))) ?? ''
    expect(words).toMatch(/^\p{Lu}.{15,}[.!]$/u)
    expect(words).not.toMatch(/fault\.|\{\{|games\.list|502|511|value\.list|invalid_type/)
  })

  test('[ERR-01] code that the network did not bring is a connection that broke, code that is gone is not', async () => {
    const offline = await say(error(faults.offline))
    expect(await say(new LostChunk('/assets/c-1.js', 'other'))).toBe(offline)
    expect(await say(new LostChunk('/assets/c-1.js', 'timeout'))).toBe(offline)
    expect(await say(new LostChunk('/assets/c-1.js', 'missing'))).not.toBe(offline)
  })

  test('too many calls have a message with the time to wait', async () => {
    expect(await say(error(faults.tooMany))).toContain('17')
    const long = await say(error({ kind: 'tooMany', retryAfter: 1141 }))
    expect(long).toMatch(language === 'EN' ? /in 20 minutes\.$/ : /20 minuto\.$/)
  })

  test('an address of the site that the gateway doesn’t know has a message', async () => {
    const refused = {
      kind: 'refused',
      message: 'Bad domain',
      code: 'DOMAIN_INVALID',
      value: undefined,
    } as const
    expect(await say(error(refused))).toContain(
      language === 'EN' ? 'This site address' : 'ang site address na ito',
    )
  })

  test('an error that is no failed call has a message too', async () => {
    expect(await say(new TypeError('x is undefined'))).toBe(await say(error(faults.invalidInput)))
  })
})

test('[NET-05] the messages differ between the two languages', async () => {
  await chooseLanguage('EN')
  const english = new Map<string, string | undefined>()
  for (const fault of reported) english.set(fault.kind, await say(error(fault)))
  await chooseLanguage('TY')
  for (const fault of reported) expect(await say(error(fault))).not.toBe(english.get(fault.kind))
})

test('[NET-05] the gateway’s own words and those of other parties are said as they are', async () => {
  await chooseLanguage('EN')
  const refused = { kind: 'refused', message: 'Bukas na lang.', code: 'LATER', value: undefined } as const
  expect(await say(error(refused))).toBe('Bukas na lang.')
  expect(await say(new UserFacingError('botCheck.timeout', 'The check took too long.'))).toBe(
    'The check took too long.',
  )
})

test('[NET-02] a cancelled call shows no message', async () => {
  expect(await say(error(faults.cancelled))).toBeUndefined()
})
