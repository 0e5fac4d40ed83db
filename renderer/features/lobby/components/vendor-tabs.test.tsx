import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { VendorTabs } from './vendor-tabs.tsx'

const vendors = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    vassalage: `V${place}`,
    displayName: `Vendor ${place}`,
    smallIcon: '',
    gameType: 'RNG',
  }))

async function show(count: number) {
  await page.viewport(1280, 800)
  fakeNetwork()
  return renderSite(
    <div style={{ inlineSize: 500 }}>
      <VendorTabs vendors={vendors(count)} value={undefined} withAll panelId="games" onChange={() => {}} />
      <div style={{ blockSize: 3000 }} />
    </div>,
  )
}

test('[LST-01] with more than seven vendors arrows scroll their row, and nothing else', async () => {
  const screen = await show(12)
  const place = () => screen.getByRole('tablist', { name: 'Providers' }).element().scrollLeft
  const next = screen.getByRole('button', { name: 'More providers' })
  const previous = screen.getByRole('button', { name: 'Previous providers' })
  // The row is shown once its logos are there, or can't be waited for any longer.
  await expect.element(screen.getByRole('tab', { name: 'All providers' })).toBeVisible()
  await expect.element(previous).not.toBeInTheDocument()
  await next.click()
  await expect.poll(place).toBeGreaterThan(40)
  await previous.click()
  await expect.poll(place).toBeLessThan(40)
  expect(scrollY).toBe(0)
})

test('[LST-01] seven vendors have no arrows', async () => {
  const screen = await show(7)
  await expect.element(screen.getByRole('tab', { name: 'Vendor 6' })).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'More providers' })).not.toBeInTheDocument()
})
