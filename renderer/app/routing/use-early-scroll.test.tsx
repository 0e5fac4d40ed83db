import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { entryId } from './entry-id.ts'
import { scrollPlaces } from './scroll-positions.ts'
import { useEarlyScroll } from './use-early-scroll.ts'

function Page() {
  useEarlyScroll()
  return <div style={{ height: 4000 }}>A long page</div>
}

const before: unknown = history.state
afterEach(async () => {
  // Back at the top, and the browser has told so, before another test listens.
  scrollTo({ top: 0, behavior: 'instant' })
  await new Promise(requestAnimationFrame)
  history.replaceState(before, '')
  sessionStorage.removeItem('scroll')
})

const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'))
const show = () =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )

test('[RT-19] whoever leaves before the page is complete, right after scrolling, finds the place again', async () => {
  history.replaceState({ idx: 0 }, '')
  await show()
  scrollTo({ top: 700, behavior: 'instant' })
  leave()
  const kept: unknown = JSON.parse(sessionStorage.getItem('scroll') ?? '{}')
  expect(kept).toMatchObject({ [entryId('default')]: 700 })
})

test('[RT-19] whoever leaves a page that hasn’t got back to its place yet loses nothing', async () => {
  history.replaceState({ idx: 0 }, '')
  scrollPlaces.note(entryId('default'), 900)
  await show()
  scrollTo({ top: 0, behavior: 'instant' })
  leave()
  expect(scrollPlaces.read(entryId('default'))).toBe(900)
})
