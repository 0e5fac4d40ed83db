import { describe, expect, test } from 'vitest'
import { type AgentFeature, agentFeatures } from './agent-features.ts'

const flags: readonly AgentFeature[] = ['dailySalary', 'hourlySalary', 'realtimeSalary', 'contractDividend']
const tree = (on: readonly AgentFeature[]) => [
  {
    modId: 'AGENCY',
    enabled: '1',
    childrenNodes: flags.map((modId) => ({ modId, enabled: on.includes(modId) ? '1' : '0' })),
  },
]
const everything = {
  dailysalreqtype: true,
  divtypereq: true,
  contracthoursalreq: true,
  realtimesalreqtype: true,
  info: {},
}
const nothing = { info: {} }

describe('[BOOT-06] what an agent is paid by', () => {
  test.each(flags)('%s needs the merchant’s flag', (feature) => {
    expect([...agentFeatures(tree([feature]), everything)]).toEqual([feature])
    expect(agentFeatures(tree(flags.filter((other) => other !== feature)), everything)).not.toContain(feature)
  })

  test.each<[AgentFeature, object]>([
    ['dailySalary', { dailysalreqtype: 1, info: {} }],
    ['dailySalary', { info: { dailysalinfotype: '1' } }],
    ['dailySalary', { info: { contractmrdailysalinfotype: true } }],
    ['hourlySalary', { contracthoursalreq: '1', info: {} }],
    ['hourlySalary', { info: { contracthoursalinfo: true } }],
    ['realtimeSalary', { realtimesalreqtype: true, info: {} }],
    ['realtimeSalary', { info: { realtimesalinfotype: 1 } }],
    ['contractDividend', { divtypereq: true, info: {} }],
    ['contractDividend', { info: { divtypeinfo: 'true' } }],
  ])('%s applies to the account that %j is said of, and nothing else does', (feature, own) => {
    expect([...agentFeatures(tree(flags), { ...nothing, ...own })]).toEqual([feature])
  })

  test('an account without data about its pay, or before they have loaded, has none of it', () => {
    expect(agentFeatures(tree(flags), nothing).size).toBe(0)
    expect(agentFeatures(tree(flags), { ...nothing, dailysalreqtype: 0, divtypereq: 'no' }).size).toBe(0)
    expect(agentFeatures(tree(flags), undefined).size).toBe(0)
  })
})
