import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'
import { PromotionPage } from './promotion-page.tsx'
import { PromotionsPage } from './promotions-page.tsx'

afterEach(() => page.viewport(1280, 800))

const promotion = {
  promotionId: 'rebate',
  type: 'rebate',
  title: 'Weekend rebate',
  summary: 'Every slot bet counts.',
  content: '<p>Your bets count automatically.</p>',
  picture: '',
  startTime: 0,
  terms: { percent: 1.2, upTo: true, turnover: 0, paid: 'Monday before noon' },
  examples: [{ deposit: '100', bonus: '100', toBet: '2400' }],
  rules: ['One per person.', '<img src=x onerror=alert(1)>'],
}
const progress = { done: '8420', goal: '20000', gain: '0.9% rebate' }

function answer(states: object[]) {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(promotions.list, () => ({ list: [promotion, { ...promotion, promotionId: 'other' }] }))
  network.answer(promotions.states, () => ({ list: states }))
  return network
}

test.each(widths)('[PRO-01] a card says how far a member is; both themes, %i px', async (width) => {
  await setWidth(width)
  answer([{ promotionId: 'rebate', state: 'joined', progress }])
  const screen = await renderSite(<PromotionsPage />, { path: '/promotions', signedIn: true })
  const bar = screen.getByRole('progressbar', { name: 'Your progress' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '42')
  expect(bar.elements()).toHaveLength(1)
  await expect.element(screen.getByText('₱8,420.00 of ₱20,000.00')).toBeVisible()
  await expect.element(screen.getByText('Next: 0.9% rebate')).toBeVisible()
  expect(await violations(screen.container, { beyond: true })).toEqual([])
})

test('[PRO-01] what is reached is said, and nobody but those who joined has progress', async () => {
  answer([
    { promotionId: 'rebate', state: 'joined', progress: { ...progress, done: '20000' } },
    { promotionId: 'other', state: 'claimed', progress },
  ])
  const screen = await renderSite(<PromotionsPage />, { path: '/promotions', signedIn: true })
  await expect.element(screen.getByText('Reached: 0.9% rebate')).toBeVisible()
  expect(screen.getByRole('progressbar').elements()).toHaveLength(1)
})

test('[PRO-01] a promotion’s page has its deposits worked out, its terms as text, and when it pays', async () => {
  answer([])
  const screen = await renderSite(<PromotionPage />, { path: '/promoDetail?id=rebate', signedIn: true })
  await expect.element(screen.getByRole('table', { name: 'What your deposit gets you' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '₱2,400.00' })).toBeVisible()
  const rules = screen.getByRole('list', { name: 'Terms' }).getByRole('listitem')
  expect(rules.elements().map(({ textContent }) => textContent)).toEqual(promotion.rules)
  await expect.element(screen.getByText('Monday before noon')).toBeVisible()
})
