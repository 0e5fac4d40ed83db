import { expect, test } from 'vitest'
import { roleOf } from '#shared/domain/roles.ts'
import { admitsToCentre, admitsToPage, type CentreVisitor, type Gate } from './gate.ts'

const on = (modId: string) => ({ modId, enabled: '1' })
const someone = (type: number | undefined, rest: Partial<CentreVisitor> = {}): CentreVisitor => ({
  role: roleOf(type),
  agentCheck: false,
  settings: [],
  own: undefined,
  ...rest,
})

test.each([
  [undefined, false],
  [0, true],
  [1, true],
  [2, true],
  [4, false],
  [41, true],
  [42, true],
  [99, true],
])('[GRD-03][GRD-02] the member centre opens to account type %s: %s', (type, open) => {
  expect(admitsToCentre('member', someone(type))).toBe(open)
  expect(admitsToPage('member', {}, someone(type))).toBe(open)
})

test.each([
  [undefined, true, false],
  [0, true, false],
  [4, true, false],
  [1, false, false],
  [1, true, true],
  [2, true, true],
  [41, true, true],
  [42, true, true],
])(
  '[GRD-03] the agent centre opens to account type %s with the check at %s: %s',
  (type, agentCheck, open) => {
    expect(admitsToCentre('agent', someone(type, { agentCheck }))).toBe(open)
  },
)

const paid = { own: { dailysalreqtype: true, info: {} } }
test.each<[string, Gate, Partial<CentreVisitor>, boolean]>([
  ['no gate', {}, {}, true],
  ['a flag that is on', { flag: 'CBS3' }, { settings: [on('CBS3')] }, true],
  ['a flag that is off', { flag: 'CBS3' }, { settings: [{ modId: 'CBS3', enabled: '0' }] }, false],
  ['a flag not known yet', { flag: 'CBS3' }, {}, false],
  ['its role', { roles: ['agent'] }, {}, true],
  ['another role', { roles: ['member'] }, {}, false],
  ['a salary that applies', { feature: 'dailySalary' }, { settings: [on('dailySalary')], ...paid }, true],
  ['a salary the merchant lacks', { feature: 'dailySalary' }, paid, false],
  ['a salary of others', { feature: 'hourlySalary' }, { settings: [on('hourlySalary')], ...paid }, false],
  ['a salary not known yet', { feature: 'dailySalary' }, { settings: [on('dailySalary')] }, false],
])('[GRD-03] a page behind %s: %j', (_, gate, rest, open) => {
  expect(admitsToPage('agent', gate, someone(1, { agentCheck: true, ...rest }))).toBe(open)
})
