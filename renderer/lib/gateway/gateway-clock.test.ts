import { afterEach, expect, test, vi } from 'vitest'
import { contract } from '#shared/contract/endpoints/index.ts'
import { Gateway } from './gateway.ts'

const aYear = 365 * 86_400_000

afterEach(() => vi.unstubAllGlobals())

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
  '[SEC-05] a clock that is wrong by %i ms seals by the gateway’s, once an answer has told it',
  async (ahead) => {
    const [first, second] = await sealedTimes(ahead)
    expect(Math.abs(first ?? 0)).toBeGreaterThan(Math.abs(ahead) - 60_000)
    expect(Math.abs(second ?? aYear)).toBeLessThan(60_000)
  },
)

test('a clock that is nearly right is left alone', async () => {
  const [, second] = await sealedTimes(30_000)
  expect(second).toBeLessThan(-25_000)
})
