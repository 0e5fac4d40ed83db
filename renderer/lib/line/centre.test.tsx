import { useRef } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useChosenInSight } from './centre.ts'

function Line({ chosen }: { chosen: number }) {
  const list = useRef<HTMLDivElement>(null)
  useChosenInSight(list, '[aria-pressed="true"]', chosen)
  return (
    <div ref={list} data-testid="line" style={{ display: 'flex', inlineSize: 200, overflowX: 'auto' }}>
      {Array.from({ length: 12 }, (_, place) => (
        <button
          key={place}
          type="button"
          aria-pressed={place === chosen}
          style={{ flex: 'none', inlineSize: 80 }}
        >
          {place}
        </button>
      ))}
    </div>
  )
}

test('[LAY-07] what is chosen stands in the middle of a line longer than its window, and the page stays', async () => {
  const screen = await render(<Line chosen={8} />)
  const middle = (name: string) => {
    const whole = screen.getByTestId('line').element().getBoundingClientRect()
    const part = screen.getByRole('button', { name, exact: true }).element().getBoundingClientRect()
    return Math.round(part.left + part.width / 2 - (whole.left + whole.width / 2))
  }
  // Before the next paint, once the line has been laid out.
  await expect.poll(() => middle('8')).toBe(0)
  await screen.rerender(<Line chosen={5} />)
  await expect.poll(() => middle('5')).toBe(0)
  await screen.rerender(<Line chosen={0} />)
  await expect.poll(() => screen.getByTestId('line').element().scrollLeft).toBe(0)
  expect(window.scrollY).toBe(0)
})
