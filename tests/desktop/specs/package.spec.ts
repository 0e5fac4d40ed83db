import { createRequire } from 'node:module'
import { channels } from '#shared/bridge/bridge.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Packed, packClient } from '../support/package.ts'

test.describe.configure({ mode: 'default' })

/** Packed once for all tests, because it takes a few seconds. */
let packed: Awaited<ReturnType<typeof packClient>>
test.beforeAll(async () => {
  packed = await packClient()
})
test.afterAll(() => packed.remove())

const paths = ({ files }: Packed) => files.map(({ path }) => path)
const bundles = (from: Packed) =>
  paths(from).filter((path) => /\.(c|m)?js$/.test(path) && path.startsWith('out/'))

test('[DSK-10] a package holds the built client and the vault’s module, and nothing else', {
  tag: '@full',
}, async () => {
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

test('[DSK-10] the vault’s native module lies beside the archive, where it can be loaded', {
  tag: '@full',
}, () => {
  const native = packed.files.filter(({ path }) => path.endsWith('.node'))
  expect(native.length).toBeGreaterThan(0)
  expect(native.every(({ unpacked }) => unpacked)).toBe(true)
  const here = native.find(({ path }) => path.includes(`${process.platform}-${process.arch}`))
  const load = createRequire(import.meta.url)
  expect(load(packed.unpacked(here?.path ?? ''))).toHaveProperty('Entry')
})

test('[DSK-10] the licences of all that is packed lie beside the archive: bundled code, fonts, the vault’s module, Electron and Chromium', {
  tag: '@full',
}, () => {
  const notices = packed.beside('third-party-notices.txt')
  // Of the page, of main, of what isn't bundled, and of the fonts.
  for (const name of ['react-dom', 'electron-updater', '@napi-rs/keyring', 'electron', 'lazy-val'])
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\([A-Z]`, 'm'))
  expect(notices).toContain('SIL OPEN FONT LICENSE')
  expect(paths(packed)).not.toContain('out/renderer/third-party-notices.txt')
  expect(packed.beside('../LICENSES.chromium.html')).not.toBe('')
})

test('[DSK-10, DSK-01] the packed bridge carries the contract’s channels, and no others', {
  tag: '@full',
}, () => {
  const code = packed.read('out/preload/site.cjs')
  const named = [...code.matchAll(/["'`]([a-z]+:[a-zA-Z]+)["'`]\s*:/g)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual(Object.keys(channels).toSorted())
  expect(packed.read('out/preload/guest-messages.cjs')).not.toMatch(/exposeInMainWorld|\.invoke\(/)
})

test('[DSK-10] the package has the brand’s name, and says nothing of how it was made', {
  tag: '@full',
}, () => {
  const manifest = JSON.parse(packed.read('package.json'))
  expect(manifest).toMatchObject({ name: 'palaro', productName: 'Palaro', main: 'out/main/index.js' })
  expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['devDependencies']))
  expect(manifest.scripts).toBeUndefined()
})

test('[DSK-10, SEC-02] every file of the archive can be verified, and every fuse is set', {
  tag: '@full',
}, () => {
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
