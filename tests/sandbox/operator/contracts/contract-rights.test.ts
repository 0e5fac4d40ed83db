import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { standingClock } from '../records/test-rounds.ts'
import { contractAt } from './contract-store.ts'
import { contractSteps, contractsNow, idOf, second, third, worldAgent } from './test-contracts.ts'

let client: TestClient
let clock: ReturnType<typeof standingClock>
beforeEach(() => {
  clock = standingClock(contractsNow)
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const calls = contract.agentContracts
const isChanged = { code: 'CONTRACT_CHANGED' }
const { signIn, offer, shown, downlines, titles, runningId } = contractSteps(() => client)

describe('[AGT-05] two at once, twice, late', () => {
  test('accepting and taking back: one of them happens, the other is refused with the state of now', async () => {
    const id = idOf(await offer())
    const input = { ...(await shown(id, 'agent2')), accept: true }
    const [one, two] = await Promise.all([client.logIn('agent1'), client.logIn('agent2')])
    const withdrawal = { contractId: id, what: 'proposal' } as const
    const answers = await Promise.all([
      client.call(calls.answer, input, { token: two }),
      client.call(calls.withdraw, withdrawal, { token: one }),
    ])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const refused = answers.find(({ success }) => !success)
    expect(refused).toMatchObject({ code: 'CONTRACT_CHANGED', value: { contract: { contractId: id } } })
  })

  test('the same again by the same side gives the same, without a second message', async () => {
    const id = idOf(await offer())
    const input = { ...(await shown(id, 'agent2')), accept: true }
    const token = await client.logIn('agent2')
    const first = await client.call(calls.answer, input, { token })
    expect(await client.call(calls.answer, input, { token })).toEqual(first)
    expect((await titles('agent1')).filter((title) => title.startsWith('Contract accepted'))).toHaveLength(1)
    expect(await client.call(calls.answer, { ...input, accept: false }, { token })).toMatchObject({
      code: 'CONTRACT_CHANGED',
    })
  })

  test('ending twice gives the same; a refusal after it is late', async () => {
    const id = await runningId('agent2')
    const terms = await shown(id, 'agent1')
    const token = await client.logIn('agent1')
    const first = await client.call(calls.terminate, terms, { token })
    expect(await client.call(calls.terminate, terms, { token })).toEqual(first)
    expect(await client.call(calls.answerEnd, { ...terms, accept: true }, { token })).toMatchObject({
      code: 'CONTRACT_CHANGED',
    })
  })

  test('rejecting or taking back twice gives the same, without a second message', async () => {
    const [one, two] = [await signIn('agent1'), await signIn('agent2')]
    const contractId = idOf(await offer())
    const no = { ...(await shown(contractId, 'agent2')), accept: false }
    const rejected = await client.call(calls.answer, no, two)
    expect(rejected).toMatchObject({ value: { state: 'rejected', answerBy: null } })
    expect(await client.call(calls.answer, no, two)).toEqual(rejected)
    expect(await client.call(calls.answer, { ...no, accept: true }, two)).toMatchObject(isChanged)
    expect(await client.call(calls.answer, no, one)).toMatchObject(isChanged)
    expect(await client.call(calls.effect, { contractId }, one)).toMatchObject(isChanged)
    expect(await titles('agent1')).toEqual(['Contract rejected: 7%'])
    const back = { contractId: idOf(await offer()), what: 'proposal' } as const
    const withdrawn = await client.call(calls.withdraw, back, one)
    expect(await client.call(calls.withdraw, back, one)).toEqual(withdrawn)
    expect((await titles('agent2')).filter((title) => title.startsWith('Proposal'))).toHaveLength(1)
  })

  test('an end is asked for once, by the agent, and refused by the upline, only if it was asked for', async () => {
    const contractId = await runningId('agent2')
    const [one, two] = [await signIn('agent1'), await signIn('agent2')]
    const no = { contractId, accept: false, at: 0, ending: [] }
    expect(await client.call(calls.answerEnd, no, one)).toMatchObject({ success: true })
    expect(await client.call(calls.withdraw, { contractId, what: 'end' }, two)).toMatchObject({
      success: true,
    })
    expect(await client.call(calls.askEnd, { contractId }, one)).toMatchObject(isChanged)
    const asked = await client.call(calls.askEnd, { contractId }, two)
    clock.advance(1000)
    expect(await client.call(calls.askEnd, { contractId }, two)).toEqual(asked)
    expect(await client.call(calls.answerEnd, no, two)).toMatchObject(isChanged)
    expect(await titles('agent1')).toEqual(['agent2 asks to end the contract of 8%'])
    expect(await titles('agent2')).toEqual([])
  })

  test('what is over can’t be ended, asked to end, refused or taken back any more', async () => {
    const terms = await shown(await runningId('agent2'), 'agent1')
    const { contractId } = terms
    const [one, two] = [await signIn('agent1'), await signIn('agent2')]
    expect(await client.call(calls.terminate, { ...terms, at: terms.at + 1 }, one)).toMatchObject(isChanged)
    expect(await client.call(calls.terminate, terms, one)).toMatchObject({
      value: { endReason: 'terminated' },
    })
    const late = [
      await client.call(calls.terminate, terms, two),
      await client.call(calls.askEnd, { contractId }, two),
      await client.call(calls.withdraw, { contractId, what: 'end' }, two),
      await client.call(calls.answerEnd, { ...terms, accept: false }, one),
      await client.call(calls.effect, { contractId }, one),
    ]
    expect(late.map(({ code }) => code)).toEqual(late.map(() => isChanged.code))
  })

  test('an answer after the seven days is late', async () => {
    const id = idOf(await offer())
    const input = { ...(await shown(id, 'agent2')), accept: true }
    clock.advance(7 * dayLength)
    expect(await client.call(calls.answer, input, { token: await client.logIn('agent2') })).toMatchObject({
      code: 'CONTRACT_CHANGED',
      value: { contract: { state: 'expired' } },
    })
  })
})

describe('[AGT-05] an agent sees and changes only contracts of its own', () => {
  test.each(['effect', 'answer', 'withdraw', 'terminate', 'askEnd', 'answerEnd'] as const)(
    '%s: the same for a contract of others and for one that nobody has',
    async (name) => {
      const others = contractAt(client.server.db, agentIds.third, clock.now())?.id ?? 0
      const own = contractAt(client.server.db, agentIds.top, clock.now())?.id
      const token = await client.logIn('agent1')
      const rest = { accept: true, at: 0, ending: [], what: 'proposal' }
      for (const contractId of [String(others), `${own}.0`, '999999', '0', '-1', '1 OR 1=1', ''])
        expect(await client.call(calls[name], { contractId, ...rest }, { token })).toMatchObject({
          code: 'CONTRACT_UNKNOWN',
        })
    },
  )

  test('a party can’t do what is the other side’s', async () => {
    const id = await runningId('agent2')
    const input = { ...(await shown(id, 'agent2')), accept: true }
    const token = await client.logIn('agent2')
    for (const name of ['terminate', 'answerEnd'] as const)
      expect(await client.call(calls[name], input, { token })).toMatchObject({ code: 'CONTRACT_CHANGED' })
    const proposed = idOf(await offer())
    const own = { ...(await shown(proposed, 'agent1')), accept: true }
    expect(await client.call(calls.answer, own, { token: await client.logIn('agent1') })).toMatchObject({
      code: 'CONTRACT_CHANGED',
    })
    expect(
      await client.call(calls.withdraw, { contractId: proposed, what: 'proposal' }, { token }),
    ).toMatchObject({ code: 'CONTRACT_CHANGED' })
  })

  test('the history and the list hold the own pairs only', async () => {
    await offer({}, third, 'agent2')
    const token = await client.logIn('agent1')
    const { list, total } = await client.value(calls.history, { pageNo: 1, pageSize: 100 }, { token })
    expect(total).toBe(list.length)
    expect(list.every(({ upline, agent }) => [upline.account, agent.account].includes('agent1'))).toBe(true)
    const { list: rows } = await downlines()
    expect(rows.map(({ accountId }) => accountId)).toEqual(
      expect.arrayContaining([second, worldAgent, '1004']),
    )
    expect(rows.map(({ accountId }) => accountId)).not.toContain(third)
  })
})
