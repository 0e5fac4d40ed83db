import { beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork, lost } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { DomainWatch } from './domain-watch.tsx'
import { SystemGate } from './system-gate.tsx'

const publicHost = 'www.palaro.example'
const own = `https://${publicHost}`
const path = '/rng?vassalage=PP'

beforeEach(() => localStorage.removeItem('domains'))

/** A site at `publicHost`, on a gateway that names these addresses. Those with "gone" in their name don't answer. */
async function open(domainList: string[], reached = true) {
  const network = fakeNetwork()
  const gateway = { reached }
  network.answer(system.permission, () => (gateway.reached ? samples.permission : lost()))
  network.answer(system.status, () =>
    gateway.reached ? { maintenance: false, regionRestriction: false } : lost(),
  )
  network.answer(system.domainRoute, () => ({ domainList, resources: [] }))
  network.answer(system.routers, () => ({ domainList: [], resources: [] }))
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!url.endsWith('/mark.svg')) return answered(url, init)
    return url.includes('gone')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response())
  })
  const screen = await renderSite(
    <>
      <SystemGate>
        <p>the site</p>
      </SystemGate>
      <DomainWatch />
    </>,
    { path, retryDelay: 0, platform: { publicHost } },
  )
  return { gateway, screen }
}

const foreign = ['http://plain.palaro.example', 'https://evil.example', 'javascript:alert(1)']

test('[BOOT-11] an address that the gateway no longer names says so, and offers those of ours that answer, to this very page', async () => {
  const { screen } = await open(['https://two.palaro.example', 'https://gone.palaro.example', ...foreign])
  const notice = screen.getByRole('complementary', { name: 'This address is closing.' })
  await expect
    .element(notice.getByRole('link', { name: 'two.palaro.example' }))
    .toHaveAttribute('href', `https://two.palaro.example${path}`)
  expect(notice.getByRole('link').elements()).toHaveLength(1)
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(screen.getByText('the site')).toBeVisible()
})

test('[BOOT-11] an address that the gateway names says nothing until it fails, and again once it works', async () => {
  const { gateway, screen } = await open([own, 'https://two.palaro.example'])
  await expect.poll(() => localStorage.getItem('domains')).toContain('two.palaro.example')
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  expect(screen.getByRole('complementary').query()).toBeNull()

  gateway.reached = false
  window.dispatchEvent(new Event('visibilitychange'))
  const notice = screen.getByRole('complementary', { name: 'This address isn’t working properly.' })
  await expect.element(notice.getByRole('link', { name: 'two.palaro.example' })).toBeVisible()
  await expect.element(screen.getByText('the site')).toBeVisible()
  gateway.reached = true
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(notice).not.toBeInTheDocument()
})

test('[BOOT-11] where the gateway can’t be reached, the screen offers what it named last, to this very page', async () => {
  localStorage.setItem('domains', JSON.stringify(['https://two.palaro.example', ...foreign]))
  const { screen } = await open([], false)
  await expect.element(screen.getByRole('heading', { name: /We can’t connect/ })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'two.palaro.example' }).first())
    .toHaveAttribute('href', `https://two.palaro.example${path}`)
  expect(screen.getByRole('link', { name: 'evil.example' }).query()).toBeNull()
})
