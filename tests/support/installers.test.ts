import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from 'electron-builder'
import { expect, test, vi } from 'vitest'

/** Returns the configuration of a packing with this environment. */
async function configWith(env: Record<string, string>): Promise<Configuration> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  try {
    const address = pathToFileURL(resolve('resources/electron-builder.mjs')).href
    // Read anew for each environment.
    const { default: config } = (await import(`${address}?${new URLSearchParams(env)}`)) as {
      default: Configuration
    }
    return config
  } finally {
    vi.unstubAllEnvs()
  }
}

const installers = await configWith({})

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

test('[DSK-10, DSK-09] installers of every system are named, signed and fed as the brand says', async () => {
  expect(await configWith({ PALARO_BRAND: 'tanglaw' })).toMatchObject({
    appId: 'example.tanglaw.client',
    productName: 'Tanglaw',
    protocols: [{ schemes: ['tanglaw'] }],
    publish: [{ provider: 'generic', url: 'https://updates.tanglaw.example/client' }],
    asar: true,
    win: { target: 'nsis' },
    nsis: { oneClick: false, perMachine: false, allowElevation: true },
    mac: { target: ['dmg', 'zip'], hardenedRuntime: true },
    linux: { target: ['deb', 'AppImage'] },
    toolsets: { appimage: expect.stringMatching(/^[1-9]/) },
  })
})

test('[DSK-10] an installer without a signature says so in its name, and a release without one is not made', async () => {
  const names = [installers.win?.artifactName, installers.mac?.artifactName]
  expect(names).toEqual(Array(2).fill(expect.stringContaining('-unsigned.')))
  expect(installers.forceCodeSigning).toBe(false)
  const release = await configWith({ CSC_LINK: 'certificate.p12', PALARO_RELEASE: '1' })
  expect([release.win?.artifactName, release.mac?.artifactName].join()).not.toContain('unsigned')
  expect(release.forceCodeSigning).toBe(true)
})

test('[DSK-10, SEC-02] a package that specs can drive says so in its name, and is never a release', async () => {
  const forTests = await configWith({ PALARO_FOR_TESTS: '1' })
  expect(forTests.artifactName).toContain('-for-tests.')
  expect(forTests.electronFuses).toMatchObject({ enableNodeCliInspectArguments: true, runAsNode: false })
  await expect(configWith({ PALARO_FOR_TESTS: '1', PALARO_RELEASE: '1' })).rejects.toThrow('no release')
})
