import { useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { OverlayAddress } from '../overlays/overlay-address.tsx'
import { useMissedStep } from './use-missed-step.ts'

const { href } = location
afterEach(() => history.replaceState(null, '', href))

function Shown() {
  // As Back does while the site is being drawn.
  useState(() => history.replaceState(null, '', '/help?overlay=login#about'))
  useMissedStep()
  const { pathname, search, hash } = useLocation()
  return <p>{pathname + search + hash}</p>
}

test('Back or Forward during the first render shows the right page', async () => {
  history.replaceState(null, '', '/rng')
  const screen = await render(
    <BrowserRouter>
      <OverlayAddress>
        <Shown />
      </OverlayAddress>
    </BrowserRouter>,
  )
  await expect.element(screen.getByText('/help?overlay=login#about')).toBeVisible()
})
