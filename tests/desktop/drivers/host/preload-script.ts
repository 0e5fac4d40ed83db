import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { endpoint } from '../page/endpoint.ts'
import { mainWorld } from '../page/main-world.ts'
import { preloadWorldScript } from '../page/preload-world.ts'
import { hostSuffixes } from './schemes.ts'
import { pack, unpack } from './wire.ts'

/** Name of the JavaScript world in which preload scripts run. */
export const preloadWorld = 'Stand-in preload'

/** The scripts that run first in every document of a page, one per world. */
export interface PageScripts {
  readonly mainWorld: string
  readonly preloadWorld: string
  /** Path at which the main world asks whether it may open a window. Pages can't guess it. */
  readonly windowOpenPath: string
}

const textOf = (code: (...args: never[]) => unknown) => code.toString()
const literal = (value: unknown) => JSON.stringify(value)

/** `process` as in a sandboxed preload script. */
const processValues = (additionalArguments: readonly string[]) => ({
  type: 'renderer',
  sandboxed: true,
  contextIsolated: true,
  isMainFrame: true,
  platform: process.platform,
  arch: process.arch,
  versions: { ...process.versions },
  env: {},
  argv: [...additionalArguments],
})

/** @param preload path of a bundled CommonJS preload script, read once per page. */
export function pageScripts(
  preload: string | undefined,
  additionalArguments: readonly string[],
): PageScripts {
  const nonce = randomBytes(16).toString('hex')
  const main = literal(`main-${nonce}`)
  const isolated = literal(`preload-${nonce}`)
  const windowOpenPath = `/.stand-in-host/${nonce}/window-open`
  const source =
    preload === undefined
      ? 'null'
      : `function (require, module, exports, process) {${readFileSync(preload, 'utf8')}\n}`
  const wire = `{ pack: ${textOf(pack)}, unpack: ${textOf(unpack)} }`
  const facts = literal(processValues(additionalArguments))
  const meeting = textOf(endpoint)
  return {
    windowOpenPath,
    mainWorld: `(${textOf(mainWorld)})(${meeting}, ${main}, ${isolated}, ${literal(windowOpenPath)}, ${literal(hostSuffixes())})`,
    preloadWorld: `(${textOf(preloadWorldScript)})(${meeting}, ${wire}, ${isolated}, ${main}, ${source}, ${facts})`,
  }
}
