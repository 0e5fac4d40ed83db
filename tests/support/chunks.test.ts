import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { namedChunks } from '../../resources/build/chunks.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Builds a site with this first script. Returns the exports of each chunk by the chunk's name. */
async function chunksOf(main: string, files: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'chunks-'))
  folders.push(root)
  for (const [name, code] of Object.entries({ ...files, 'main.ts': main }))
    writeFileSync(join(root, name), code)
  const { plugin, groups } = namedChunks({ late: 1 })
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
  return made.flatMap((file) => (file.type === 'chunk' && file.name === 'late' ? [file.code] : [])).join('')
}

const a = "export const a = 'first part'"
const b = "export const b = 'second part'"

test('imports that name a chunk come in it, whatever their files are called', async () => {
  const late = await chunksOf(
    `// A word about this very chunk names none.
     void import(/* chunk: late */ './a.ts').then(console.log)
     void import(/* chunk: late */ './renamed.ts').then(console.log)
     void import('./other.ts').then(console.log)`,
    {
      'a.ts': a,
      'renamed.ts': b,
      'other.ts': "// A word about this very chunk names none.\nexport const c = 'third part'",
    },
  )
  expect(late).toContain('first part')
  expect(late).toContain('second part')
  expect(late).not.toContain('third part')
})

test.each([
  ["void import(/* chunk: lte */ './a.ts')", /main\.ts: there is no chunk "lte"/],
  ["void import(/* chunk: late */ './gone.ts')", /main\.ts: \.\/gone\.ts, of the chunk "late", is not there/],
  ["import /* chunk: late */ './a.ts'", /main\.ts: a chunk is named as in import/],
  ["void import(/* chunk late */ './a.ts')", /main\.ts: a chunk is named as in import/],
  ["void import('./a.ts')", /No import names the chunk "late"/],
])('the build stops at %s', async (main, message) => {
  await expect(chunksOf(main, { 'a.ts': a })).rejects.toThrow(message)
})
