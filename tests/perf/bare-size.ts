import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { builtFiles } from './sizes.ts'

/** Builds the bare fixture with the site's build options. Returns the size of all its JavaScript in brotli bytes. */
export async function bareSize(): Promise<number> {
  const outDir = mkdtempSync(join(tmpdir(), 'bare-'))
  try {
    await build({
      root: resolve(import.meta.dirname, 'bare'),
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2023',
        minify: true,
        modulePreload: { polyfill: false },
      },
    })
    return [...builtFiles(outDir)].reduce((sum, [name, size]) => sum + (name.endsWith('.js') ? size : 0), 0)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
