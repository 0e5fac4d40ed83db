import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderSite } from '#lib/testing/render-site.tsx'
import { useFullScreen } from './use-full-screen.ts'

function Game() {
  const { on, fills, toggle } = useFullScreen()
  return (
    <>
      <output aria-label="Shown">
        {fills ? 'fills its window' : on ? 'full screen' : 'below its header'}
      </output>
      <button type="button" onClick={toggle}>
        Full screen
      </button>
    </>
  )
}

test('[LNCH-05] where the browser has no full screen the game fills its window, and Escape leads out of it', async () => {
  const fullScreen = { supported: false, set() {}, subscribe: () => () => {} }
  const screen = await renderSite(<Game />, { path: '/seamless', platform: { fullScreen } })
  const shown = screen.getByRole('status', { name: 'Shown' })
  await screen.getByRole('button', { name: 'Full screen' }).click()
  await expect.element(shown).toHaveTextContent('fills its window')
  await userEvent.keyboard('{Escape}')
  await expect.element(shown).toHaveTextContent('below its header')
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/seamless')
})

test('[LNCH-05] full screen ends with the game', async () => {
  let report: (on: boolean) => void = () => {}
  const wished: boolean[] = []
  const fullScreen = {
    supported: true,
    set(on: boolean) {
      wished.push(on)
      report(on)
    },
    subscribe(listener: (on: boolean) => void) {
      report = listener
      return () => {}
    },
  }
  const screen = await renderSite(<Game />, { platform: { fullScreen } })
  await screen.getByRole('button', { name: 'Full screen' }).click()
  await expect.element(screen.getByRole('status', { name: 'Shown' })).toHaveTextContent('full screen')
  await screen.unmount()
  expect(wished).toEqual([true, false])
})
