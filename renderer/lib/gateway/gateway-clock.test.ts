import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { quietGateway } from '#lib/testing/quiet-gateway.ts'
import { resetClock } from '#lib/testing/reset-clock.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { Gateway } from './gateway.ts'

const aYear = 365 * 86_400_000

beforeEach(resetClock)
afterEach(() => vi.unstubAllGlobals())
afterAll(resetClock)

/**
 * Logs in twice with the gateway's clock ahead by so many milliseconds. Returns the encrypted times relative to its
 * clock.
 */
async function sealedTimes(ahead: number): Promise<number[]> {
  const times: number[] = []
  const gateway = new Gateway({
    baseUrl: 'https://gateway.example',
    merchant: 'palaro',
    language: () => 'EN',
    sessionHeaders: () => ({}),
    session: () => undefined,
    encrypt: (_, at) => Promise.resolve(`${times.push(at)}`),
    onMisfit() {},
    onFault() {},
  })
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { success: false, code: 'REPLAYED', message: 'Please try again' },
      { headers: { Date: new Date(Date.now() + ahead).toUTCString() } },
    ),
  )
  const login = { type: 'username', username: 'juan', password: 'Palaro123' } as const
  for (let tries = 0; tries < 2; tries += 1)
    await expect(gateway.call(contract.session.login, login)).rejects.toMatchObject({
      fault: { kind: 'refused' },
    })
  return times.map((time) => time - Date.now() - ahead)
}

test.each([aYear, -aYear, 86_400_000])(
  '[SEC-05] a device whose clock is wrong by %i ms encrypts with the gateway’s time, once an answer has brought it',
  async (ahead) => {
    const [first, second] = await sealedTimes(ahead)
    expect(Math.abs(first ?? 0)).toBeGreaterThan(Math.abs(ahead) - 60_000)
    expect(Math.abs(second ?? aYear)).toBeLessThan(60_000)
  },
)

test('[MBR-17] the gateway’s time is read from the Date header of an answer, or from its own field', async () => {
  const gateway = quietGateway('https://gateway.example')
  const answer = (ahead: number, headers: boolean) =>
    vi.stubGlobal('fetch', async () =>
      Response.json(
        { success: true, value: { serverTime: Date.now() + ahead, list: [] } },
        headers ? { headers: { Date: new Date(Date.now() + ahead).toUTCString() } } : {},
      ),
    )
  for (const [ahead, headers] of [
    [aYear, true],
    [86_400_000, false],
  ] as const) {
    answer(ahead, headers)
    await gateway.call(contract.lottery.latest, { prizeMode: '1', device: 'web', language: 'EN' })
    expect(Math.abs(gatewayNow() - Date.now() - ahead)).toBeLessThan(2000)
  }
})
