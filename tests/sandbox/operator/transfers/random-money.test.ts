/** Twenty accounts that transfer, play and recall at random. No wallet is ever overdrawn, and no centavo is lost. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { between, pick, type Random, randomFor } from '#sandbox/world/generator/random.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { type Audit, auditLedger } from '../ledger/audit.ts'

const { wallets, transfers, member } = contract
const players = 20
const steps = 1200

let client: TestClient
beforeEach(() => {
  client = new TestClient({ settings: { singleWallet: false } })
})
afterEach(() => client.close())

type Player = { name: string; token: string; sessionId: string }

/** Four agents below agent41, each with four members, all with money. */
async function openAccounts(): Promise<Player[]> {
  const { sandbox, db } = client.server
  const made: Player[] = []
  for (let number = 0; number < players; number++) {
    const name = `random${number}`
    const parentId = number < 4 ? 13 : (sandbox.members.byUsername(`random${number % 4}`)?.id ?? 0)
    const { id } = sandbox.members.create({ username: name, type: number < 4 ? 41 : 0, parentId })
    // The same password as juan's, copied, because hashing one takes long.
    db.run('UPDATE accounts SET password = (SELECT password FROM accounts WHERE id = 1) WHERE id = ?', id)
    sandbox.ledger.move('adjustment', name, 0, id, 5_000_00)
    const token = sandbox.sessions.begin(id)
    made.push({ name, token, sessionId: await client.play(token) })
  }
  return made
}

const amountOf = (random: Random) => `${between(random, 0, 3000)}.${between(random, 10, 99)}`
const vendors = ['MAIN', 'JL', 'PP', 'FB']

/** One random thing that a player does; refusals are part of it. */
async function act(random: Random, everyone: readonly Player[], number: number): Promise<void> {
  const player = pick(everyone, random)
  const { token, sessionId } = player
  const options = { token, key: `key-${between(random, 0, number)}` }
  const round = { sessionId, roundId: `r${number}` }
  const choice = random()
  if (choice < 0.3) {
    const input = { from: pick(vendors, random), to: pick(vendors, random), amount: amountOf(random) }
    await client.call(wallets.transfer, input, options)
  } else if (choice < 0.4) await client.call(wallets.recall, {}, options)
  else if (choice < 0.75) {
    await client.wallet('bet', { ...round, txId: `b${number}`, amount: amountOf(random) })
    if (random() < 0.2)
      await client.wallet('rollback', { sessionId, txId: `x${number}`, refTxId: `b${number}` })
    else await client.wallet('win', { ...round, txId: `w${number}`, amount: amountOf(random) })
  } else {
    const { checkToken } = client.server.sandbox.checkTokens.issue(sessionHashOf(token), 'transfer')
    const to = pick(['upline', 'downline'] as const, random)
    const account = pick(everyone, random).name
    await client.call(
      transfers.send,
      { to, account, amount: amountOf(random), remark: '', checkToken },
      options,
    )
  }
}

const sessionHashOf = (token: string) => client.server.sandbox.sessions.find(token)?.hash ?? ''

test.each([1, 2])(
  '[MBR-04, MBR-07, MBR-14] at random, over twenty accounts: no wallet below zero, and all sums zero (%i)',
  async (seed) => {
    const { db, sandbox } = client.server
    const everyone = await openAccounts()
    const random = randomFor(seed, 'random money')
    const audits: Audit[] = []
    for (let number = 1; number <= steps; number++) {
      if (random() < 0.01) sandbox.settings.change({ singleWallet: !sandbox.settings.values.singleWallet })
      await act(random, everyone, number)
      if (number % 200 === 0) audits.push(auditLedger(db))
    }
    for (const audit of audits) expect(audit).toMatchObject({ total: 0, faults: [] })
    for (const kind of ['transfer', 'teamTransfer', 'bet', 'win', 'rollback']) {
      const { count } = db.get<{ count: number }>(
        'SELECT COUNT(*) AS count FROM ledger_transactions WHERE kind = ?',
        kind,
      ) ?? { count: 0 }
      expect([kind, count > 20]).toEqual([kind, true])
    }
    // The members' records explain the ledger: what was sent is what arrived.
    const sums = db.get('SELECT SUM(amount) AS amount FROM team_transfers')
    const booked = db.get(
      `SELECT SUM(e.amount) AS amount FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
       WHERE t.kind = 'teamTransfer' AND e.amount > 0`,
    )
    expect(booked).toEqual(sums)
    sandbox.settings.change({ singleWallet: true })
    for (const { token } of everyone) await client.value(member.balance, {}, { token })
    expect(db.all("SELECT 1 FROM ledger_accounts WHERE kind GLOB 'wallet:*' AND balance <> 0")).toEqual([])
  },
)
