import { useLayoutEffect } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { OverlayAddress, useWholeAddress } from './overlay-address.tsx'
import { OverlaySync } from './overlay-sync.ts'

const { href } = location
beforeEach(() => useOverlays.getState().closeAll())
afterEach(() => history.replaceState(null, '', href))

const open = () => useOverlays.getState().stack.map(({ name }) => name)
const address = () => new URLSearchParams(location.search).getAll('overlay')

/**
 * Presses something at the moment when the page is drawn at an address, before the site has read that. Says what it is
 * drawn at: the browser's own address is there before.
 */
function Press({ at, press }: { at: string | null; press: () => void }) {
  const shown = new URLSearchParams(useWholeAddress().location.search).get('overlay')
  useLayoutEffect(() => {
    if (shown === at) press()
  }, [shown, at, press])
  return <output>{shown}</output>
}

/** Whether the router has rendered an address without what is open. */
function Page() {
  return <p>{useLocation().pathname}</p>
}

const show = (at: string | null, press: () => void) =>
  render(
    <BrowserRouter>
      <OverlayAddress>
        <Page />
        <Press at={at} press={press} />
        <OverlaySync />
      </OverlayAddress>
    </BrowserRouter>,
  )

test('[LAY-01] closed at the very moment when its address is shown, a notice stays closed', async () => {
  await show('notice.player.6', () => useOverlays.getState().close())
  // Its fields in another order than in one read from an address.
  useOverlays.getState().show({ name: 'notice', index: 6, kind: 'player' })
  await expect.poll(() => history.state as unknown).toMatchObject({ usr: { overlay: 'closed' } })
  expect([open(), address()]).toEqual([[], []])
})

test('[LAY-01] what is opened at the moment when Back closes something is open, and in the address', async () => {
  let isBack = false
  const screen = await show(null, () => {
    if (isBack) useOverlays.getState().show({ name: 'login' })
  })
  useOverlays.getState().show({ name: 'search' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('search')
  isBack = true
  history.back()
  await expect.poll(address).toEqual(['login'])
  expect(open()).toEqual(['login'])
})

test('[LAY-01, RT-02] the register form keeps the code that it was opened with, which its address leaves out', async () => {
  let isShown = false
  await show('register', () => {
    // Once the site has read the address.
    setTimeout(() => {
      isShown = true
    })
  })
  useOverlays.getState().show({ name: 'register', referralCode: 'ANA1' })
  await expect.poll(() => isShown).toBe(true)
  expect(useOverlays.getState().stack).toEqual([{ name: 'register', referralCode: 'ANA1' }])
})

test.each([
  ['?member=withdraw&member.order=W1', { name: 'member', page: 'withdraw', query: 'order=W1' }],
  ['?agent=teamBetting', { name: 'agent', page: 'teamBetting' }],
  ['?overlay=deposit', { name: 'deposit' }],
] as const)(
  '[GRD-01, MBR-01] a visitor who opens %s is asked to log in, and goes on there',
  async (search, overlay) => {
    useSessionStore.getState().setSignedIn(false)
    history.replaceState(null, '', `/${search}`)
    await show(null, () => {})
    await expect.poll(open).toEqual(['login'])
    const { pending, pendingNeed } = useSessionStore.getState()
    expect(pendingNeed).toBe('trueAccount')
    pending?.()
    expect(useOverlays.getState().stack).toContainEqual(overlay)
  },
)

test('[GRD-01] a visitor who opens the address of a notice is asked for nothing', async () => {
  useSessionStore.getState().setSignedIn(false)
  history.replaceState(null, '', '/?overlay=notice.player.0')
  await show(null, () => {})
  await expect.poll(open).toEqual(['notice'])
})

test.each(['nothing', 'notice.player.x', 'details.%3Cb%3E.1'])(
  '[LAY-01] an address that names the overlay %s opens the page alone, and is set right',
  async (text) => {
    history.replaceState(null, '', `/rng?vassalage=KD&overlay=${text}`)
    await show(null, () => {})
    await expect.poll(() => location.search).toBe('?vassalage=KD')
    expect(open()).toEqual([])
  },
)
