import { brand } from 'virtual:brand'
import { about } from 'virtual:brand-late'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { finishFirstPaint } from '#lib/testing/finish-first-paint.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { system } from '#shared/contract/endpoints/system.ts'
import { Footer } from './footer.tsx'

const telegram = { resourceType: 'TELEGRAM', url: 'https://telegram.example/palaro' }

async function renderFooter(resources: object[] = [telegram], openExternal = (_url: string) => {}) {
  await page.viewport(1280, 800)
  finishFirstPaint()
  const network = fakeNetwork()
  network.answer(system.settings, () => ({ nodes: [{ modId: 'CBS3', enabled: '1' }] }))
  network.answer(system.helpCenter, () => ({
    topics: Array.from({ length: 14 }, (_, index) => ({
      tag: `topic-${index}`,
      title: `Topic ${index}`,
      content: '',
    })),
  }))
  network.answer(system.routers, () => ({ domainList: [], resources }))
  return renderSite(<Footer />, { platform: { openExternal } })
}

test('[FTR-01] the footer says who this is, links the first ten topics of the help in two columns of five, and opens the chat', async () => {
  const screen = await renderFooter()
  const topics = screen.getByRole('link', { name: /^Topic \d+$/ })
  await expect.element(topics.first()).toHaveAttribute('href', '/help#topic-0')
  expect(topics.elements()).toHaveLength(10)
  const columns = Map.groupBy(topics.elements(), (one) => Math.round(one.getBoundingClientRect().left))
  expect([...columns.values()].map(({ length }) => length)).toEqual([5, 5])
  await expect.element(screen.getByText(/^Over \d+ games from \d+ studios/)).toBeVisible()
  await screen.getByRole('button', { name: 'Chat with us' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
})

const buttons = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  TWITTER: 'X',
  YOUTUBE: 'YouTube',
  TELEGRAM: 'Telegram',
  ANDROID: 'Android app',
  IOS: 'iPhone app',
}

test.each([
  [['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'YOUTUBE', 'TELEGRAM', 'ANDROID']],
  [['TWITTER']],
  [['IOS']],
])(
  '[FTR-01] the footer shows the social pages and apps that the gateway has, and no others: %j',
  async (given) => {
    const opened: string[] = []
    const urlOf = (type: string) => `https://${type.toLowerCase()}.example/palaro`
    const resources = given.map((resourceType) => ({
      resourceType,
      url: urlOf(resourceType),
      qrCodeUrl: null,
    }))
    const screen = await renderFooter(resources, (url) => void opened.push(url))
    const button = (name: string) => screen.getByRole('button', { name, exact: true })
    const shown = () =>
      Object.entries(buttons)
        .filter(([, name]) => button(name).query() !== null)
        .map(([type]) => type)
    await expect.poll(shown).toEqual(given)
    for (const [type, name] of Object.entries(buttons)) if (given.includes(type)) await button(name).click()
    expect(opened.toSorted()).toEqual(given.map(urlOf).toSorted())
  },
)

test('[FTR-01, FTR-02] the footer shows the code of each app, whole', async () => {
  const resources = ['ANDROID', 'IOS'].map((kind) => ({
    resourceType: kind,
    url: `https://${kind}.example/`,
  }))
  const screen = await renderFooter(resources)
  await screen.getByRole('button', { name: 'QR code' }).click()
  const code = screen.getByRole('img', { name: 'QR code of Android' })
  await expect.element(code).toBeVisible()
  const { top, bottom, width, height } = code.element().getBoundingClientRect()
  expect([width, height]).toEqual([200, 200])
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(innerHeight)
  await screen.getByRole('radio', { name: 'iPhone' }).click()
  await expect.element(screen.getByRole('img', { name: 'QR code of iPhone' })).toBeVisible()
})

test('[FTR-03] the footer has the age mark, the licence and the way to responsible gaming', async () => {
  const screen = await renderFooter()
  await expect.element(screen.getByRole('img', { name: new RegExp(`^${brand.minimumAge}`) })).toBeVisible()
  const licence = screen.getByText(about.licence.number, { exact: false })
  await expect.element(licence).toMatchTextContent(`© ${new Date().getFullYear()}`)
  await expect.element(screen.getByText(about.responsibleMessage, { exact: false })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Responsible gaming' }))
    .toHaveAttribute('href', '/help#responsible-gaming')
})
