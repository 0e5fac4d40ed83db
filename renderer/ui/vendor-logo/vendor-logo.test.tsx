import { expect, test } from 'vitest'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { VendorLogo } from './vendor-logo.tsx'

/** Nothing listens on this port. */
const deadCdn = 'http://127.0.0.1:9'

test.each([30, 44])(
  '[PERF-01] the name that stands for a logo which can’t be loaded is as high as the logo, at %i px',
  async (height) => {
    const permission = Promise.withResolvers<void>()
    const network = fakeNetwork()
    network.answer(system.permission, async () => {
      await permission.promise
      return { info: { ...samples.permission.info, imageCDNs: [deadCdn] } }
    })
    const screen = await renderSite(
      <h2 style={{ '--logo': `${height}px` }}>
        <VendorLogo icon="/vendors/MG.svg" name="Marahuyo Gaming" />
      </h2>,
    )
    const heading = screen.getByRole('heading').element()
    expect(heading.getBoundingClientRect().height).toBe(height)
    permission.resolve()
    await expect.element(screen.getByText('Marahuyo Gaming')).toBeVisible()
    expect(heading.getBoundingClientRect().height).toBe(height)
  },
)
