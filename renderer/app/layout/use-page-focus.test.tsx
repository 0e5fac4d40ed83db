import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFocusTargets } from '../routing/use-focus-targets.ts'
import { usePageFocus } from './use-page-focus.ts'

const before: unknown = history.state
beforeEach(() => history.replaceState({}, ''))
afterEach(() => history.replaceState(before, ''))

function Late() {
  usePageFocus()
  return null
}

function Games() {
  const go = useNavigate()
  return (
    <main>
      <h1>Games</h1>
      <button type="button">Another game</button>
      <button type="button" onClick={() => go('/play')}>
        A game
      </button>
    </main>
  )
}

function Play() {
  const go = useNavigate()
  return (
    <main>
      <h1>The game</h1>
      <button type="button" onClick={() => go(-1)}>
        Leave
      </button>
    </main>
  )
}

/** A site, and the part of it that comes late. */
function Site({ complete }: { complete: boolean }) {
  useFocusTargets()
  return (
    <>
      {complete && <Late />}
      <Routes>
        <Route path="/" element={<Games />} />
        <Route path="/play" element={<Play />} />
      </Routes>
    </>
  )
}

const site = (complete: boolean) => (
  <MemoryRouter>
    <Site complete={complete} />
  </MemoryRouter>
)

test('[A11Y-01] after a link is followed by keyboard before the site is complete, the focus is on the new title, and on return on that link', async () => {
  const screen = await render(site(false))
  const control = screen.getByRole('button', { name: 'A game' })
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(control).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const title = screen.getByRole('heading', { name: 'The game' })
  await expect.element(title).toBeVisible()
  await expect.element(title).not.toHaveFocus()
  await screen.rerender(site(true))
  await expect.element(title).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Leave' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(control).toHaveFocus()
})
