import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openClientSettings } from '../support/client-settings.ts'
import { sandboxTest as test } from '../support/fixtures.ts'

test('[DSK-11] what is set of the client is written down, and holds at the next start', {
  tag: '@full',
}, async ({ start, userDataDir }) => {
  const first = await start({})
  const dialog = await openClientSettings(first.page)
  await dialog.getByRole('combobox', { name: 'Display size' }).selectOption('125%')
  await dialog.getByRole('checkbox', { name: /tray/ }).check()
  const file = join(userDataDir, 'settings.json')
  await expect.poll(() => JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ zoom: 1.25, tray: true })
  // electron-store registers a channel for every page; it must have been removed.
  expect(await first.app.evaluate(({ ipcMain }) => ipcMain.eventNames())).not.toContain(
    'electron-store-get-data',
  )
  await first.close()

  const second = await start({})
  const again = await openClientSettings(second.page)
  await expect(again.getByRole('combobox', { name: 'Display size' })).toHaveValue('1.25')
  await expect(again.getByRole('checkbox', { name: /tray/ })).toBeChecked()
})

test('[DSK-11] settings that a newer client wrote hold as far as they are known, and are left alone', {
  tag: '@full',
}, async ({ start, userDataDir }) => {
  const content = JSON.stringify({ version: 9, zoom: 1.5, tray: 'left' })
  writeFileSync(join(userDataDir, 'settings.json'), content)
  const { page } = await start({})
  const dialog = await openClientSettings(page)
  await expect(dialog.getByRole('combobox', { name: 'Display size' })).toHaveValue('1.5')
  await expect(dialog.getByText('They apply until you quit the client.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /tray/ }).check()
  await expect(dialog.getByRole('checkbox', { name: /tray/ })).toBeChecked()
  expect(readFileSync(join(userDataDir, 'settings.json'), 'utf8')).toBe(content)
})
