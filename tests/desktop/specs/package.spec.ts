import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import type { Configuration } from 'electron-builder'
import { channels } from '#shared/bridge/bridge.ts'
import { type Packed, packClient } from '../support/package.ts'

/** Packed once for all tests, because it takes a few seconds. */
let packed: Awaited<ReturnType<typeof packClient>>
test.beforeAll(async () => {
  packed = await packClient()
})
test.afterAll(() => packed.remove())

const paths = ({ files }: Packed) => files.map(({ path }) => path)
const bundles = (from: Packed) =>
  paths(from).filter((path) => /\.(c|m)?js$/.test(path) && path.startsWith('out/'))

test('[DSK-10] a package holds the built client and the vault’s module, and nothing else', async () => {
  const all = paths(packed)
  for (const needed of ['out/main/index.js', 'out/preload/guest-messages.cjs', 'out/renderer/index.html'])
    expect(all).toContain(needed)
  expect(
    all.filter((path) => !/^(out\/(main|preload|renderer)\/|package\.json$|node_modules\/)/.test(path)),
  ).toEqual([])
  const modules = new Set(
    all.map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]).filter(Boolean),
  )
  expect([...modules].filter((name) => !/^(keytar|@napi-rs\/keyring-[\w-]+)$/.test(name ?? ''))).toEqual([])
  // No sources, maps, parts of the sandbox, or additional programs.
  expect(
    all.filter((path) => /\.(tsx?|map|env|pem|exe)$|(^|\/)(tests|electron|shared)\//.test(path)),
  ).toEqual([])
  const isSandbox = /sandbox_ledger|node:sqlite|DatabaseSync|__sandbox\/merchant/
  expect(bundles(packed).filter((path) => isSandbox.test(packed.read(path)))).toEqual([])
  expect(bundles(packed).filter((path) => packed.read(path).includes('sourceMappingURL='))).toEqual([])
})

test('[DSK-10] the vault’s native module lies beside the archive, where it can be loaded', () => {
  const native = packed.files.filter(({ path }) => path.endsWith('.node'))
  expect(native.length).toBeGreaterThan(0)
  expect(native.every(({ unpacked }) => unpacked)).toBe(true)
  const here = native.find(({ path }) => path.includes(`${process.platform}-${process.arch}`))
  const load = createRequire(import.meta.url)
  expect(load(packed.unpacked(here?.path ?? ''))).toHaveProperty('Entry')
})

test('[DSK-10] the licences of all that is packed lie beside the archive: bundled code, fonts, the vault’s module, Electron and Chromium', () => {
  const notices = packed.beside('third-party-notices.txt')
  // Of the page, of main, of what isn't bundled, and of the fonts.
  for (const name of ['react-dom', 'electron-updater', '@napi-rs/keyring', 'electron', 'lazy-val'])
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\([A-Z]`, 'm'))
  expect(notices).toContain('SIL OPEN FONT LICENSE')
  expect(paths(packed)).not.toContain('out/renderer/third-party-notices.txt')
  expect(packed.beside('../LICENSES.chromium.html')).not.toBe('')
})

test('[DSK-10, DSK-01] the packed bridge carries the contract’s channels, and no others', () => {
  const code = packed.read('out/preload/site.cjs')
  const named = [...code.matchAll(/["'`]([a-z]+:[a-zA-Z]+)["'`]\s*:/g)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual(Object.keys(channels).toSorted())
  expect(packed.read('out/preload/guest-messages.cjs')).not.toMatch(/exposeInMainWorld|\.invoke\(/)
})

test('[DSK-10] it is the brand’s by name, and tells nothing of how it was made', () => {
  const manifest = JSON.parse(packed.read('package.json'))
  expect(manifest).toMatchObject({ name: 'palaro', productName: 'Palaro', main: 'out/main/index.js' })
  expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['devDependencies']))
  expect(manifest.scripts).toBeUndefined()
})

test('[DSK-10, SEC-02] every file of the archive can be verified, and every fuse is set', () => {
  const unverified = packed.files.filter(({ integrity }) => integrity !== 'SHA256')
  expect(unverified).toEqual([])
  expect(packed.fuses).toEqual({
    runAsNode: false,
    cookieEncryption: true,
    nodeOptions: false,
    inspectArguments: false,
    asarIntegrity: true,
    onlyFromAsar: true,
    browserSnapshot: false,
    fileProtocolPrivileges: false,
    // Chromium's own default: games in WebAssembly are slow without.
    wasmTrapHandlers: true,
  })
})

test('[DSK-10, DSK-09] installers of every system are named, signed and fed as the brand says', async () => {
  process.env.PALARO_BRAND = 'tanglaw'
  const { default: config } = await import(resolve('resources/electron-builder.mjs'))
  delete process.env.PALARO_BRAND
  expect(config).toMatchObject({
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

/** The configuration of a packing with this environment. */
async function configWith(env: Record<string, string>): Promise<Configuration> {
  Object.assign(process.env, env)
  try {
    const { default: config } = await import(
      `${pathToFileURL(resolve('resources/electron-builder.mjs')).href}?${encodeURIComponent(JSON.stringify(env))}`
    )
    return config
  } finally {
    for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name)
  }
}

test('[DSK-10] an installer without a signature says so in its name, and a release without one is not made', async () => {
  const unsigned = await configWith({})
  const names = [unsigned.win?.artifactName, unsigned.mac?.artifactName]
  expect(names).toEqual(Array(2).fill(expect.stringContaining('-unsigned.')))
  expect(unsigned.forceCodeSigning).toBe(false)
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
