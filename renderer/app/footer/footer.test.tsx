import { brand } from 'virtual:brand'
import { about } from 'virtual:brand-late'
import { expect, test } from 'vitest'
import { finishFirstPaint } from '#lib/testing/finish-first-paint.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { system } from '#shared/contract/endpoints/system.ts'
import { Footer } from './footer.tsx'

async function renderFooter() {
  finishFirstPaint()
  const network = fakeNetwork()
  network.answer(system.helpCenter, () => ({
    topics: Array.from({ length: 14 }, (_, index) => ({
      tag: `topic-${index}`,
      title: `Topic ${index}`,
      content: '',
    })),
  }))
  network.answer(system.routers, () => ({
    resources: [{ resourceType: 'TELEGRAM', url: 'https://telegram.example/palaro' }],
  }))
  return renderSite(<Footer />)
}

test('[FTR-01] the footer links the first ten topics of the help, and the social pages that there are', async () => {
  const screen = await renderFooter()
  const topics = screen.getByRole('link', { name: /^Topic \d+$/ })
  await expect.element(topics.first()).toHaveAttribute('href', '/help#topic-0')
  expect(topics.elements()).toHaveLength(10)
  await expect.element(screen.getByRole('button', { name: 'Telegram' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Facebook' }).query()).toBeNull()
})

test('[FTR-03] the footer has the age mark, the licence and the way to responsible gaming', async () => {
  const screen = await renderFooter()
  await expect.element(screen.getByRole('img', { name: new RegExp(`^${brand.minimumAge}`) })).toBeVisible()
  await expect.element(screen.getByText(about.licence.number, { exact: false })).toBeVisible()
  await expect.element(screen.getByText(about.responsibleMessage, { exact: false })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Responsible gaming' }))
    .toHaveAttribute('href', '/help#responsible-gaming')
})
