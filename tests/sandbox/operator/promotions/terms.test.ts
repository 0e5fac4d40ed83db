import { expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { servedLanguages } from '#sandbox/world/texts/language.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

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

test('[PRO-01] a deposit bonus is worked out as the deposit’s own rules pay it', async () => {
  const client = new TestClient()
  const { list } = await client.value(contract.promotions.list, { language: 'EN', platform: 'web' })
  const of = (id: string) => list.find(({ promotionId }) => promotionId === id)
  expect(of('first')?.examples).toEqual([
    { deposit: '100.00', bonus: '100.00', toBet: '2400.00' },
    { deposit: '1000.00', bonus: '1000.00', toBet: '24000.00' },
    { deposit: '5000.00', bonus: '5000.00', toBet: '120000.00' },
  ])
  expect(of('reload')?.examples?.at(-1)).toEqual({ deposit: '10000.00', bonus: '2000.00', toBet: '72000.00' })
  expect(of('race')?.examples).toBeNull()
  expect(of('race')?.terms).toMatchObject({ amount: '163000.00', amountOf: 'pool' })
  expect(of('fish')?.terms).toMatchObject({ pointsTimes: 2 })
  client.close()
})

test('[PRO-01] every running promotion has its terms in every language', async () => {
  const client = new TestClient()
  const texts = await Promise.all(
    servedLanguages.map(async (language) => {
      const { list } = await client.value(contract.promotions.list, { language, platform: 'web' })
      return list
        .filter(({ endTime, raffle }) => !raffle && (endTime == null || endTime > Date.now()))
        .map(({ rules }) => rules?.join() ?? '')
    }),
  )
  expect(texts.flat().filter((rules) => rules === '')).toEqual([])
  expect(new Set(texts.map(([first]) => first)).size).toBe(servedLanguages.length)
  client.close()
})
