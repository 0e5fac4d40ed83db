import { expect, test } from 'vitest'
import type { SettingNode } from '#shared/contract/endpoints/system.ts'
import { definitions, type SettingKey, type SettingValues } from './definitions.ts'
import { domainsOf } from './domains.ts'
import { registerRules } from './register-rules.ts'
import { settingsTree } from './settings-tree.ts'

// Same keys and values as the type, which is derived from the definitions.
const initial = Object.fromEntries(
  Object.entries(definitions).map(([key, definition]) => [key, definition.initial]),
) as SettingValues

const nodesOf = (
  nodes: readonly SettingNode[],
  depth = 1,
): { modId: string; enabled: string; depth: number }[] =>
  nodes.flatMap(({ modId, enabled, childrenNodes = [] }) => [
    { modId, enabled, depth },
    ...nodesOf(childrenNodes, depth + 1),
  ])

const flags: SettingKey[] = [
  'CBS3',
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
  'MOBILEVERCODELOGIN3',
  'DIRECTREG3',
  'AGENTPOLICY3',
  'loginedToHomePage',
  'passwordExpiry',
  'passwordExpiryEnforced',
  'identityCheck',
  'dailySalary',
  'hourlySalary',
  'realtimeSalary',
  'contractDividend',
]
test.each(flags)('[BOOT-06] the settings tree says whether %s is on, once', (flag) => {
  for (const on of [true, false]) {
    const nodes = nodesOf(settingsTree({ ...initial, [flag]: on }))
    expect(nodes.filter(({ modId }) => modId === flag)).toMatchObject([{ enabled: on ? '1' : '0' }])
  }
})

test('flags stand at several depths, and other settings are not in the tree', () => {
  const nodes = nodesOf(settingsTree(initial))
  const leaves = nodes.filter(({ modId }) => flags.some((flag) => flag === modId))
  expect(new Set(leaves.map(({ depth }) => depth))).toEqual(new Set([2, 3, 4, 5]))
  expect(leaves).toHaveLength(flags.length)
  expect(nodes.map(({ modId }) => modId)).not.toContain('singleWallet')
})

const states = [
  'smsEnabled',
  'mobileReg',
  'mobileRegPass',
  'usernameEnabled',
  'pwdEnabled',
  'hasFreePlay',
  'showVerCodeLogin',
] as const
test.each(states)('[BOOT-06] the registration rules say whether %s is on', (state) => {
  for (const on of [true, false]) expect(registerRules({ ...initial, [state]: on })[state]).toBe(on)
})

test('[BOOT-11] a dead domain comes first, and the living ones after it', () => {
  const origin = 'http://127.0.0.1:4310'
  expect(domainsOf(origin, false)).toEqual([origin, 'http://localhost:4310'])
  expect(domainsOf(origin, true)).toEqual(['http://127.0.0.1:1', origin, 'http://localhost:4310'])
})
