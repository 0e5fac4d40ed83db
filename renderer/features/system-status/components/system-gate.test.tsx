import { base64url, CompactEncrypt } from 'jose'
import { expect, test, vi } from 'vitest'
import { watchFocus } from '#lib/queries/watch-focus.ts'
import { faultAnswers } from '#lib/testing/fault-answers.ts'
import { fakeNetwork, lost, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { SystemGate } from './system-gate.tsx'

const permission = (flags: object) => ({ info: { ...samples.permission.info, ...flags } })
const site = (
  <SystemGate>
    <p>the site</p>
  </SystemGate>
)

test('[BOOT-01] the site stands while the gateway has not answered', async () => {
  fakeNetwork()
  const screen = await renderSite(site)
  await expect.element(screen.getByText('the site')).toBeVisible()
})

test('[BOOT-05] the screen changes when the window is looked at again, and back, without a reload', async () => {
  const network = fakeNetwork()
  network.answer(system.permission, () => permission({}))
  const screen = await renderSite(site)
  await expect.element(screen.getByText('the site')).toBeVisible()
  await expect.poll(() => network.sent(system.permission)).toHaveLength(1)

  network.answer(system.status, () => ({ maintenance: '1', regionRestriction: 0 }))
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByRole('heading', { name: 'We’ll be back soon.' })).toBeVisible()
  await expect.element(screen.getByText('the site')).not.toBeInTheDocument()

  network.answer(system.status, () => ({ maintenance: '0', regionRestriction: 0 }))
  await screen.getByRole('button', { name: 'Check again' }).click()
  await expect.element(screen.getByText('the site')).toBeVisible()
  // The full call is made only once. Later checks use the small one.
  expect(network.sent(system.permission)).toHaveLength(1)
  expect(network.sent(system.status)).toHaveLength(2)
})

test('[BOOT-05] a window that was only covered asks once when it is focused again, and not after a frame of its own', async () => {
  watchFocus()
  const network = fakeNetwork()
  network.answer(system.permission, () => permission({}))
  network.answer(system.status, () => ({ maintenance: 0, regionRestriction: 0 }))
  const screen = await renderSite(site)
  await expect.poll(() => network.sent(system.permission)).toHaveLength(1)
  await expect.element(screen.getByText('the site')).toBeVisible()
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const comeBack = () => {
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
  }
  comeBack()
  expect(network.sent(system.status)).toHaveLength(0)
  hasFocus.mockReturnValue(false)
  comeBack()
  await expect.poll(() => network.sent(system.status)).toHaveLength(1)
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => network.sent(system.status)).toHaveLength(2)
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  comeBack()
  await expect.element(screen.getByText('the site')).toBeVisible()
  expect(network.sent(system.status)).toHaveLength(2)
})

test('[BOOT-05] a gateway that shuts by its status code alone is seen to shut and to open', async () => {
  const network = fakeNetwork()
  network.answer(system.permission, () => permission({}))
  const screen = await renderSite(site)
  await expect.poll(() => network.sent(system.permission)).toHaveLength(1)
  network.answer(system.status, () => status(503, { maintenance: true }))
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByRole('heading', { name: 'We’ll be back soon.' })).toBeVisible()
  network.answer(system.status, () => ({ maintenance: false, regionRestriction: false }))
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByText('the site')).toBeVisible()
})

test.each([
  ['a region', () => ({ maintenance: 0, regionRestriction: 1 }), 'Palaro isn’t available where you are.'],
  [
    'an address',
    () => status(403, { code: 'IP_RESTRICTED', ip: '203.0.113.99' }),
    'Your network is blocked.',
  ],
])(
  '[BOOT-05] that %s is blocked is seen when the window is looked at again, and so is its end',
  async (_, closed, title) => {
    const network = fakeNetwork()
    network.answer(system.permission, () => permission({}))
    const screen = await renderSite(site)
    await expect.poll(() => network.sent(system.permission)).toHaveLength(1)
    network.answer(system.status, closed)
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(screen.getByText('the site')).not.toBeInTheDocument()
    network.answer(system.status, () => ({ maintenance: 0, regionRestriction: 0 }))
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.element(screen.getByText('the site')).toBeVisible()
  },
)

