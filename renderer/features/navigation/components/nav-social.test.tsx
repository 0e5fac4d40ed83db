import { expect, test, vi } from 'vitest'
import { finishFirstPaint } from '#lib/testing/finish-first-paint.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { system } from '#shared/contract/endpoints/system.ts'
import { NavSocial } from './nav-social.tsx'

test('[RT-17] the navigation leads to the merchant’s Facebook page, outside the site', async () => {
  finishFirstPaint()
  const network = fakeNetwork()
  const url = 'https://facebook.example/palaro'
  network.answer(system.routers, () => ({
    resources: [
      { resourceType: 'TELEGRAM', url: 'https://telegram.example/palaro' },
      { resourceType: 'FACEBOOK', url },
    ],
  }))
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const screen = await renderSite(<NavSocial />)
  await screen.getByRole('button', { name: /Facebook/ }).click()
  expect(opened).toHaveBeenCalledExactlyOnceWith(url, '_blank', expect.stringContaining('noopener'))
})
