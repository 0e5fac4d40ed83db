import { expect, test } from 'vitest'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { clientControls } from '#lib/testing/client-controls.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { violations } from '#lib/testing/violations.ts'
import { firstClientSettings, type SettingsState } from '#shared/domain/client-settings.ts'
import { ClientSettingsOverlay } from './client-settings-overlay.tsx'

const state: SettingsState = { settings: firstClientSettings, fixed: [], kept: true }

test('[DSK-11, A11Y-01] settings that can’t be read can be asked for again; a change that fails is taken back, and the player reads so', async () => {
  fakeNetwork()
  let reads = 0
  const client = clientControls({
    readSettings: () => (reads++ === 0 ? Promise.reject(new Error('no')) : Promise.resolve(state)),
    changeSettings: () => Promise.reject(new Error('no')),
  })
  const screen = await renderSite(<ClientSettingsOverlay />, { platform: { client } })
  await expect.element(screen.getByRole('alert')).toMatchTextContent('couldn’t be read')
  await screen.getByRole('button', { name: 'Try again' }).click()
  const box = screen.getByRole('checkbox', { name: /tray/ })
  await box.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('couldn’t be changed')
  await expect.element(box).not.toBeChecked()
  expect(await violations(screen.getByRole('dialog').element())).toEqual([])
})

test('[DSK-11] in a browser, which has no client to set up, an address that names them opens nothing', async () => {
  fakeNetwork()
  useOverlays.getState().set([{ name: 'clientSettings' }])
  const screen = await renderSite(<ClientSettingsOverlay />)
  await expect.poll(() => useOverlays.getState().stack).toEqual([])
  expect(screen.getByRole('dialog').query()).toBeNull()
})
