import { expect, test } from 'vitest'
import { mayUseAccountCentre, mayUseAgentCentre, mayUseMemberCentre, roleOf } from './roles.ts'

test.each([
  [undefined, 'visitor', false, false],
  [0, 'member', true, false],
  [7, 'member', true, false],
  [1, 'agent', true, true],
  [2, 'agent', true, true],
  [41, 'agent', true, true],
  [42, 'agent', true, true],
  [4, 'demo', false, false],
] as const)('[GRD-03] account type %s is a %s', (type, role, member, agent) => {
  expect(roleOf(type)).toBe(role)
  expect(mayUseMemberCentre(roleOf(type))).toBe(member)
  expect(mayUseAccountCentre(roleOf(type))).toBe(typeof type === 'number' && [1, 2, 41, 42].includes(type))
  expect(mayUseAgentCentre(roleOf(type), true)).toBe(agent)
  expect(mayUseAgentCentre(roleOf(type), false)).toBe(false)
})
