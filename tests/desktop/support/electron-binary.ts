import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Returns the path of Electron's binary, or undefined if it was never downloaded. The package's main module isn't
 * imported, because it would try to download it.
 */
function electronBinary(): string | undefined {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const pathFile = join(folder, 'path.txt')
  if (!existsSync(pathFile)) return undefined
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist')
  const path = join(dist, readFileSync(pathFile, 'utf8').trim())
  return existsSync(path) ? path : undefined
}

const wantsStandIn = process.env.PALARO_DESKTOP_HOST === 'stand-in'

/** Electron if its binary is present, otherwise the stand-in. PALARO_DESKTOP_HOST=stand-in forces the latter. */
export const desktopHost: { readonly kind: 'electron' | 'stand-in'; readonly path: string } = (() => {
  const binary = wantsStandIn ? undefined : electronBinary()
  return binary
    ? { kind: 'electron', path: binary }
    : { kind: 'stand-in', path: join(import.meta.dirname, '../drivers/electron-host') }
})()
