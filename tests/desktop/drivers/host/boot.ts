/**
 * The process's entry point: `node --import register.ts boot.ts <app> [arguments]`. Runs the app as Electron would.
 */
import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { app } from './app.ts'
import { readManifest } from './app-paths.ts'
import { browser } from './browser-process.ts'
import './electron.ts'
import { serveRequests } from './network.ts'
import { adoptOpenedPages } from './popups.ts'
import { trace } from './records.ts'

declare global {
  /** Called by Playwright once it is attached to both processes. Its own Electron loader defines it, too. */
  var __playwright_run: (() => void) | undefined
}

const switches = (process.env.HOST_SWITCHES ?? '').split(' ').filter((name) => name.startsWith('--remote-'))

// As in Electron, the app's arguments follow its path: [executable, app, ...arguments].
process.argv.splice(1, 1)
const target = resolve(process.argv[1] ?? '.')
const isFolder = statSync(target).isDirectory()
const root = isFolder ? target : dirname(target)
const entry = isFolder ? resolve(root, readManifest(root).main ?? 'index.js') : target

app.located(root)
serveRequests()
adoptOpenedPages()

const driverAttached =
  switches.length === 0
    ? Promise.resolve()
    : new Promise<void>((resolveDriver) => {
        globalThis.__playwright_run = resolveDriver
      })

await import(pathToFileURL(entry).href)

// Started only now, because the app may have changed its userData folder or quit in favour of a first instance.
// Electron also becomes ready only after evaluating the entry module.
await browser.start(app.getPath('userData'), switches, () => {
  if (!app.isQuitting) console.error('The stand-in host: Chromium has exited unexpectedly.')
  app.exited(app.isQuitting ? Number(process.exitCode ?? 0) : 1)
})
await driverAttached
trace('ready')
app.becomeReady()
