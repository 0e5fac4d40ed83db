import { useState } from 'react'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { entryId } from './entry-id.ts'
import { scrollPositions } from './scroll-positions.ts'
import { early, useEarlyScroll } from './use-early-scroll.ts'
import { useScroll } from './use-scroll.ts'

function Page() {
  useEarlyScroll()
  const [isComplete, setComplete] = useState(false)
  const { key } = useLocation()
  return (
    <div style={{ height: 4000 }}>
      <nav style={{ position: 'fixed' }}>
        <Link to="?type=card" replace>
          Card
        </Link>
        <output>{key}</output>
        <button type="button" onClick={() => setComplete(true)}>
          Complete
        </button>
      </nav>
      {isComplete && <Complete />}
    </div>
  )
}

function Complete() {
  useScroll()
  return null
}

const before: unknown = history.state
afterEach(async () => {
  // Back at the top, and the browser has said so, before another test listens.
  scrollTo({ top: 0, behavior: 'instant' })
  await new Promise(requestAnimationFrame)
  history.replaceState(before, '')
  sessionStorage.removeItem('scroll')
  early.isOver = false
  early.scrolled.clear()
})

const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'))
const show = () =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )

test('[RT-19] a player who scrolls and leaves before the page is complete returns to the same position', async () => {
  history.replaceState({ idx: 0 }, '')
  await show()
  scrollTo({ top: 700, behavior: 'instant' })
  leave()
  const kept: unknown = JSON.parse(sessionStorage.getItem('scroll') ?? '{}')
  expect(kept).toMatchObject({ [entryId('default')]: 700 })
})

test('[RT-19] a filter chosen before the page is complete keeps the scroll position, and so does a reload right after', async () => {
  history.replaceState({ idx: 0 }, '')
  const screen = await show()
  scrollTo({ top: 700, behavior: 'instant' })
  await expect.poll(() => early.scrolled.size).toBe(1)
  await screen.getByRole('link', { name: 'Card' }).click()
  await screen.getByRole('button', { name: 'Complete' }).click()
  const entry = screen.getByRole('status').element().textContent
  expect(scrollPositions.read(entry)).toBe(700)
  scrollTo({ top: 750, behavior: 'instant' })
  leave()
  const kept: unknown = JSON.parse(sessionStorage.getItem('scroll') ?? '{}')
  expect(kept).toMatchObject({ [entry]: 750 })
})

test('[RT-19] leaving a page before its scroll position is restored doesn’t lose the position', async () => {
  history.replaceState({ idx: 0 }, '')
  scrollPositions.note(entryId('default'), 900)
  await show()
  scrollTo({ top: 0, behavior: 'instant' })
  leave()
  expect(scrollPositions.read(entryId('default'))).toBe(900)
})
