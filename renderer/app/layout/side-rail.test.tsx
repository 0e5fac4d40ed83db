import { expect, test } from 'vitest'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { SideRail } from './side-rail.tsx'

test('[LAY-06] a button to the top of the page appears after scrolling, scrolls up, and disappears', async () => {
  fakeNetwork()
  const screen = await renderSite(
    <div style={{ blockSize: '4000px' }}>
      <SideRail />
      <p>the page</p>
    </div>,
  )
  const toTop = screen.getByRole('button', { name: 'Back to top' })
  await expect.element(screen.getByText('the page')).toBeVisible()
  await expect.element(toTop).not.toBeInTheDocument()
  scrollTo(0, 3000)
  await toTop.click()
  await expect.poll(() => scrollY).toBe(0)
  await expect.element(toTop).not.toBeInTheDocument()
})
