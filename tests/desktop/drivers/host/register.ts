/** Loaded before the app: resolves `electron` to the stand-in, and makes this look like Electron's main process. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import * as z from 'zod/mini'

const standIn = new URL('./electron.ts', import.meta.url).href
const names = new Set(['electron', 'electron/main', 'electron/common'])

const typesUrl = new URL('../../../../node_modules/electron/package.json', import.meta.url)
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(typesUrl, 'utf8')))

registerHooks({
  resolve(specifier, context, next) {
    return names.has(specifier)
      ? { url: standIn, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context)
  },
})

Object.assign(process.versions, { electron: version, chrome: 'unknown until Chromium has started' })
Object.assign(process, { type: 'browser', defaultApp: true, resourcesPath: process.cwd() })
