import { expect } from 'vitest'
import type { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import type { TeamBet, TeamMove } from '#shared/contract/endpoints/agent-records.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

/** The moment that tests of team records begin at, in the middle of a minute. */
export const recordsNow = '2026-11-20T20:17:31+08:00'

const at = (text: string) => Date.parse(`${text}T00:00:00+08:00`)
export const today = { from: at('2026-11-20'), to: at('2026-11-21') }
export const week = { from: at('2026-11-14'), to: at('2026-11-21') }
export const acrossMonths = { from: at('2026-10-20'), to: at('2026-11-20') }
/** Ranges that every sum must hold for. */
export const ranges = [
  ['today, so far', today],
  ['a week with today', week],
  ['31 days of two months', acrossMonths],
] as const

/** The named agents: the first three have juan below them, the last doesn't. */
export const agents = [
  { name: 'agent1', id: agentIds.top },
  { name: 'agent2', id: agentIds.second },
  { name: 'agent41', id: agentIds.third },
  { name: 'agent42', id: agentIds.other },
] as const

/** An amount in minor units. */
export const minor = (amount: string): number => Math.round(Number(amount) * 100)
/** The sum of a column in minor units. */
export const sum = <Row>(rows: readonly Row[], amount: (row: Row) => string): number =>
  rows.reduce((total, row) => total + minor(amount(row)), 0)

type Page = { pageNo: number; pageSize: number }
const calls = contract.agentRecords

/** All rows of a list, page by page. Checks that the total is steady. */
export async function whole<Row>(
  ask: (page: Page) => Promise<{ list: Row[]; total: number; totalPages: number }>,
  pageSize = 500,
): Promise<Row[]> {
  const first = await ask({ pageNo: 1, pageSize })
  const rows = [...first.list]
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) {
    const page = await ask({ pageNo, pageSize })
    expect(page.total).toBe(first.total)
    rows.push(...page.list)
  }
  expect(rows).toHaveLength(first.total)
  return rows
}

/** All bets of a filter. */
export const allBets = async (
  client: TestClient,
  token: string,
  filter: Omit<InputOf<typeof calls.bets>, keyof Page>,
  pageSize?: number,
): Promise<TeamBet[]> =>
  whole(async (page) => client.value(calls.bets, { ...filter, ...page }, { token }), pageSize)

/** All movements of a filter. */
export const allMoves = async (
  client: TestClient,
  token: string,
  filter: Omit<InputOf<typeof calls.moves>, keyof Page | 'language'>,
  pageSize?: number,
): Promise<TeamMove[]> =>
  whole(
    async (page) => client.value(calls.moves, { ...filter, ...page, language: 'EN' }, { token }),
    pageSize,
  )

/** The team overview that all records must agree with. */
export const overviewOf = async (
  client: TestClient,
  token: string,
  input: InputOf<typeof contract.agentTeam.overview>,
) => client.value(contract.agentTeam.overview, input, { token })

/** Plays a decided round of juan. */
export async function playOfJuan(client: TestClient, name: string, bet: string, win: string): Promise<void> {
  const sessionId = await client.play(await client.logIn('juan'))
  await client.wallet('bet', { sessionId, roundId: name, txId: `bet ${name}`, amount: bet })
  await client.wallet('win', { sessionId, roundId: name, txId: `win ${name}`, amount: win })
}
