/** Thousands of calls in random order. Many are sent twice, many arrive before the call they refer to. */
import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { pots } from '#sandbox/provider/wire/wallet-api.ts'
import { between, pick, type Random, randomFor } from '#sandbox/world/generator/random.ts'
import { depositTakes } from '../deposits/settle-deposits.ts'
import { lostSince, playedMoneySince } from '../limits/play-money.ts'
import { auditLedger } from './audit.ts'
import { fundedWallets } from './funded-wallets.ts'
import { payJackpot } from './jackpots.ts'
import { BalanceLimitError } from './ledger.ts'
import { bet, win } from './play.ts'
import { rollback } from './rollback.ts'
import { walletsBalance } from './wallet.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const steps = 4000
const players = { juan: 1, rico: 2, demo: 20 } as const

/** A provider call that can be sent any number of times. */
type Call = { txId: string; send: () => ReturnType<typeof bet> }

/** Creates random calls. They share few rounds, so that many collide, and their amounts range from zero to large. */
function callMaker(random: Random, sessions: readonly string[]): (number: number) => Call {
  const { sandbox } = client.server
  // Chosen by the number, so that a rollback can be sent in the session of its target.
  const sessionOf = (number: number) => sessions[number % sessions.length] ?? ''
  return (number) => {
    const txId = `t${number}`
    const roundId = `r${Math.floor(number / 20) + between(random, 0, 2)}`
    const amount = pick(['0.00', '0.01', '2.50', '99.99', '1250.00', '20000.00'], random)
    const call = { sessionId: sessionOf(number), roundId, txId }
    const pot = pick(pots, random)
    const choice = random()
    if (choice < 0.4) return { txId, send: () => bet(sandbox, { ...call, amount }) }
    if (choice < 0.6) return { txId, send: () => win(sandbox, { ...call, amount }) }
    if (choice < 0.65) return { txId, send: () => win(sandbox, { ...call, amount, kind: 'freeRound' }) }
    if (choice < 0.7) return { txId, send: () => win(sandbox, { ...call, amount, kind: 'promotion' }) }
    if (choice < 0.72) return { txId, send: () => payJackpot(sandbox, { ...call, pot }) }
    // The target may be an earlier call, a later one, or one of another session.
    const target = Math.max(0, number + between(random, -60, 10) * sessions.length + (random() < 0.1 ? 1 : 0))
    const undo = { sessionId: call.sessionId, txId, refTxId: `t${target}` }
    return { txId, send: () => rollback(sandbox, undo) }
  }
}

/** Moves money between the wallets, and now and then switches the merchant to one wallet, or back to several. */
function moveWallets(random: Random, number: number): void {
  const { ledger, clock, settings } = client.server.sandbox
  if (random() < 0.05) return settings.change({ singleWallet: !settings.values.singleWallet })
  const owner = pick(Object.values(players), random)
  const kind = pick(['wallet:JL', 'wallet:PP'] as const, random)
  const amount = between(random, 1, 50_000_00) * (random() < 0.5 ? 1 : -1)
  if (settings.values.singleWallet) return
  try {
    ledger.post('transfer', `M${number}`, clock.now(), [
      { kind: 'wallet', owner, amount: -amount },
      { kind, owner, amount },
    ])
  } catch (error) {
    if (!(error instanceof BalanceLimitError)) throw error
  }
}

/** Moves money outside the games. */
function moveMoney(random: Random, number: number): void {
  const { db, ledger, clock } = client.server.sandbox
  const owner = pick(Object.values(players), random)
  const amount = between(random, 1, 50_000_00)
  if (random() < 0.5)
    db.run(
      `INSERT INTO deposits (id, account_id, channel, amount, state, idempotency_key, created, due)
       VALUES (?1, ?2, 'gcash', ?3, 'pending', ?4, ?5, ?5 + 1000)`,
      `D${number}`,
      owner,
      amount,
      `key ${number}`,
      clock.now(),
    )
  else
    try {
      ledger.move(pick(['withdrawal', 'fee'], random), `W${number}`, clock.now(), owner, amount)
    } catch (error) {
      if (!(error instanceof BalanceLimitError)) throw error
    }
}

test.each([
  [7, 'one wallet'],
  [8, 'one wallet'],
  [9, 'one wallet'],
  [10, 'several wallets'],
  [11, 'several wallets'],
])(
  '[LNCH-08, MBR-04] whatever comes in whatever order, the books are right, and no win is kept without its bet (%i, %s)',
  async (seed, wallets) => {
    const several = wallets === 'several wallets'
    const { db, sandbox, clock } = client.server
    const sessions: string[] = []
    for (const name of Object.keys(players)) sessions.push(await client.play(await client.logIn(name)))
    if (several) client.server.sandbox.settings.change({ singleWallet: false })
    const random = randomFor(seed, 'random play')
    const make = callMaker(random, sessions)
    const sent: Call[] = []
    const booked = new Map<string, ReturnType<Call['send']>>()
    const changed: string[] = []
    for (let number = 0; number < steps; number++) {
      if (random() < 0.05) moveMoney(random, number)
      if (several && random() < 0.2) moveWallets(random, number)
      if (random() < 0.05) clock.advance(depositTakes)
      const again = random() < 0.25 && sent.length > 0
      const call = again ? pick(sent.slice(-200), random) : make(number)
      const result = db.transaction(call.send)
      if (!again) sent.push(call)
      const first = booked.get(call.txId)
      if (first && result !== 'TX_ROLLED_BACK' && !isDeepStrictEqual(result, first)) changed.push(call.txId)
      if (typeof result !== 'string') booked.set(call.txId, result)
    }
    expect(changed).toEqual([])
    clock.advance(depositTakes)
    for (const id of Object.values(players)) {
      sandbox.settings.change({ singleWallet: true })
      const total = walletsBalance(sandbox, id)
      expect([fundedWallets(db, id), sandbox.ledger.balance('wallet', id)]).toEqual([[], total])
      // The sum that limits go by is the ledger's.
      expect(lostSince(sandbox, id, 0)).toBe(-playedMoneySince(sandbox, id, 0).net)
    }

    const kinds = db.all<{ kind: string }>('SELECT DISTINCT kind FROM ledger_transactions ORDER BY kind')
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'bet',
        'deposit',
        'freeRound',
        'jackpot',
        'promotion',
        'rollback',
        'win',
        'withdrawal',
      ]),
    )
    expect(auditLedger(db)).toMatchObject({ balanced: true, total: 0, faults: [] })
    // Every win is in a round with a bet, unless it was declared as a win without one.
    expect(
      db.all(
        `SELECT r.round_id FROM rounds r WHERE r.win > 0 AND r.bet = 0 AND NOT EXISTS (
           SELECT 1 FROM wallet_calls c WHERE c.session_id = r.session_id AND c.round_id = r.round_id
             AND c.undone = 0 AND c.kind IN ('freeRound', 'promotion'))`,
      ),
    ).toEqual([])
    // For each player, the betting record and the ledger show the same net result.
    for (const id of Object.values(players)) {
      const record = db.get('SELECT SUM(win - bet) AS net FROM rounds WHERE account_id = ?', id)
      const entries = db.get(
        `SELECT SUM(e.amount) AS net FROM ledger_entries e
         JOIN ledger_transactions t ON t.id = e.transaction_id JOIN ledger_accounts a ON a.id = e.account_id
         WHERE a.kind GLOB 'wallet*' AND a.owner = ?
           AND t.kind IN ('bet', 'win', 'freeRound', 'promotion', 'jackpot', 'rollback')`,
        id,
      )
      expect(record).toEqual(entries)
    }
  },
)
