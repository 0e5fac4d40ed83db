import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { builtFiles } from './sizes.ts'

/**
 * Pages that the site is compared with. `bare`: each library that every page of the site needs, and nothing else.
 * `naive`: a lobby as it is quickly written on the same libraries.
 */
export type Fixture = 'bare' | 'naive'

/** A fixture that has been built with the site's build options. */
export type BuiltFixture = {
  /** Its folder, to be served. */
  folder: string
  /** All its JavaScript, in brotli bytes. */
  size: number
  /** Deletes the folder. */
  remove: () => void
}

/** Builds a fixture into a new folder. */
export async function buildFixture(name: Fixture): Promise<BuiltFixture> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    await build({
      root: resolve(import.meta.dirname, name),
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: 'es2023',
        minify: true,
        modulePreload: { polyfill: false },
      },
    })
    const size = [...builtFiles(folder)].reduce(
      (sum, [file, bytes]) => sum + (file.endsWith('.js') ? bytes : 0),
      0,
    )
    return { folder, size, remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** Builds a fixture, serves it by a sandbox of its own while something is done with its address, and removes it. */
export async function withFixture<Result>(
  name: Fixture,
  act: (origin: string) => Promise<Result>,
): Promise<Result> {
  const { folder, remove } = await buildFixture(name)
  const sandbox = await serveSandbox({ webRoot: folder })
  try {
    return await act(sandbox.origin)
  } finally {
    await sandbox.close()
    remove()
  }
}
