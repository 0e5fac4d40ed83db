import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noticesFile, thirdPartyNotices } from './notices-plugin.ts'

let folder = ''
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'notices-')))
})
afterEach(() => rmSync(folder, { recursive: true }))

type Files = Readonly<Record<string, string>>

function write(files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** A package whose module has an effect, so that nothing leaves it out. */
const packageFiles = (path: string, name: string, more: Files = {}): Files => ({
  [`${path}/package.json`]: JSON.stringify({ name, version: '1.2.3', license: 'MIT', main: 'index.js' }),
  [`${path}/index.js`]: `console.log('${name}'); export const unused = 1`,
  ...Object.fromEntries(Object.entries(more).map(([file, text]) => [`${path}/${file}`, text])),
})

/** Builds `main.js` and returns the text of the notices. */
async function noticesOf(
  main: string,
  options: { write: readonly string[] } = { write: [] },
): Promise<string> {
  write({ 'main.js': main, 'package.json': '{"type":"module"}' })
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [thirdPartyNotices().plugin(options)],
    build: { write: false, rolldownOptions: { input: join(folder, 'main.js') } },
  })
  const file = (output as Rolldown.RolldownOutput).output.find(({ fileName }) => fileName === noticesFile)
  return file?.type === 'asset' ? String(file.source) : ''
}

test('every package that is in the bundle has its licence in the notices, and no other', async () => {
  write({
    ...packageFiles('node_modules/plain', 'plain', { LICENSE: 'Copyright Plain' }),
    ...packageFiles('node_modules/@scope/scoped', '@scope/scoped', {
      'LICENSE-MIT.md': 'Copyright Scoped',
      NOTICE: 'Scoped was made with care',
    }),
    ...packageFiles('node_modules/@scope/scoped/node_modules/plain', 'plain', {
      licence: 'Copyright Other Plain',
    }),
    ...packageFiles('node_modules/late', 'late', { 'COPYING.txt': 'Copyright Plain' }),
    ...packageFiles('node_modules/absent', 'absent', { LICENSE: 'Copyright Absent' }),
    'node_modules/@scope/scoped/index.js': "import 'plain'; console.log('scoped')",
  })
  const text = await noticesOf("import 'plain'; import '@scope/scoped'; import('late')")
  expect(text).toMatch(/^@scope\/scoped 1\.2\.3 \(MIT\)\n\nCopyright Scoped\n\nScoped was made with care$/m)
  expect(text).toContain('\nplain 1.2.3 (MIT)\n\nCopyright ')
  // The same text is printed once, below both names.
  expect(text).toMatch(/^late 1\.2\.3 \(MIT\)\nplain 1\.2\.3 \(MIT\)\n\nCopyright Plain$/m)
  expect(text).not.toContain('Absent')
})

test('two versions of a package have notices of their own', async () => {
  write({
    ...packageFiles('node_modules/plain', 'plain', { LICENSE: 'Copyright Plain' }),
    ...packageFiles('node_modules/outer', 'outer', { LICENSE: 'Copyright Outer' }),
    ...packageFiles('node_modules/outer/node_modules/plain', 'plain', { LICENSE: 'Copyright Old Plain' }),
    'node_modules/outer/index.js': "import 'plain'; console.log('outer')",
    'node_modules/outer/node_modules/plain/package.json':
      '{"name":"plain","version":"0.9.0","main":"index.js"}',
  })
  const text = await noticesOf("import 'plain'; import 'outer'")
  expect(text).toMatch(/^plain 0\.9\.0\n\nCopyright Old Plain$/m)
  expect(text).toMatch(/^plain 1\.2\.3 \(MIT\)\n\nCopyright Plain$/m)
})

test('a package without a licence text stops the build, and the message says what to do', async () => {
  write(packageFiles('node_modules/@scope/bare', '@scope/bare', { LICENSE: '  \n' }))
  await expect(noticesOf("import '@scope/bare'")).rejects.toThrow(
    /@scope\/bare 1\.2\.3 is bundled, but has no licence text \(its licence: MIT\)\. Put the text .* into resources\/licences\/@scope\+bare\.txt/,
  )
})

test('packages that are shipped as they are have their notices too', async () => {
  const text = await noticesOf("console.log('nothing of others')", { write: ['electron', 'keytar'] })
  expect(text).toMatch(/^electron \d+\.\d+\.\d+ \(MIT\)/m)
  expect(text).toMatch(/^@napi-rs\/keyring \d+\.\d+\.\d+ \(MIT\)/m)
})
