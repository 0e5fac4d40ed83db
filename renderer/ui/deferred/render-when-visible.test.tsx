import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { finishFirstPaint } from '#lib/testing/finish-first-paint.ts'
import { RenderWhenVisible } from './render-when-visible.tsx'

afterEach(() => void vi.unstubAllGlobals())

// The first paint of a page ends once, so this is the only test of it here.
test('[PERF-01] content below the screen renders when it is near, but not before the first screen can be used', async () => {
  const screen = await render(
    <>
      <div style={{ height: 3000 }} data-testid="page" />
      <RenderWhenVisible place={(ref) => <footer ref={ref}>its place</footer>}>
        <footer>the footer</footer>
      </RenderWhenVisible>
    </>,
  )
  const footer = screen.getByRole('contentinfo')
  const inView = () => new Promise((resolve) => new IntersectionObserver(resolve).observe(footer.element()))
  // In sight, as under a page that is still loading.
  footer.element().scrollIntoView({ behavior: 'instant' })
  await inView()
  await expect.element(footer).toHaveTextContent('its place')
  scrollTo({ top: 0, behavior: 'instant' })
  await inView()
  const place = footer.element()
  finishFirstPaint()
  await expect.poll(() => performance.getEntriesByName('usable').length).toBe(1)
  await expect.element(footer).toHaveTextContent('its place')
  // The same element, so that whoever scrolls to it gets there.
  expect(footer.element()).toBe(place)
  footer.element().scrollIntoView({ behavior: 'instant' })
  await expect.element(footer).toHaveTextContent('the footer')
})

test('[PERF-01] content renders on a busy page that gets both positions, far and near, at once', async () => {
  finishFirstPaint()
  const entries = [{ isIntersecting: false }, { isIntersecting: true }]
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      report: (changes: object[]) => void
      constructor(report: (changes: object[]) => void) {
        this.report = report
      }
      observe() {
        queueMicrotask(() => this.report(entries))
      }
      disconnect() {}
    },
  )
  const screen = await render(
    <RenderWhenVisible place={(ref) => <div ref={ref}>its place</div>}>
      <p>the content</p>
    </RenderWhenVisible>,
  )
  await expect.element(screen.getByText('the content')).toBeVisible()
})
