import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { awaitSearchKey } from './early-search-key.ts'
import { useSearchHotkey } from './use-search-hotkey.ts'

beforeEach(() => useOverlays.getState().closeAll())

function Page() {
  useSearchHotkey()
  return <p>The page</p>
}

test('[LST-13] keys pressed in a game’s own view open the search, unless something open has to be answered first', async () => {
  fakeNetwork()
  const pressed = new Set<() => void>()
  const onSearchKey = (listener: () => void) => {
    pressed.add(listener)
    return () => pressed.delete(listener)
  }
  const screen = await renderSite(<Page />, { platform: { onSearchKey } })
  const press = () => {
    for (const listener of pressed) listener()
  }
  const open = () => useOverlays.getState().open
  press()
  expect(open()).toEqual({ name: 'search' })
  useOverlays.getState().show({ name: 'deposit' })
  press()
  expect(open()).toEqual({ name: 'deposit' })
  await screen.unmount()
  expect(pressed.size).toBe(0)
})

test('[LST-13] the key opens the search once, also if it was pressed before the page could', async () => {
  fakeNetwork()
  const open = () => useOverlays.getState().open
  awaitSearchKey()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(open()).toBeUndefined()
  await renderSite(<Page />)
  await expect.poll(open).toEqual({ name: 'search' })
  useOverlays.getState().close()
  await renderSite(<Page />)
  expect(open()).toBeUndefined()
})

test.each(['k', 'K', 'า', 'ㅏ', 'л', 'ن', 'ｋ'])(
  '[LST-13, NET-08] the key opens the search on a keyboard that writes “%s” there',
  async (key) => {
    fakeNetwork()
    await renderSite(<Page />)
    const init = { key, code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', init))
    await expect.poll(() => useOverlays.getState().open).toEqual({ name: 'search' })
  },
)
