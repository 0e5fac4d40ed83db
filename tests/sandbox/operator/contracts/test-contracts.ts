import type { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

const calls = contract.agentContracts
/** Terms of a contract that agent1 offers or agent2 asks for in tests. */
type Terms = Omit<InputOf<typeof calls.request>, 'requestKey'>

/** When tests of contracts take place. */
export const contractsNow = '2026-11-20T10:00:00+08:00'
/** The beginning of a day. */
export const at = (text: string): number => Date.parse(`${text}T00:00:00+08:00`)
export const second = String(agentIds.second)
export const third = String(agentIds.third)
/** An agent of the world directly below agent1. */
export const worldAgent = '1003'
const plain: Terms = {
  rate: '7',
  period: 'monthly',
  activeMembers: 10,
  validBet: '1000',
  netProfit: '0',
}

/** What agents do with contracts in tests. Each step logs in the agent that it names. */
export function contractSteps(client: () => TestClient) {
  let keys = 0
  const signIn = async (username: string) => ({ token: await client().logIn(username) })
  const offer = async (terms: Partial<Terms> = {}, accountId = second, by = 'agent1', key?: string) => {
    keys += 1
    const input = { ...plain, ...terms, accountId, requestKey: key ?? `key ${keys}` }
    return client().call(calls.offer, input, await signIn(by))
  }
  const ask = async (terms: Partial<Terms> = {}, by = 'agent2', key?: string) => {
    keys += 1
    const input = { ...plain, ...terms, requestKey: key ?? `key ${keys}` }
    return client().call(calls.request, input, await signIn(by))
  }
  const effect = async (contractId: string, by: string) =>
    client().value(calls.effect, { contractId }, await signIn(by))
  const shown = async (contractId: string, by: string) => {
    const { at: when, ending } = await effect(contractId, by)
    return { contractId, at: when, ending: ending.map((one) => one.contractId) }
  }
  const answer = async (contractId: string, by: string, accept = true) =>
    client().call(calls.answer, { ...(await shown(contractId, by)), accept }, await signIn(by))
  const overview = async (by: string) => client().value(calls.overview, {}, await signIn(by))
  const downlines = async (by = 'agent1', filter: object = {}) =>
    client().value(calls.downlines, { pageNo: 1, pageSize: 100, ...filter }, await signIn(by))
  return {
    signIn,
    offer,
    ask,
    effect,
    /** A contract with the effect that an action on it has now, as the action sends it. */
    shown,
    answer,
    overview,
    downlines,
    row: async (accountId: string, by = 'agent1') =>
      (await downlines(by)).list.find((one) => one.accountId === accountId),
    waiting: async (by: string) => (await client().value(calls.waiting, {}, await signIn(by))).count,
    /** The titles of an agent's messages about contracts, latest first. */
    titles: async (username: string) => {
      const page = { language: 'EN', pageNo: 1, pageSize: 50 }
      const { list } = await client().value(contract.messages.list, page, await signIn(username))
      return list.map(({ title }) => title).filter((title) => /contract|Proposal/i.test(title))
    },
    runningId: async (by: string) => (await overview(by)).current?.contractId ?? '',
  }
}

/** The id of the contract in an answer. */
export const idOf = (answer: { value?: unknown }): string => calls.offer.value.parse(answer.value).contractId
