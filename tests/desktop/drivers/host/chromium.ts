import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

/** Debian's commands are shell scripts that add switches. These are the binaries they run. */
const behindWrapper: Record<string, string> = {
  '/usr/bin/chromium': '/usr/lib/chromium/chromium',
  '/usr/bin/chromium-browser': '/usr/lib/chromium-browser/chromium-browser',
  '/usr/bin/chromium-headless-shell': '/usr/lib/chromium/chromium-headless-shell',
}

/** Returns the path of the browser that CHROMIUM_PATH names. Throws if there is none. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH ?? ''
  const found = [behindWrapper[named], named].find((path) => path && existsSync(path))
  if (!found) throw new Error('The stand-in host needs a Chromium: name one in CHROMIUM_PATH.')
  return found
}

const features = [
  // Disabled as Playwright does, so that http isn't upgraded and interception works.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'ThirdPartyStoragePartitioning',
  'PaintHolding',
  'OptimizationHints',
  'MediaRouter',
  'Translate',
  'DestroyProfileOnBrowserClose',
  // The site's pages are https here, but the sandbox's games are on 127.0.0.1.
  'LocalNetworkAccessChecks',
  // Each page would have a spare renderer started beside its own, which costs more than it saves here.
  'SpareRendererForSitePerProcess',
]

const switches = [
  '--headless=new',
  '--screen-info={1920x1080}',
  '--no-startup-window',
  '--no-first-run',
  '--no-default-browser-check',
  '--remote-debugging-pipe',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-back-forward-cache',
  '--disable-popup-blocking',
  '--disable-hang-monitor',
  '--disable-breakpad',
  '--disable-search-engine-choice-screen',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--metrics-recording-only',
  '--password-store=basic',
  '--use-mock-keychain',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--mute-audio',
  '--use-fake-device-for-media-stream',
  // The headless shell has no other answer to a page that asks for a microphone. The page script refuses it.
  '--use-fake-ui-for-media-stream',
  '--in-process-gpu',
  '--autoplay-policy=no-user-gesture-required',
  '--enable-unsafe-swiftshader',
  `--disable-features=${features.join(',')}`,
  // Tests can reach nothing but this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost , EXCLUDE *.localhost',
]

const nobody = 65534

/** Whether Chromium's own sandbox works here: it needs an ordinary user, and user namespaces. */
function canSandboxAs(uid: number): boolean {
  return spawnSync('/usr/bin/unshare', ['--user', 'true'], { uid, gid: uid }).status === 0
}

/** Makes Chromium's profile, which is in a folder of this user, writable for another user. */
function handOver(profile: string, uid: number): void {
  chmodSync(dirname(profile), 0o755)
  chownSync(profile, uid, uid)
}

export interface ChromiumProcess {
  readonly child: ChildProcess
  readonly toBrowser: Writable
  readonly fromBrowser: Readable
}

/**
 * Starts Chromium with its profile in `userData`. For root, Chromium runs as nobody with its sandbox if the system
 * allows that, and otherwise without the sandbox.
 */
export function spawnChromium(userData: string, extraSwitches: readonly string[]): ChromiumProcess {
  const profile = join(userData, 'chromium')
  mkdirSync(profile, { recursive: true })
  const isRoot = process.getuid?.() === 0
  const asNobody = isRoot && canSandboxAs(nobody)
  if (asNobody) handOver(profile, nobody)
  const args = [
    ...switches,
    ...extraSwitches,
    ...(isRoot && !asNobody ? ['--no-sandbox'] : []),
    `--user-data-dir=${profile}`,
  ]
  const child = spawn(findChromium(), args, {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    ...(asNobody && { uid: nobody, gid: nobody, env: { PATH: process.env.PATH, HOME: profile } }),
  })
  // The types only cover the first three descriptors. Chromium reads from 3 and writes to 4.
  const [, , , toBrowser, fromBrowser] = child.stdio
  if (!toBrowser || !('write' in toBrowser) || !fromBrowser || !('read' in fromBrowser)) {
    throw new Error('Chromium was started without its DevTools pipes.')
  }
  return { child, toBrowser, fromBrowser }
}
