import { expect, test } from 'vitest'
import { guardAction } from './guard.ts'

test.each([
  ['visitor', 'session', 'login'],
  ['visitor', 'trueAccount', 'login'],
  ['demo', 'session', 'proceed'],
  ['demo', 'trueAccount', 'demoWarning'],
  ['member', 'trueAccount', 'proceed'],
  ['agent', 'trueAccount', 'proceed'],
] as const)('[GRD-01, GRD-02] a %s asking for an action that needs a %s: %s', (role, need, expected) => {
  expect(guardAction(role, need)).toBe(expected)
})
