import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { system } from '#shared/contract/endpoints/system.ts'
import { darkModules, modulesOf } from '#ui/qr-code/testing/code-modules.ts'
import { DownloadPage } from './download-page.tsx'

afterEach(() => page.viewport(1280, 800))

const sum = 'c0b1f0d4e28a3957a6f2b8117d5e94c3310f6ab2d97c54e8b1a06f3d4f9a21c7'
const android = {
  resourceType: 'ANDROID',
  url: 'https://download.example/a.apk',
  version: '4.2.0',
  size: 18_874_368,
  updated: Date.parse('2026-11-18T00:00:00+08:00'),
  checksum: sum,
  requires: 'Android 9 or later',
}
const windows = { resourceType: 'WINDOWS', url: 'https://download.example/a.exe', version: '4.1.0' }

async function open(resources: object[], path = '/down', platform = {}) {
  const network = fakeNetwork()
  network.answer(system.routers, () => ({ domainList: [], resources }))
  return renderSite(<DownloadPage />, { path, platform })
}

test('[DWN-01] an app has its version, size, date, needs and checksum', async () => {
  const screen = await open([android, windows], '/down?app=ANDROID')
  const facts = screen.getByRole('definition')
  await expect.element(facts.first()).toHaveTextContent('4.2.0')
  expect(facts.elements().map(({ textContent }) => textContent)).toEqual([
    '4.2.0',
    '18 MB',
    'Nov 18, 2026',
    'Android 9 or later',
  ])
  await expect.element(screen.getByText(sum)).toBeVisible()
  await screen.getByRole('radio', { name: 'Windows' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Install' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Download for Windows' })).toBeVisible()
  expect(screen.getByText(sum).elements()).toHaveLength(0)
})

test('[DWN-01] the code of an app leads to that app', async () => {
  const screen = await open([android, windows], '/down?app=WINDOWS')
  const code = screen.getByRole('img', { name: 'QR code: get Palaro' })
  await expect.poll(() => darkModules(code.element())).toEqual(modulesOf(windows.url))
})

test('[DWN-01] an app that nothing is said about has no facts', async () => {
  const screen = await open([{ resourceType: 'ANDROID', url: 'https://download.example/a.apk' }])
  await expect.element(screen.getByRole('button', { name: 'Download for Android' })).toBeVisible()
  expect(screen.getByRole('definition').elements()).toHaveLength(0)
})

test('[DWN-01] on a phone there is no code to scan, and the facts stay', async () => {
  await page.viewport(390, 844)
  const screen = await open([android], '/down?app=ANDROID')
  await expect.element(screen.getByText('18 MB')).toBeVisible()
  await expect.element(screen.getByText('Scan with your camera')).not.toBeVisible()
})

test('[DWN-01] the visitor’s own system comes first, and the others are chosen in the address and open outside', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15',
  )
  const opened: string[] = []
  const resources = [
    android,
    { resourceType: 'IOS', url: 'https://download.example/a.ipa', requires: 'iOS 16 or later' },
    { resourceType: 'H5', url: 'https://lite.example/' },
  ]
  const screen = await open(resources, '/download', {
    openExternal: (url: string) => void opened.push(url),
  })
  const iPhone = screen.getByRole('radio', { name: 'iPhone' })
  await expect.element(iPhone).toBeChecked()
  expect(screen.getByRole('radio').elements()[0]).toBe(iPhone.element())
  await expect.element(screen.getByRole('heading', { name: 'Trust the developer' })).toBeVisible()
  await expect.element(screen.getByText('iOS 16 or later')).toBeVisible()
  await screen.getByRole('radio', { name: 'Lite app' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/download?app=H5')
  await expect.element(screen.getByText(/tap Share, then Add to Home Screen/)).toBeVisible()
  await screen.getByRole('button', { name: 'Open the lite app' }).click()
  expect(opened).toEqual(['https://lite.example/'])
})
