import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { chunkGroups } from '../../resources/build/chunk-groups.ts'
import type { Chunk } from '../../resources/build/chunks.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

type Chunks = Record<string, Chunk>

/** Builds a site with these files, of which main.ts is the first script. Returns the code of each chunk by its name. */
async function codeOf(files: Record<string, string>, chunksAt: (folder: string) => Chunks) {
  const root = mkdtempSync(join(tmpdir(), 'chunks-'))
  folders.push(root)
  for (const [name, code] of Object.entries(files)) writeFileSync(join(root, name), code)
  const { plugin, groups } = chunkGroups(chunksAt(root))
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(root, 'main.ts'),
        output: { chunkFileNames: '[name].js', codeSplitting: { groups } },
      },
    },
  })
  const made = [output].flat().flatMap((part) => ('output' in part ? part.output : []))
  return Object.fromEntries(made.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : [])))
}

const shows = (name: string, ...imports: string[]) =>
  [...imports.map((file) => `import './${file}.ts'`), `console.log('this is ${name}')`].join('\n')
const loads = (...names: string[]) => names.map((name) => `void import('./${name}.ts')`).join('\n')

test('[PERF-01] what is loaded lazily comes in the chunk that names it, and what two share in the one both are inside', async () => {
  const code = await codeOf(
    {
      'main.ts': loads('deposit', 'withdrawal', 'help'),
      'deposit.ts': shows('deposit', 'money', 'dialog'),
      'withdrawal.ts': shows('withdrawal', 'money'),
      'help.ts': shows('help', 'dialog'),
      'money.ts': shows('money'),
      'dialog.ts': shows('dialog'),
    },
    (at) => ({
      late: {},
      centre: { inside: 'late' },
      cashier: { inside: 'centre', of: [join(at, 'deposit.ts')] },
      payouts: { inside: 'centre', of: [join(at, 'withdrawal.ts')] },
      content: { inside: 'late', of: [join(at, 'help.ts')] },
    }),
  )
  expect(code.cashier).toContain('this is deposit')
  expect(code.payouts).toContain('this is withdrawal')
  expect(code.centre).toContain('this is money')
  expect(code.centre).not.toContain('this is dialog')
  expect(code.late).toContain('this is dialog')
  expect(code.content).toContain('this is help')
})

test('[PERF-01] what chunks share that are inside none comes with the first script', async () => {
  const code = await codeOf(
    {
      'main.ts': loads('one', 'other'),
      'one.ts': shows('one', 'both'),
      'other.ts': shows('other', 'both'),
      'both.ts': shows('both'),
    },
    (at) => ({ one: { of: [join(at, 'one.ts')] }, other: { of: [join(at, 'other.ts')] } }),
  )
  expect(code.main ?? code.site).toContain('this is both')
})

test('[PERF-01] a module that a chunk claims is in that chunk, even if another one shares it', async () => {
  const code = await codeOf(
    {
      'main.ts': loads('header', 'drawer'),
      'header.ts': shows('header', 'theme'),
      'drawer.ts': shows('drawer', 'theme'),
      'theme.ts': shows('theme'),
    },
    (at) => ({
      wide: { of: [join(at, 'header.ts')], holds: [join(at, 'theme.ts')] },
      drawer: { of: [join(at, 'drawer.ts')] },
    }),
  )
  expect(code.wide).toContain('this is theme')
})

test.each<[string, (at: string) => Chunks, RegExp]>([
  [
    'what no chunk names',
    () => ({ late: {} }),
    /No chunk in .*chunks\.ts names .*a\.ts, which is loaded lazily/,
  ],
  [
    'a name of nothing',
    (at) => ({ late: { of: [join(at, 'a.ts'), join(at, 'gone.ts')] } }),
    /The chunk "late" names .*gone\.ts, but nothing there is loaded lazily/,
  ],
])('the build stops at %s', async (_, chunksAt, message) => {
  await expect(codeOf({ 'main.ts': loads('a'), 'a.ts': shows('a') }, chunksAt)).rejects.toThrow(message)
})
