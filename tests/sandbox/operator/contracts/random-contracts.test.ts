import { afterEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contractPeriods } from '#shared/contract/endpoints/agent-contracts.ts'
import { Refusal } from '../gateway/refusal.ts'
import { standingClock } from '../records/test-rounds.ts'
import { mix } from '../teams/mix.ts'
import { answerEnd, answerProposal, askEnd, terminate, withdraw } from './answer.ts'
import { agreedContracts } from './contract-store.ts'
import { effectOf, ownContract } from './own-contract.ts'
import { offerContract, requestContract } from './propose.ts'
import { settleContracts } from './settle-contracts.ts'
import { writeEffect } from './write-contract.ts'

const clock = standingClock('2026-11-20T10:00:00+08:00')
const client = new TestClient({ clock })
afterEach(() => client.close())

const { sandbox, db } = client.server
const agents = [agentIds.top, agentIds.second, agentIds.third, agentIds.other, 1003, 1014]

/** Every agreed contract of an agent that is in force at some moment, by when it starts. */
const inForce = (agentId: number) =>
  agreedContracts(db, agentId).filter(({ starts, ends }) => ends === null || ends > starts)

/** What must never be: contracts of one agent side by side, or one that the contract above it doesn't carry. */
function wrong(now: number): string[] {
  const all = db.all<{ id: number }>(
    "SELECT DISTINCT agent_id AS id FROM contracts WHERE state IN ('active', 'ended')",
  )
  const contracts = new Map(all.map(({ id }) => [id, inForce(id)]))
  const faults: string[] = []
  for (const [agentId, own] of contracts) {
    for (const [index, { starts }] of own.entries()) {
      const before = own[index - 1]
      if (before && (before.ends === null || before.ends > starts)) faults.push(`${agentId} has two at once`)
    }
    for (const { uplineId, rate, starts, ends } of own) {
      if (uplineId === 0 || (ends !== null && ends <= now)) continue
      const above = contracts.get(uplineId) ?? []
      const moments = [Math.max(now, starts), ...above.flatMap((one) => [one.starts, one.ends ?? now])]
      for (const time of moments.filter(
        (one) => one >= Math.max(now, starts) && (ends === null || one < ends),
      )) {
        const carrier = above.find((one) => one.starts <= time && (one.ends === null || one.ends > time))
        if ((carrier?.rate ?? 0) < rate) faults.push(`${agentId} has ${rate} above ${carrier?.rate ?? 0}`)
      }
    }
  }
  const pairs = db.all<{ count: number }>(
    `SELECT COUNT(*) AS count FROM contracts WHERE state IN ('offered', 'requested') GROUP BY agent_id HAVING count > 1`,
  )
  return [...faults, ...pairs.map(() => 'two proposals wait')]
}

test('[AGT-05] whatever agents do, in any order: contracts never overlap and are always carried from above', () => {
  let turn = 0
  const random = (most: number) => Math.floor(mix(turn, (turn += 1), 5) * most)
  const pick = <One>(list: readonly One[]): One | undefined => list[random(list.length)]
  const done = new Map<string, number>()
  const terms = () => ({
    rate: String((1 + random(1200)) / 100),
    period: pick(contractPeriods) ?? 'monthly',
    activeMembers: random(5),
    validBet: '0',
    netProfit: '0',
  })
  const act = (): string => {
    const me = pick(agents) ?? 0
    const member = sandbox.members.byId(me)
    const mine = db.all<{ id: number }>(
      `SELECT id FROM contracts WHERE (upline_id = ?1 OR agent_id = ?1)
         AND (state IN ('offered', 'requested', 'active'))`,
      me,
    )
    const contractId = String(pick(mine)?.id ?? 0)
    const requestKey = `step ${turn}`
    const shown = () => {
      const { at, ending } = writeEffect(db, effectOf(db, ownContract(db, me, contractId), clock.now()))
      return { contractId, at, ending: ending.map((one) => one.contractId) }
    }
    if (!member) throw new Error('there is no such agent')
    const steps = {
      offer: () =>
        offerContract(sandbox, member, { ...terms(), accountId: String(pick(agents)), requestKey }),
      request: () => requestContract(sandbox, member, { ...terms(), requestKey }),
      accept: () => answerProposal(sandbox, me, { ...shown(), accept: true }),
      reject: () => answerProposal(sandbox, me, { ...shown(), accept: false }),
      withdraw: () => withdraw(sandbox, me, { contractId, what: 'proposal' }),
      terminate: () => random(4) === 0 && terminate(sandbox, me, shown()),
      askEnd: () => random(3) === 0 && askEnd(sandbox, me, { contractId }),
      agreeToEnd: () => answerEnd(sandbox, me, { ...shown(), accept: true }),
      wait: () => clock.advance(random(4) * dayLength + random(dayLength)),
    }
    const names = ['offer', 'offer', 'request', 'accept', 'accept', 'accept', 'reject', 'withdraw'] as const
    const name = pick([...names, 'terminate', 'askEnd', 'agreeToEnd', 'wait'] as const) ?? 'wait'
    settleContracts(sandbox)
    return steps[name]() === false ? 'nothing' : name
  }
  for (let step = 0; step < 3000; step += 1) {
    try {
      const name = act()
      done.set(name, (done.get(name) ?? 0) + 1)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
    settleContracts(sandbox)
    expect([step, wrong(clock.now())]).toEqual([step, []])
  }
  const names = ['offer', 'request', 'accept', 'reject', 'withdraw', 'terminate', 'askEnd', 'agreeToEnd']
  expect(names.filter((name) => (done.get(name) ?? 0) < 3)).toEqual([])
  const reasons = db.all<{ reason: string }>('SELECT DISTINCT end_reason AS reason FROM contracts')
  expect(reasons.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['replaced', 'terminated', 'agreed', 'lowerRate']),
  )
})
