import { about } from 'virtual:brand-late'
import { afterEach, expect, test } from 'vitest'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { finishFirstPaint } from '#lib/testing/finish-first-paint.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { system } from '#shared/contract/endpoints/system.ts'
import { FurtherDown } from './further-down.tsx'

const { claims } = about

afterEach(() => {
  about.claims = claims
})

async function open() {
  finishFirstPaint()
  const network = fakeNetwork()
  network.answer(system.settings, () => ({ nodes: [{ modId: 'CBS3', enabled: '1' }] }))
  network.answer(system.routers, () => ({
    domainList: [],
    resources: [{ resourceType: 'ANDROID', url: 'https://download.example/a.apk' }],
  }))
  const screen = await renderSite(<FurtherDown promotions={null} />)
  const titlesOf = (name: string) =>
    screen
      .getByRole('list', { name })
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(screen.getByRole('heading', { name: 'About Palaro' })).toBeInTheDocument()
  return { screen, titlesOf }
}

test('[HOM-03] home shows three steps, and leads to the instructions, the terms, the chat and the app', async () => {
  const { screen, titlesOf } = await open()
  expect(titlesOf('How to start')).toEqual(['Create account', 'Deposit', 'Start playing'])
  const link = (name: string) => screen.getByRole('link', { name })
  await expect.element(link('Instructions')).toHaveAttribute('href', '/help')
  await expect.element(link('Terms')).toHaveAttribute('href', '/help#term')
  await expect.element(screen.getByRole('img', { name: 'QR code: get Palaro' })).toBeVisible()
  await screen.getByRole('button', { name: 'Chat with us' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
})

test('[HOM-04] the claims have the brand’s figures, and one without its figure isn’t made', async () => {
  const { screen, titlesOf } = await open()
  expect(titlesOf('Why Palaro')).toEqual([
    'Over 600 games',
    'Daily promotions',
    '24/7 customer service',
    '128-bit encryption',
    'Web, mobile and app',
  ])
  await screen.unmount()
  about.claims = { ...claims, games: undefined, encryptionBits: undefined }
  const plain = await open()
  expect(plain.titlesOf('Why Palaro')).toEqual([
    'Daily promotions',
    '24/7 customer service',
    'Web, mobile and app',
  ])
})
