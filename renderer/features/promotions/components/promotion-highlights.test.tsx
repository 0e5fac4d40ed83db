import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { promotions } from '#shared/contract/endpoints/promotions.ts'
import { PromotionHighlights } from './promotion-highlights.tsx'

const day = 86_400_000
const promotion = (promotionId: string, more: object = {}) => ({
  promotionId,
  type: 'slots',
  title: `Promotion ${promotionId}`,
  summary: '',
  content: '',
  picture: '/p.svg',
  startTime: Date.now() - day,
  endTime: null,
  ...more,
})

test('[PRO-01] home shows the first promotions that are not over, with their figures', async () => {
  await page.viewport(1280, 800)
  const network = fakeNetwork()
  network.answer(promotions.list, () => ({
    list: [
      promotion('a', { endTime: Date.now() - 1000 }),
      promotion('b', { terms: { amount: '5000.00', upTo: true, turnover: 12 } }),
      promotion('c'),
      promotion('d', { startTime: Date.now() + day }),
      promotion('e'),
    ],
  }))
  const screen = await renderSite(<PromotionHighlights />)
  const section = screen.getByRole('region', { name: 'Promotions' })
  await expect.element(section.getByText('₱5,000')).toBeVisible()
  const titles = section.getByRole('heading', { level: 3 }).elements()
  expect(titles.map((title) => title.textContent)).toEqual(['Promotion b', 'Promotion c', 'Promotion d'])
  await expect.element(section.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/promotions')
})

test('[PRO-01] without promotions, home says nothing of them', async () => {
  const network = fakeNetwork()
  network.answer(promotions.list, () => ({ list: [] }))
  const screen = await renderSite(
    <>
      <PromotionHighlights />
      <p>below</p>
    </>,
  )
  await expect.element(screen.getByText('below')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Promotions' })).not.toBeInTheDocument()
})
