import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { firstClientSettings, type SettingsState } from '#shared/domain/client-settings.ts'
import { SettingFields } from './setting-fields.tsx'

const state = {
  settings: firstClientSettings,
  fixed: [],
  kept: true,
  canKeepSession: true,
} satisfies SettingsState & { canKeepSession: boolean }

test('[DSK-11] a change says which setting and what it is now', async () => {
  const patches: object[] = []
  const screen = await render(<SettingFields {...state} onChange={(patch) => patches.push(patch)} />)
  await screen.getByRole('combobox', { name: 'Display size' }).selectOptions('150%')
  await screen.getByRole('combobox', { name: 'Open games in' }).selectOptions('Their own window')
  await screen.getByRole('checkbox', { name: /Download updates/ }).click()
  expect(patches).toEqual([{ zoom: 1.5 }, { gamesIn: 'window' }, { automaticUpdates: false }])
})

test('[DSK-11] a zoom between the steps, as an administrator may set it, is among the choices', async () => {
  const settings = { ...firstClientSettings, zoom: 1.2 }
  const screen = await render(<SettingFields {...state} settings={settings} onChange={() => {}} />)
  await expect.element(screen.getByRole('combobox', { name: 'Display size' })).toHaveDisplayValue('120%')
})

test('[DSK-08] what the administrator fixed is shown, says why, and can’t be changed', async () => {
  const screen = await render(<SettingFields {...state} fixed={['staySignedIn']} onChange={() => {}} />)
  const box = screen.getByRole('checkbox', { name: /Stay logged in/ })
  await expect.element(box).toBeDisabled()
  await expect.element(box).toHaveAccessibleDescription('Set by this computer’s administrator')
})

test('[DSK-02] where no vault works, it is said that a session can’t be kept', async () => {
  const screen = await render(<SettingFields {...state} onChange={() => {}} />)
  const box = screen.getByRole('checkbox', { name: /Stay logged in/ })
  await expect.element(box).toHaveAccessibleDescription(/kept in your system’s secure vault/)
  await screen.rerender(<SettingFields {...state} canKeepSession={false} onChange={() => {}} />)
  await expect.element(box).toHaveAccessibleDescription(/your session can’t be kept/)
})