/** Where customer service is, as the gateway seals it. */
async function sealedService() {
  const key = crypto.getRandomValues(new Uint8Array(32))
  const link = await new CompactEncrypt(new TextEncoder().encode('http://127.0.0.1:4399/support'))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key)
  return { link, key: base64url.encode(key) }
}

test('[BOOT-03, BOOT-04] a blocked region shows the visitor’s address, says why, and has a way to a person', async () => {
  const customerService = await sealedService()
  const network = fakeNetwork()
  network.answer(system.permission, () =>
    permission({ regionRestriction: 1, location: { ip: '203.0.113.24' }, customerService }),
  )
  const screen = await renderSite(site)
  await expect
    .element(screen.getByRole('heading', { name: 'Palaro isn’t available where you are.' }))
    .toBeVisible()
  await expect.element(screen.getByText('covers certain regions only', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('203.0.113.24')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Customer service' })).toBeVisible()
  await expect.element(screen.getByText('the site')).not.toBeInTheDocument()
})

test('[BOOT-04, IPR-01] an address that may not come in has words of its own, and is shown', async () => {
  const network = fakeNetwork()
  network.answer(system.permission, () => status(403, { code: 'IP_RESTRICTED', ip: '203.0.113.99' }))
  const screen = await renderSite(site)
  await expect.element(screen.getByRole('heading', { name: 'Your network is blocked.' })).toBeVisible()
  await expect.element(screen.getByText(/^Access from your IP address is restricted/)).toBeVisible()
  await expect.element(screen.getByText('203.0.113.99')).toBeVisible()
  // A refusal doesn't say how to reach customer service, so the brand's own address is what there is.
  await expect
    .element(screen.getByRole('link', { name: 'help@palaro.example' }))
    .toHaveAttribute('href', 'mailto:help@palaro.example')
  await expect.element(screen.getByRole('link', { name: '(02) 8248-9568' })).not.toBeInTheDocument()
  await expect.element(screen.getByText(/customer service/i)).not.toBeInTheDocument()
  network.answer(system.permission, () => permission({}))
  await screen.getByRole('button', { name: 'Check again' }).click()
  await expect.element(screen.getByText('the site')).toBeVisible()
})

test('[BOOT-04] customer service opens at the address that came sealed', async () => {
  const customerService = await sealedService()
  const opened: string[] = []
  const network = fakeNetwork()
  network.answer(system.permission, () => permission({ maintenance: 1, customerService }))
  const openWindow = () => ({ opened: true, go: (url: string) => void opened.push(url), cancel() {} })
  const screen = await renderSite(site, { platform: { openWindow } })
  await screen.getByRole('button', { name: 'Customer service' }).click()
  await expect.poll(() => opened).toEqual(['http://127.0.0.1:4399/support'])
})

test('[BOOT-04] a link that can’t be opened gives way to the operator’s email address', async () => {
  const network = fakeNetwork()
  network.answer(system.permission, () =>
    permission({ maintenance: 1, customerService: { link: 'no.jwe', key: 'no key' } }),
  )
  const screen = await renderSite(site)
  await expect.element(screen.getByRole('link', { name: 'help@palaro.example' })).toBeVisible()
})

test('a gateway that can’t be reached is named as such, and Try again finds it', async () => {
  const network = fakeNetwork()
  network.answer(system.permission, lost)
  const screen = await renderSite(site)
  await expect.element(screen.getByRole('heading', { name: /We can’t connect/ })).toBeVisible()
  network.answer(system.permission, () => permission({}))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('the site')).toBeVisible()
})

test('[NET-01, NET-05] a gateway that can’t be understood is a technical problem with a code, and Try again finds it', async () => {
  const network = fakeNetwork()
  network.answer(system.permission, () => ({ info: null }))
  const screen = await renderSite(site)
  await expect.element(screen.getByRole('heading', { name: 'We have a technical problem.' })).toBeVisible()
  await expect.element(screen.getByText('G-99367')).toBeVisible()
  await expect.element(screen.getByText(/check your connection/i)).not.toBeInTheDocument()
  network.answer(system.permission, () => permission({}))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('the site')).toBeVisible()
})

