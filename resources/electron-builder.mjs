import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const name = process.env.PALARO_BRAND ?? 'palaro'
const folder = resolve(import.meta.dirname, 'brand', name)
const brand = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'))

const icons = join(folder, 'icons')
/** "example.palaro.client" means the domain palaro.example. */
const domain = brand.appId.split('.').slice(0, 2).toReversed().join('.')
const maker = `${brand.title} <noreply@${domain}>`

/**
 * The installers. Everything except the vault's native module is bundled, so the package contains only the built
 * output and that module. Signing is configured in the environment of the packing machine: electron-builder reads
 * CSC_LINK and CSC_KEY_PASSWORD (WIN_CSC_LINK … for Windows), and APPLE_API_KEY, APPLE_API_KEY_ID and
 * APPLE_API_ISSUER for Apple's notary. Without them, neither is done.
 * @type {import('electron-builder').Configuration}
 */
export default {
  appId: brand.appId,
  productName: brand.title,
  // The folder for the user's data is named after these, and two brands must not share one.
  extraMetadata: {
    name: brand.name,
    productName: brand.title,
    description: `${brand.title} for the desktop`,
    author: maker,
    homepage: brand.publicOrigin || `https://${domain}`,
  },
  artifactName: `${brand.name}-\${version}-\${os}-\${arch}.\${ext}`,
  directories: { output: 'release', buildResources: 'resources/installer' },
  files: [
    'out/**',
    '!**/*.map',
    'package.json',
    '!node_modules/**',
    'node_modules/keytar/**',
    'node_modules/@napi-rs/keyring-*/**',
    '!node_modules/**/{*.md,*.d.ts}',
  ],
  asar: true,
  asarUnpack: ['**/*.node'],
  npmRebuild: false,
  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableCookieEncryption: true,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    // Flipping fuses invalidates the signature that every program needs on Apple silicon.
    resetAdHocDarwinSignature: true,
  },
  protocols: [{ name: brand.title, schemes: [brand.scheme] }],
  publish: brand.updates ? [{ provider: 'generic', url: brand.updates }] : null,
  win: { target: 'nsis', icon: join(icons, 'icon.ico') },
  nsis: {
    // Asks for whom to install. `/S` with `/allusers` or `/currentuser` doesn't ask.
    oneClick: false,
    perMachine: false,
    allowElevation: true,
    allowToChangeInstallationDirectory: true,
    deleteAppDataOnUninstall: false,
  },
  mac: {
    // zip is for updates, dmg for downloads.
    target: ['dmg', 'zip'],
    icon: join(icons, 'icon.icns'),
    category: 'public.app-category.games',
    hardenedRuntime: true,
    gatekeeperAssess: false,
    entitlements: 'resources/installer/entitlements.mac.plist',
    entitlementsInherit: 'resources/installer/entitlements.mac.plist',
  },
  linux: { target: ['AppImage', 'deb'], icon: icons, category: 'Game', maintainer: maker },
}
