import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Sheet } from './sheet.tsx'

afterEach(() => page.viewport(1280, 800))

test.each([
  ['end', 1280],
  ['end', 390],
  ['bottom', 390],
] as const)(
  '[LAY-07] the head of a sheet at the %s, %i px wide, covers what is scrolled under it, with an edge',
  async (side, width) => {
    await page.viewport(width, 800)
    const screen = await render(
      <Sheet open onClose={() => {}} side={side} title="Details" closeLabel="Close">
        {Array.from({ length: 60 }, (_, index) => (
          <p key={index}>{`Line ${index}`}</p>
        ))}
      </Sheet>,
    )
    await expect.element(screen.getByText('Line 0', { exact: true })).toBeVisible()
    const head = screen.getByRole('heading', { name: 'Details' }).element().parentElement ?? document.body
    const sheet = head.parentElement ?? document.body
    const edge = () => getComputedStyle(head).boxShadow
    expect(edge()).toMatch(/^none$|rgba\(0, 0, 0, 0\)|0px 0px 0px 0px/)
    sheet.scrollTop = 300
    await expect.poll(edge).toMatch(/0px 1px 0px 0px/)
    // While the sheet slides in, boxes have fractions.
    const apart = () => {
      const [inner, outer] = [head.getBoundingClientRect(), sheet.getBoundingClientRect()]
      return Math.max(Math.abs(inner.top - outer.top), Math.abs(inner.left - outer.left))
    }
    await expect.poll(apart).toBeLessThan(1)
    expect(head.offsetWidth).toBeGreaterThanOrEqual(sheet.clientWidth)
  },
)