test.each([
  ['html', 'Your network is in the way.', 'Try again'],
  ['portal', 'Your network is in the way.', 'Try again'],
  ['redirect', 'Your network is in the way.', 'Try again'],
  ['challenge', 'We have to check your connection.', 'Reload the page'],
  ['proxy', 'We have a technical problem.', 'Try again'],
  ['empty', 'We have a technical problem.', 'Try again'],
  ['truncated', 'We have a technical problem.', 'Try again'],
  ['wrongTypes', 'We have a technical problem.', 'Try again'],
  ['huge', 'We have a technical problem.', 'Try again'],
  ['500', 'We have a technical problem.', 'Try again'],
  ['429', 'We can’t connect right now.', 'Try again'],
  ['drop', 'We can’t connect right now.', 'Try again'],
] as const)('[NET-05] %s at the start has words and a way on of its own', async (kind, title, way) => {
  const network = fakeNetwork()
  network.answer(system.permission, faultAnswers[kind].answer)
  const screen = await renderSite(site, { retryDelay: 0 })
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: way })).toBeVisible()
})

test('[DSK-07] a screen that closes the site stays while the gateway is asked again', async () => {
  const network = fakeNetwork()
  network.answer(system.permission, () => status(404))
  const screen = await renderSite(site)
  await expect.element(screen.getByRole('heading', { name: /technical problem/ })).toBeVisible()
  network.answer(system.permission, () => new Promise(() => {}))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => network.sent(system.permission)).toHaveLength(2)
  await expect.element(screen.getByRole('heading', { name: /technical problem/ })).toBeVisible()
  await expect.element(screen.getByText('the site')).not.toBeInTheDocument()
})

test('a site that runs goes on when a later look fails', async () => {
  const network = fakeNetwork()
  network.answer(system.permission, () => permission({}))
  const screen = await renderSite(site)
  await expect.poll(() => network.sent(system.permission)).toHaveLength(1)
  network.answer(system.status, () => status(404))
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => network.sent(system.status)).toHaveLength(1)
  await expect.element(screen.getByText('the site')).toBeVisible()
})

test('[BOOT-03, BOOT-04] a maintenance says since when, until when, and counts down', async () => {
  const network = fakeNetwork()
  const until = Date.now() + 3_605_000
  network.answer(system.permission, () =>
    permission({
      maintenance: 1,
      maintenanceFrom: Date.parse('2026-11-21T03:30:00+08:00'),
      maintenanceUntil: until,
    }),
  )
  const screen = await renderSite(site)
  await expect.element(screen.getByText('Nov 21, 03:30 PHT')).toBeVisible()
  await expect.element(screen.getByText('Expected back')).toBeVisible()
  expect(screen.getByText(/^[A-Z][a-z]{2} \d+, \d\d:\d\d PHT$/).elements()).toHaveLength(2)
  await expect.element(screen.getByText(/^1:00:0\d$/)).toBeVisible()
})

test('[BOOT-04] a maintenance that is overdue says so, and one of unknown length promises nothing', async () => {
  const network = fakeNetwork()
  network.answer(system.permission, () => permission({ maintenance: 1, maintenanceUntil: 1000 }))
  const screen = await renderSite(site)
  await expect.element(screen.getByText('Any minute now')).toBeVisible()
  network.answer(system.status, () => ({ maintenance: true, regionRestriction: false }))
  await screen.getByRole('button', { name: 'Check again' }).click()
  await expect.element(screen.getByText('Expected back')).not.toBeInTheDocument()
})
