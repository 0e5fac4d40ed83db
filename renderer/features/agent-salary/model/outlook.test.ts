import { expect, test } from 'vitest'
import { agentSalary } from '#shared/contract/endpoints/agent-salary.ts'
import { parseAmount } from '#shared/domain/money.ts'
import { outlookOf } from './outlook.ts'

const { steps } = agentSalary.daily.value.shape.contract.parse({
  from: 0,
  to: 1,
  steps: [
    { validBet: '100000', members: 5, amount: '300' },
    { validBet: '300000', members: 10, amount: '800' },
  ],
})
const at = (validBet: string, members: number, step: number) =>
  outlookOf(steps, { validBet: parseAmount(validBet) ?? steps[0]?.validBet ?? expect.fail(), members, step })

test.each([
  ['99999.99', 5, 0, 'validBet', '0.01', 0],
  ['0', 0, 0, 'both', '100000.00', 5],
  ['100000', 4, 0, 'members', '0.00', 1],
  ['290000', 12, 1, 'validBet', '10000.00', -2],
  ['500000', 9, 1, 'members', '-200000.00', 1],
] as const)(
  '[AGT-02] at %s and %i members, the next step lacks',
  (bet, members, step, lacks, left, missing) => {
    expect(at(bet, members, step)).toMatchObject({ lacks, bet: left, members: missing })
  },
)

test('[AGT-02] on the top step nothing is missing for a next one', () => {
  expect(at('300000', 10, 2)).toBeUndefined()
})
