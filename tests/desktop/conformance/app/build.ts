import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'

const from = import.meta.dirname
const to = join(from, '../../../../node_modules/.cache/desktop-conformance')

/** Path of the built fixture app's main module. */
export const fixtureMain = join(to, 'main.js')
export const fixturePreload = join(to, 'preload.cjs')

const bundle = (input: URL, format: 'es' | 'cjs', entryFileNames: string): InlineConfig => ({
  configFile: false,
  logLevel: 'error',
  root: from,
  build: {
    outDir: to,
    emptyOutDir: false,
    ssr: fileURLToPath(input),
    target: 'node24',
    rolldownOptions: { external: ['electron'], output: { format, entryFileNames } },
  },
})

/**
 * Playwright's global setup: builds the fixture app for Electron, with an ESM main and one CommonJS preload script.
 */
export default async function buildFixture(): Promise<void> {
  await build(bundle(new URL('./main.ts', import.meta.url), 'es', 'main.js'))
  await build(bundle(new URL('./preload.ts', import.meta.url), 'cjs', 'preload.cjs'))
  await cp(join(from, 'site'), join(to, 'site'), { recursive: true })
}
