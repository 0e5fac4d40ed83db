import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { assertLedgerBalanced, auditLedger } from './audit.ts'
import { BalanceLimitError, UnbalancedError } from './ledger.ts'

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

test('an entry that its kind does not allow is refused: another account, or the other way', () => {
  const { ledger, db } = client.server.sandbox
  const both = (kind: 'deposits' | 'house', amount: number) => [
    { kind: 'wallet', owner: 1, amount } as const,
    { kind, amount: -amount },
  ]
  expect(() => ledger.post('deposit', 'd1', 0, both('house', 5))).toThrow(UnbalancedError)
  expect(() => ledger.post('deposit', 'd2', 0, both('deposits', -5))).toThrow(UnbalancedError)
  expect(() => ledger.move('withdrawal', 'w1', 0, 1, -5)).toThrow(UnbalancedError)
  ledger.post('transfer', 't1', 0, [
    { kind: 'wallet', owner: 1, amount: -500 },
    { kind: 'wallet', owner: 11, amount: 500 },
  ])
  expect(ledger.balance('wallet', 1)).toBe(1_247_575)
  assertLedgerBalanced(db)
})

test('no kind of booking overdraws a wallet, and nothing is kept of one that would', () => {
  const { ledger, db } = client.server.sandbox
  expect(() => ledger.move('withdrawal', 'w1', 0, 1, 1_248_076)).toThrow(BalanceLimitError)
  ledger.move('withdrawal', 'w1', 0, 1, 1_248_075)
  expect(ledger.balance('wallet', 1)).toBe(0)
  assertLedgerBalanced(db)
})
