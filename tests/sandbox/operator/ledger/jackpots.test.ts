import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { assertLedgerBalanced } from './audit.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => {
  assertLedgerBalanced(client.server.db)
  client.close()
})

const board = () =>
  client.value(contract.games.winners, { gameCategory: 'ALL', language: 'EN', limitNum: 20 })

/** A session with one bet of 100.00 in round r1. */
async function betOnce(username: string, game?: string) {
  const token = await client.logIn(username)
  const sessionId = await client.play(token, game)
  await client.wallet('bet', { sessionId, roundId: 'r1', txId: `${username}-b1`, amount: '100.00' })
  return { token, round: { sessionId, roundId: 'r1' } }
}

test('[LNCH-08] a jackpot pays the whole pot, is seen on the board, and its counter begins at the base again', async () => {
  const { token, round } = await betOnce('juan')
  // The minor pot gets two thousandths of the bet of 100.00, which is 0.20.
  expect((await board()).jackpot?.minor).toBe('412300.45')
  const call = { ...round, txId: 'j1', pot: 'minor' } as const
  const won = await client.wallet('jackpot', call)
  expect(won).toMatchObject({ value: { amount: '412300.45', balance: '424681.20' } })
  expect(await client.wallet('jackpot', call)).toEqual(won)
  expect(await client.wallet('jackpot', { ...call, pot: 'grand' })).toMatchObject({ code: 'TX_CONFLICT' })
  expect(await client.wallet('win', { ...round, txId: 'w1', amount: '0.00' })).toMatchObject({
    value: { balance: '424681.20' },
  })
  expect(await client.balance(token)).toBe('424681.20')

  const { list, jackpot } = await board()
  expect(jackpot?.minor).toBe('250000.00')
  expect(list[0]).toMatchObject({
    customerName: 'ju***n',
    gameName: 'Golden Carabao',
    winAmount: '412300.45',
  })
  expect(client.server.db.get('SELECT bet, win, state FROM rounds')).toEqual({
    bet: 10_000,
    win: 41_230_045,
    state: 'settled',
  })
})

test('[LNCH-08] tile, game and payment tell one figure, which grows with every bet', async () => {
  const token = await client.logIn('juan')
  const tile = async (): Promise<string | null> => {
    const input = {
      clientType: 3,
      platform: 'flash,html5-desktop',
      channel: 'WEB',
      merchant: 'palaro',
      language: 'EN',
      gameName: 'Golden Carabao',
      pageNo: 1,
      pageSize: 5,
    }
    const { list } = await client.value(contract.games.list, input, { token })
    return list[0]?.jackpot ?? null
  }
  const sessionId = await client.play(token, 'Golden Carabao')
  const shown = async () => (await client.wallet('balance', { sessionId })).value?.pots
  expect(await tile()).toBe('48216905.11')
  expect(await shown()).toEqual({ grand: '48216905.11', major: '3420550.80', minor: '412300.25' })
  await client.wallet('bet', { sessionId, roundId: 'r1', txId: 'b1', amount: '100.00' })
  expect(await tile()).toBe('48216905.61')
  expect(await shown()).toMatchObject({ grand: '48216905.61' })
  expect(
    await client.wallet('jackpot', { sessionId, roundId: 'r1', txId: 'j1', pot: 'grand' }),
  ).toMatchObject({
    value: { amount: '48216905.61' },
  })
  expect(await tile()).toBe('40000000.00')
})

test('[LST-09] the pots grow by the bets of the world while somebody looks, for a minute at most, and stay one figure', async () => {
  const { clock } = client.server
  const before = (await board()).jackpot
  expect(before).toEqual({ grand: '48216905.11', major: '3420550.80', minor: '412300.25' })
  clock.advance(15_000)
  const after = { grand: '48217780.11', major: '3420613.30', minor: '412307.25' }
  expect((await board()).jackpot).toEqual(after)
  const sessionId = await client.play(await client.logIn('juan'))
  expect((await client.wallet('balance', { sessionId })).value?.pots).toEqual(after)
  // Not with every look, of which each would be a booking.
  clock.advance(9_000)
  expect((await board()).jackpot).toEqual(after)
  clock.advance(86_400_000)
  expect((await board()).jackpot?.grand).toBe('48221280.11')
})

test('[LNCH-08] a game whose tile shows a small pot pays no larger one', async () => {
  const { round } = await betOnce('juan', 'Kalesa Kings')
  expect(await client.wallet('balance', { sessionId: round.sessionId })).toMatchObject({
    value: { pots: { minor: '412300.45' } },
  })
  expect(await client.wallet('jackpot', { ...round, txId: 'j1', pot: 'grand' })).toMatchObject({
    code: 'JACKPOT_CLOSED',
  })
})

test('[LNCH-08] a bet whose round has won a jackpot can not be taken back while the jackpot is kept', async () => {
  const { token, round } = await betOnce('juan')
  const { sessionId } = round
  await client.wallet('jackpot', { ...round, txId: 'j1', pot: 'minor' })
  const undo = (refTxId: string) => client.wallet('rollback', { sessionId, txId: `undo-${refTxId}`, refTxId })
  expect(await undo('juan-b1')).toMatchObject({ code: 'ROUND_PAID' })
  expect(await undo('j1')).toMatchObject({ value: { balance: '12380.75' } })
  expect((await board()).jackpot?.minor).toBe('412300.45')
  expect(await client.wallet('rollback', { sessionId, txId: 'again', refTxId: 'juan-b1' })).toMatchObject({
    value: { balance: '12480.75' },
  })
  expect(await client.balance(token)).toBe('12480.75')
})

test.each([
  ['with play money', 'demo', 'Golden Carabao'],
  ['in a game that has none', 'juan', 'Manila Nights'],
])('[LNCH-08] no jackpot is won %s', async (_, username, game) => {
  const { round } = await betOnce(username, game)
  expect(await client.wallet('jackpot', { ...round, txId: 'j1', pot: 'minor' })).toMatchObject({
    code: 'JACKPOT_CLOSED',
  })
})

test('[LNCH-08] no jackpot is won without a bet, nor in a round that is over', async () => {
  const { round } = await betOnce('juan')
  const jackpot = (roundId: string) =>
    client.wallet('jackpot', { ...round, roundId, txId: `j-${roundId}`, pot: 'major' })
  expect(await jackpot('never-bet')).toMatchObject({ code: 'ROUND_UNKNOWN' })
  await client.wallet('win', { ...round, txId: 'w1', amount: '0.00' })
  expect(await jackpot('r1')).toMatchObject({ code: 'TX_CONFLICT' })
})
