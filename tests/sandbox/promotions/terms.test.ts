import { expect, test } from 'vitest'
import { contract } from '#shared/contract/endpoints/index.ts'
import { TestClient } from '../test-client.ts'

test('[PRO-01] each promotion says its bonus and turnover in the figures that the sandbox applies', async () => {
  const client = new TestClient()
  const { list } = await client.value(contract.promotions.list, { language: 'EN', platform: 'web' })
  const termsOf = (id: string) => list.find(({ promotionId }) => promotionId === id)?.terms
  const token = await client.logIn('juan')
  const { bonuses } = await client.value(contract.cashier.depositBonuses, {}, { token })
  const ofPromotions = bonuses.filter((bonus) => bonus.bonusId !== 'daily')
  for (const { bonusId, percent, most, min, turnover } of ofPromotions)
    expect(termsOf(bonusId)).toMatchObject({
      percent,
      amount: most,
      leastDeposit: min,
      turnover,
    })
  expect(termsOf('first')).toMatchObject({ percent: 100, amount: '5000.00', turnover: 12 })
  expect(termsOf('share')).toMatchObject({ amount: '58.00', upTo: false, turnover: 0 })
  expect(termsOf('zalo')).toMatchObject({ points: 131_000, upTo: true, amount: null })
  expect(termsOf('parol')).toMatchObject({ amount: '50000.00', upTo: true, turnover: 1 })
  expect(termsOf('mall')).toBeNull()
  client.close()
})
