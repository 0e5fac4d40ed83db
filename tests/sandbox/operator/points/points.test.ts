import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

test('[PTS-01] the mall says of each thing what it takes, how many there are, and whether it is to be had', async () => {
  const items = async () => (await client.value(contract.points.items, { language: 'EN' })).list
  expect((await items()).map(({ status }) => status)).toContain('soldOut')
  const [first] = await items()
  expect(first).toMatchObject({
    points: 2500,
    amount: null,
    quantity: 1000,
    availableQuantity: 812,
    status: 'open',
    mostPerOrder: 10,
    checked: false,
  })
  expect((await items()).find(({ kind }) => kind === 'phone')).toMatchObject({
    amount: '1500.00',
    checked: true,
  })
  client.server.db.run('UPDATE point_items SET available = 0 WHERE id = ?', Number(first?.itemId))
  expect((await items())[0]).toMatchObject({ availableQuantity: 0, status: 'soldOut' })
})

test('[PTS-01] a point comes with every hundred pesos of settled bets, however many', async () => {
  const token = await client.logIn('juan')
  const points = async () => (await client.value(contract.points.balance, {}, { token })).points
  const before = await points()
  client.server.db.run(
    "INSERT INTO rounds (session_id, round_id, account_id, node_id, bet, state, started) VALUES ('s', 'r', 1, 1, 25099, 'settled', 0)",
  )
  expect(await points()).toBe(before + 2)
  const { db } = client.server
  const round = (state: string, bet: number) =>
    db.run(
      'INSERT INTO rounds (session_id, round_id, account_id, node_id, bet, state, started) VALUES (?, ?, 1, 1, ?, ?, 0)',
      's',
      `${state} ${bet}`,
      bet,
      state,
    )
  round('open', 100_000_00)
  round('rolledBack', 100_000_00)
  expect(await points()).toBe(before + 2)
  round('settled', Number.MAX_SAFE_INTEGER)
  expect(await points()).toBeGreaterThan(Number.MAX_SAFE_INTEGER / 100_01)
})

test('[PTS-01] points of bets that were taken back after they had been spent leave none, not fewer', async () => {
  const token = await client.logIn('juan')
  client.server.db.run("UPDATE point_entries SET points = -50 WHERE account_id = 1 AND kind = 'opening'")
  expect((await client.value(contract.points.balance, {}, { token })).points).toBe(0)
})
