import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '../test-client.ts'
import { randomFor } from '../world/random.ts'
import { assertLedgerBalanced, auditLedger } from './audit.ts'
import { UnbalancedError } from './ledger.ts'
import { bet, rollback, win } from './play.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

test('the books are right from the start, with everybody’s opening balance in them', () => {
  const { ledger } = client.server.sandbox
  expect(auditLedger(client.server.db)).toMatchObject({ balanced: true, total: 0, faults: [] })
  expect(ledger.balance('wallet', 1)).toBe(1_248_075)
})

test('entries that do not sum to zero are refused, and nothing of them is kept', () => {
  const { ledger, db } = client.server.sandbox
  expect(() => ledger.post('adjustment', 'lopsided', 0, [{ kind: 'wallet', owner: 1, amount: 5 }])).toThrow(
    UnbalancedError,
  )
  expect(() =>
    ledger.post('adjustment', 'fractions', 0, [
      { kind: 'wallet', owner: 1, amount: 0.5 },
      { kind: 'house', amount: -0.5 },
    ]),
  ).toThrow(UnbalancedError)
  expect(ledger.balance('wallet', 1)).toBe(1_248_075)
  assertLedgerBalanced(db)
})

test('an entry can be neither changed nor deleted', () => {
  expect(() => client.server.db.exec('UPDATE ledger_entries SET amount = amount + 1')).toThrow(/append-only/)
  expect(() => client.server.db.exec('DELETE FROM ledger_entries')).toThrow(/append-only/)
})

test('an audit finds a balance that has drifted from its entries', () => {
  client.server.db.run("UPDATE ledger_accounts SET balance = balance + 1 WHERE kind = 'wallet' AND owner = 1")
  expect(() => assertLedgerBalanced(client.server.db)).toThrow(/wallet 1 says 1248076, its entries 1248075/)
})

test('after two thousand random bets, wins and rollbacks everything still sums to zero', async () => {
  const { sandbox } = client.server
  const sessionId = await client.play(await client.logIn('juan'))
  const random = randomFor(7, 'ledger test')
  const amount = () => (random() * 300).toFixed(2)
  const txIds: string[] = ['never-seen']
  for (let i = 0; i < 2000; i++) {
    const call = { sessionId, roundId: `r${Math.floor(i / 2)}`, txId: `t${i}`, amount: amount() }
    const choice = random()
    if (choice < 0.45) bet(sandbox, call)
    else if (choice < 0.85) win(sandbox, call)
    else
      rollback(sandbox, {
        sessionId,
        txId: `t${i}`,
        refTxId: txIds[Math.floor(random() * txIds.length)] ?? '',
      })
    txIds.push(`t${i}`)
  }
  const audit = auditLedger(client.server.db)
  expect(audit.faults).toEqual([])
  expect(audit.transactions).toBeGreaterThan(1000)
})
