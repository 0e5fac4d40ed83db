import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from 'electron-builder'
import { expect, test } from 'vitest'

const { default: installers } = (await import(
  pathToFileURL(resolve('resources/electron-builder.mjs')).href
)) as { default: Configuration }

test('[DSK-10] there is an installer for every system, and a Mac’s runs hardened with its entitlements', () => {
  const { win, mac, linux } = installers
  expect([win?.target, mac?.target, linux?.target].flat()).toEqual(
    expect.arrayContaining(['nsis', 'dmg', 'AppImage']),
  )
  expect(mac?.hardenedRuntime).toBe(true)
  expect(existsSync(mac?.entitlements ?? '')).toBe(true)
})

test('[DSK-10] what is installed starts from its own archive only, and only if that is unchanged', () => {
  expect(installers.asar).toBe(true)
  expect(installers.electronFuses).toMatchObject({
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    runAsNode: false,
  })
})
