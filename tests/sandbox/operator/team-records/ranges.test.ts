import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'
import { recordsNow, today } from './test-team-records.ts'

let client: TestClient
beforeAll(() => {
  client = new TestClient({ clock: standingClock(recordsNow) })
})
afterAll(() => client.close())

type Input = { from: number; to: number; pageNo: number; pageSize: number }
const { betting, bets, bettors, games, statement, lines, moves } = contract.agentRecords
/** Every list of a team's records, each with its own input. */
const lists = {
  bets: async (input: Input) => client.call(bets, input, await signIn()),
  bettors: async (input: Input) => client.call(bettors, input, await signIn()),
  games: async (input: Input) => client.call(games, input, await signIn()),
  lines: async (input: Input) => client.call(lines, input, await signIn()),
  moves: async (input: Input) =>
    client.call(moves, { ...input, scope: 'all', language: 'EN' }, await signIn()),
}
const sums = {
  betting: async (input: Input) => client.call(betting, input, await signIn()),
  statement: async (input: Input) => client.call(statement, input, await signIn()),
}
const signIn = async () => ({ token: await client.logIn('agent1') })
const page = { pageNo: 1, pageSize: 10 }

describe.each(Object.entries({ ...lists, ...sums }))('[AGT-02][AGT-04][AGT-07] %s', (_, ask) => {
  test('refuses a range that is none', async () => {
    for (const range of [
      { from: today.to, to: today.from },
      { from: -1, to: today.to },
      { from: 8e15, to: 8e15 + 1 },
    ])
      expect(await ask({ ...range, ...page })).toMatchObject({ success: false, code: 'RANGE_INVALID' })
  })

  test('finds nothing in a range of no time', async () => {
    expect(await ask({ from: today.from, to: today.from, ...page })).toMatchObject({ success: true })
  })
})

test.each(Object.entries(lists))(
  '[AGT-02][AGT-04][AGT-07] %s refuses a page that is none',
  async (_, ask) => {
    for (const wrong of [
      { pageNo: 0, pageSize: 10 },
      { pageNo: 1, pageSize: 0 },
      { pageNo: 1.5, pageSize: 10 },
    ])
      expect(await ask({ ...today, ...wrong })).toMatchObject({ success: false, code: 'PAGE_INVALID' })
  },
)
