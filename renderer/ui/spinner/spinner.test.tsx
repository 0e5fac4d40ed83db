import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Loader, Spinner } from './spinner.tsx'

/** The opacity of an element so many milliseconds after it was rendered. */
function opacityAt(element: Element, milliseconds: number): number {
  for (const animation of element.getAnimations()) {
    animation.pause()
    animation.currentTime = milliseconds
  }
  return Number(getComputedStyle(element).opacity)
}

test.each([0, 75, 149])('[DLG-04] the spinner isn’t visible after %i ms', async (milliseconds) => {
  const screen = await render(
    <div style={{ position: 'relative', inlineSize: '300px', blockSize: '200px' }}>
      <Loader label="Loading" />
    </div>,
  )
  const spinner = screen.getByRole('status')
  await expect.element(spinner).toHaveTextContent('Loading')
  expect(opacityAt(spinner.element().parentElement ?? document.body, milliseconds)).toBe(0)
  expect(opacityAt(spinner.element(), milliseconds)).toBe(0)
})

test('[DLG-04] the spinner shows when an answer takes longer', async () => {
  const screen = await render(<Spinner label="Loading" />)
  const spinner = screen.getByRole('status').element()
  expect(opacityAt(spinner, 1000)).toBe(1)
})

test('[DLG-04] the spinner blocks what it covers, and nothing beside it', async () => {
  const handleUnder = vi.fn()
  const handleBeside = vi.fn()
  const screen = await render(
    <>
      <div style={{ position: 'relative', inlineSize: '300px', blockSize: '200px' }}>
        <button type="button" onClick={handleUnder}>
          Under
        </button>
        <Loader label="Loading" />
      </div>
      <button type="button" onClick={handleBeside}>
        Beside
      </button>
    </>,
  )
  const under = screen.getByRole('button', { name: 'Under' }).element().getBoundingClientRect()
  await userEvent.click(document.body, { position: { x: under.x + 5, y: under.y + 5 } })
  await screen.getByRole('button', { name: 'Beside' }).click()
  expect(handleUnder).not.toHaveBeenCalled()
  expect(handleBeside).toHaveBeenCalledTimes(1)
})
