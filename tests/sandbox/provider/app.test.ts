import type { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createProvider } from './app.ts'
import type { RandomBelow } from './games/random.ts'
import type { PageData, RoundAnswer } from './protocol.ts'
import { launchPath, startTestWallet, type TestWallet, testSecret } from './test-wallet.ts'

const lobby = 'http://lobby.example:4000'
let wallet: TestWallet
let tokens = 0

beforeEach(async () => {
  wallet = await startTestWallet()
})
afterEach(() => wallet.close())

const provider = (random?: RandomBelow, ancestors: readonly string[] = [lobby]): Hono =>
  createProvider({
    walletUrl: wallet.url,
    secret: testSecret,
    frameAncestors: () => ancestors,
    retryDelays: [1, 1],
    ...(random && { random }),
  }).app

/** A linear congruential generator, so that rounds are the same on every run. */
function seeded(seed: number): RandomBelow {
  let state = seed
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

async function open(app: Hono): Promise<PageData> {
  const response = await app.request(launchPath(`launch-${tokens++}`))
  const json = (await response.text()).match(/id="page-data">([^<]*)</)?.[1]
  if (!json) throw new Error('the page carries no data')
  const data: PageData = JSON.parse(json)
  return data
}

async function play(app: Hono, body: object): Promise<{ status: number; answer: RoundAnswer }> {
  const response = await app.request('/api/round', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: RoundAnswer = await response.json()
  return { status: response.status, answer }
}

const callNames = (): string[] => wallet.calls.map(({ name }) => name)
/** Plays until a round wins. With fair odds that takes far fewer than two hundred rounds. */
async function playUntilWon(app: Hono, key: string): Promise<RoundAnswer> {
  for (let i = 0; i < 200; i++) {
    const { answer } = await play(app, { key, roundId: `until-won-${i}`, bet: '1.00' })
    if (answer.state === 'settled' && Number(answer.win) > 0) return answer
  }
  throw new Error('two hundred rounds without a win')
}

describe('launching', () => {
  test('[LNCH-09] the gateway is told from which address a game is opened', async () => {
    const socket = { remoteAddress: '::ffff:203.0.113.7' }
    await provider().request(launchPath('whose'), {}, { incoming: { socket } })
    expect(wallet.calls[0]?.body).toEqual({ token: 'whose', visitor: '203.0.113.7' })
  })

  test('[LNCH-09] a launch link opens one game; a reload shows a calm page that leads back', async () => {
    const app = provider()
    const address = launchPath('once', { lobbyUrl: `${lobby}/rng` })
    const first = await app.request(address)
    expect(first.status).toBe(200)
    expect(await first.text()).toContain('<h1>Golden Carabao</h1>')

    const second = await app.request(address)
    expect(second.status).toBe(410)
    const page = await second.text()
    expect(page).toContain('This link has already been used')
    expect(page).toContain(`href="${lobby}/rng"`)
    expect(page).not.toContain('id="spin"')
  })

  test('a link without a token, or one the gateway refuses, shows the same page', async () => {
    expect((await provider().request('/play')).status).toBe(410)
    wallet.failNext('session', 'TOKEN_EXPIRED')
    expect((await provider().request(launchPath('late'))).status).toBe(410)
  })

  test('a gateway that does not answer is told apart, and its token is not asked for twice', async () => {
    wallet.failNext('session', 'lost')
    const response = await provider().request(launchPath('lost'))
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('The game can’t open right now')
    expect(callNames()).toEqual(['session'])
  })

  test('pages may be embedded by the named origins only, and run no inline script', async () => {
    const { headers } = await provider(undefined, [lobby, 'app://palaro']).request(launchPath('x'))
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain(`frame-ancestors ${lobby} app://palaro`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Cache-Control')).toBe('no-store')
    const nobody = await provider(undefined, []).request('/play')
    expect(nobody.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })

  test('names are text: a game called like markup changes nothing on the page', async () => {
    wallet.setGame({ gameName: '</script><img src=x onerror=alert(1)>' })
    const page = await (await provider().request(launchPath('evil'))).text()
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img src=x')
  })

  test.each([
    ['RNG', 'slot'],
    ['BINGO', 'bingo'],
    ['FISH', 'fish'],
    ['TABLE', 'hilo'],
    ['PVP', 'luckynine'],
    ['LIVE', 'live'],
    ['LOTT', 'lottery'],
    ['SPORTS', 'sports'],
    ['COCKFIGHT', 'sabong'],
  ])('[LNCH-08] a game of %s opens as %s', async (category, kind) => {
    wallet.setGame({ category })
    expect((await open(provider())).table.kind).toBe(kind)
  })

  test('the page speaks the language it’s asked for, and English for one it has no words in', async () => {
    const app = provider()
    expect(await (await app.request(launchPath('ty', { lang: 'TY' }))).text()).toContain(
      'aria-label="Taasan ang taya"',
    )
    expect(await (await app.request(launchPath('ja', { lang: 'JA' }))).text()).toContain(
      'aria-label="ベットを上げる"',
    )
    expect(await (await app.request(launchPath('ko', { lang: 'KO' }))).text()).toContain(
      'aria-label="베팅 올리기"',
    )
    expect(await (await app.request(launchPath('fr', { lang: 'FR' }))).text()).toContain(
      'aria-label="Raise bet"',
    )
  })
})

describe('rounds', () => {
  test('[LNCH-08] a round takes the bet, pays the win, and tells the balance the wallet has', async () => {
    const app = provider(seeded(3))
    const { key } = await open(app)
    const answer = await playUntilWon(app, key)
    expect(answer).toMatchObject({ state: 'settled', bet: '1.00', balance: wallet.balance() })
    expect(callNames().slice(-2)).toEqual(['bet', 'win'])
    expect(wallet.calls.at(-1)).toMatchObject({ body: { amount: 'win' in answer ? answer.win : '' } })
  })

  test('a lost round is closed with a win of nothing', async () => {
    wallet.setGame({ category: 'TABLE' })
    // The lowest draw is always an ace. The next card is an ace too, so neither higher nor lower wins.
    const app = provider(() => 0)
    const { key, table } = await open(app)
    expect(table).toMatchObject({ kind: 'hilo', card: { rank: 1 } })
    const { answer } = await play(app, { key, roundId: 'round-lost', bet: '10.00', choice: 'higher' })
    expect(answer).toMatchObject({ state: 'settled', win: '0.00', net: '-10.00', balance: '990.00' })
    expect(wallet.calls.at(-1)).toMatchObject({ name: 'win', body: { amount: '0.00' } })
  })

  test('asking again with a round id tells the same result and bets no second time', async () => {
    const app = provider()
    const { key } = await open(app)
    const request = { key, roundId: 'round-twice', bet: '5.00' }
    const [first, second] = await Promise.all([play(app, request), play(app, request)])
    expect(second.answer).toEqual(first.answer)
    expect((await play(app, request)).answer).toEqual(first.answer)
    expect(callNames()).toEqual(['session', 'bet', 'win'])
  })

  test('two players may use the same round id', async () => {
    const app = provider()
    const [one, other] = [await open(app), await open(app)]
    await play(app, { key: one.key, roundId: 'round-same', bet: '5.00' })
    await play(app, { key: other.key, roundId: 'round-same', bet: '5.00' })
    expect(new Set(wallet.calls.filter(({ name }) => name === 'bet').map(({ body }) => body.txId)).size).toBe(
      2,
    )
  })

  test('a lost answer is asked for again with the same transaction id', async () => {
    wallet.setGame({ category: 'TABLE' })
    const app = provider(() => 0)
    const { key } = await open(app)
    wallet.failNext('bet', 'lost', 'down')
    wallet.failNext('win', 'lost')
    const { answer } = await play(app, { key, roundId: 'round-retry', bet: '5.00', choice: 'same' })
    expect(answer).toMatchObject({ state: 'settled', win: '62.40' })
    const ids = (name: string) =>
      new Set(wallet.calls.filter((call) => call.name === name).map(({ body }) => body.txId))
    expect([ids('bet').size, ids('win').size]).toEqual([1, 1])
    expect(wallet.balance()).toBe('1057.40')
  })

  test('[LNCH-13] a decided win whose wallet call fails at first is delivered as it was decided', async () => {
    wallet.setGame({ category: 'TABLE' })
    const app = provider(() => 0)
    const { key } = await open(app)
    wallet.failNext('win', 'down', 'lost', 'down', 'BAD_SIGNATURE')
    const request = { key, roundId: 'round-late', bet: '5.00', choice: 'same' }
    expect((await play(app, request)).answer).toEqual({ state: 'open' })
    expect((await play(app, request)).answer).toEqual({ state: 'open' })
    expect((await play(app, request)).answer).toMatchObject({ state: 'settled', win: '62.40' })
    expect(wallet.balance()).toBe('1057.40')
    expect(callNames()).not.toContain('rollback')
  })

  test('a win that the gateway refuses for good gives the bet back', async () => {
    wallet.setGame({ category: 'TABLE' })
    const app = provider(() => 0)
    const { key } = await open(app)
    wallet.failNext('win', 'ROUND_UNKNOWN')
    const { status, answer } = await play(app, { key, roundId: 'round-void', bet: '5.00', choice: 'same' })
    expect([status, answer.state]).toEqual([200, 'void'])
    expect(wallet.balance()).toBe('1000.00')
  })

  test('while the wallet is out of reach the round stays open, and asking again ends it', async () => {
    const app = provider()
    const { key } = await open(app)
    wallet.failNext('bet', 'lost', 'lost', 'lost')
    wallet.failNext('rollback', 'down', 'down', 'down')
    const request = { key, roundId: 'round-open', bet: '5.00' }
    expect(await play(app, request)).toEqual({ status: 503, answer: { state: 'open' } })
    expect(wallet.balance()).toBe('995.00')
    expect((await play(app, request)).answer).toMatchObject({
      state: 'void',
      bet: '5.00',
      balance: '1000.00',
    })
  })

  test('a bet beyond the balance is refused with what the balance is', async () => {
    wallet.setBalance('3.00')
    const app = provider()
    const { key } = await open(app)
    const { status, answer } = await play(app, { key, roundId: 'round-poor', bet: '5.00' })
    expect([status, answer]).toEqual([409, { state: 'refused', code: 'INSUFFICIENT_FUNDS', balance: '3.00' }])
  })

  test.each([
    ['LOSS_LIMIT', { left: '2.50', until: 1_794_000_000_000 }],
    ['TIME_LIMIT', { until: 1_794_000_000_000 }],
  ] as const)(
    '[RSG-02] a bet refused with %s says what is left and when it ends, also when sent again',
    async (code, limit) => {
      wallet.failNext('bet', code)
      const app = provider()
      const { key } = await open(app)
      const request = { key, roundId: 'round-limit', bet: '5.00' }
      const refused = { state: 'refused', code, limit }
      expect((await play(app, request)).answer).toMatchObject(refused)
      expect((await play(app, request)).answer).toMatchObject(refused)
      expect(wallet.balance()).toBe('1000.00')
    },
  )

  test('a session that the gateway has ended can not be played on', async () => {
    const app = provider()
    const { key } = await open(app)
    wallet.failNext('bet', 'SESSION_EXPIRED')
    expect(await play(app, { key, roundId: 'round-late', bet: '5.00' })).toMatchObject({
      status: 401,
      answer: { code: 'SESSION_EXPIRED' },
    })
    expect((await play(app, { key: 'guessed', roundId: 'round-guess', bet: '5.00' })).status).toBe(401)
  })

  test('bets outside the limits, bad amounts and impossible guesses never reach the wallet', async () => {
    wallet.setGame({ category: 'TABLE' })
    const app = provider(() => 0)
    const { key } = await open(app)
    const round = (roundId: string, bet: unknown, choice?: string) => play(app, { key, roundId, bet, choice })
    expect((await round('too-small', '0.50', 'same')).answer).toMatchObject({ code: 'BET_OUT_OF_RANGE' })
    expect((await round('too-large', '500.01', 'same')).answer).toMatchObject({ code: 'BET_OUT_OF_RANGE' })
    expect((await round('no-guess', '5.00')).answer).toMatchObject({ code: 'CHOICE_IMPOSSIBLE' })
    expect((await round('below-ace', '5.00', 'lower')).answer).toMatchObject({ code: 'CHOICE_IMPOSSIBLE' })
    for (const bet of ['-5.00', '5', '5.001', 5, '1e2', null])
      expect((await round('bad-amount', bet)).status).toBe(400)
    expect(callNames()).toEqual(['session'])
  })
})

describe('assets', () => {
  test('scripts are served without their types, and only from the page’s own folder', async () => {
    const app = provider()
    const script = await app.request('/assets/client/start-game.ts')
    expect(script.headers.get('Content-Type')).toContain('text/javascript')
    expect(await script.text()).not.toContain('import type')
    for (const name of ['app.ts', '..%2fapp.ts', '%2e%2e/rounds.ts', 'main.js', 'theme-99.css']) {
      expect((await app.request(`/assets/${name}`)).status).toBe(404)
    }
  })

  test('an unchanged file is not sent twice', async () => {
    const app = provider()
    const etag = (await app.request('/assets/client/base.css')).headers.get('ETag') ?? ''
    expect(
      (await app.request('/assets/client/base.css', { headers: { 'If-None-Match': etag } })).status,
    ).toBe(304)
  })
})
