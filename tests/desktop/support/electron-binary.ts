import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Path of Electron's own binary, or undefined where it was never downloaded. The package's main module would try to
 * download it, so it is not asked.
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

/** Electron where its binary is present, else the stand-in; PALARO_DESKTOP_HOST=stand-in chooses the latter. */
export const desktopHost: { readonly kind: 'electron' | 'stand-in'; readonly path: string } = (() => {
  const binary = wantsStandIn ? undefined : electronBinary()
  return binary
    ? { kind: 'electron', path: binary }
    : { kind: 'stand-in', path: join(import.meta.dirname, '../drivers/electron-host') }
})()
