import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { requireBuild } from './build/brand/built-brand.ts'

const name = process.env.PALARO_BRAND ?? 'palaro'
const folder = resolve(import.meta.dirname, 'brand', name)
const brand = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'))

const icons = join(folder, 'icons')
const electron = process.env.ELECTRON_OVERRIDE_DIST_PATH || 'node_modules/electron/dist'
/** "example.palaro.client" means the domain palaro.example. */
const domain = brand.appId.split('.').slice(0, 2).toReversed().join('.')
const maker = `${brand.title} <noreply@${domain}>`

/** A package that the specs drive: with the inspector, and with the switches that an installed client refuses. */
const isForTests = process.env.PALARO_FOR_TESTS === '1'
const isRelease = process.env.PALARO_RELEASE === '1'
if (isForTests && isRelease) throw new Error('A package for tests is no release.')

/** Name of an installer; one that lacks its system's signature says so. */
const artifact = (isSigned) =>
  `${brand.name}-\${version}-\${os}-\${arch}${isSigned ? '' : '-unsigned'}${isForTests ? '-for-tests' : ''}.\${ext}`

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
  artifactName: artifact(true),
  // A release without a signature would be refused by both systems, so it isn't made.
  forceCodeSigning: isRelease,
  // Its name, icons and identity are the brand's, so what is packed has to be, too.
  beforePack: () => requireBuild('build:desktop', { brand: name }),
  directories: { output: 'release', buildResources: 'resources/installer' },
  files: [
    'out/**',
    '!out/renderer/third-party-notices.txt',
    '!**/*.map',
    'package.json',
    '!node_modules/**',
    'node_modules/keytar/**',
    'node_modules/@napi-rs/keyring-*/**',
    '!node_modules/**/{*.md,*.d.ts}',
  ],
  // Beside the archive, where a person can open it: the About dialog names it.
  extraResources: [{ from: 'out/renderer/third-party-notices.txt', to: 'third-party-notices.txt' }],
  asar: true,
  asarUnpack: ['**/*.node'],
  npmRebuild: false,
  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: isForTests,
    enableCookieEncryption: true,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    // Flipping fuses invalidates the signature that every program needs on Apple silicon.
    resetAdHocDarwinSignature: true,
  },
  protocols: [{ name: brand.title, schemes: [brand.scheme] }],
  publish: brand.updates ? [{ provider: 'generic', url: brand.updates.url }] : null,
  win: {
    target: 'nsis',
    icon: join(icons, 'icon.ico'),
    artifactName: artifact(Boolean(process.env.WIN_CSC_LINK ?? process.env.CSC_LINK)),
  },
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
    artifactName: artifact(Boolean(process.env.CSC_LINK)),
    category: 'public.app-category.games',
    hardenedRuntime: true,
    // Elsewhere it comes beside the program, with the rest of Electron's folder.
    extraResources: [{ from: join(electron, 'LICENSES.chromium.html'), to: 'LICENSES.chromium.html' }],
    gatekeeperAssess: false,
    entitlements: 'resources/installer/entitlements.mac.plist',
    entitlementsInherit: 'resources/installer/entitlements.mac.plist',
  },
  // The .deb first: it brings an AppArmor profile, with which Chromium's sandbox works on every current system.
  linux: { target: ['deb', 'AppImage'], icon: icons, category: 'Game', maintainer: maker },
  // The first ones write --no-sandbox into the AppImage's menu entry. Its starter still adds that where it can't make a
  // user namespace, and then the client refuses to run: electron/start/start-refusal.ts.
  toolsets: { appimage: '1.0.3' },
}
