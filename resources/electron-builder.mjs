import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const name = process.env.PALARO_BRAND ?? 'palaro'
const brand = JSON.parse(readFileSync(resolve(import.meta.dirname, 'brand', name, 'brand.json'), 'utf8'))

/**
 * The installers. Everything but the vault's native module is bundled, so the package holds the built output
 * and that module alone. Signing is configuration of the machine that packs, not of this file.
 * @type {import('electron-builder').Configuration}
 */
export default {
  appId: brand.appId,
  productName: brand.title,
  directories: { output: 'release', buildResources: 'resources/installer' },
  files: [
    'out/**',
    'package.json',
    '!node_modules/**',
    'node_modules/keytar/**',
    'node_modules/@napi-rs/keyring-*/**',
  ],
  asar: true,
  asarUnpack: ['**/*.node'],
  npmRebuild: false,
  protocols: [{ name: brand.title, schemes: [brand.scheme] }],
  win: { target: 'nsis' },
  mac: { target: 'dmg', hardenedRuntime: true },
  linux: { target: 'AppImage', category: 'Game' },
}
