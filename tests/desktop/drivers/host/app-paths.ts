import { mkdirSync, readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { unimplemented } from './strict.ts'

const manifest = z.object({
  name: z.optional(z.string()),
  productName: z.optional(z.string()),
  version: z.optional(z.string()),
  main: z.optional(z.string()),
})

/** Reads the part of the app's package.json that Electron uses; empty if the folder has none. */
export function readManifest(root: string): z.infer<typeof manifest> {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  } catch {
    return {}
  }
}

const switchValue = (name: string): string | undefined => {
  const prefix = `--${name}=`
  return process.argv.find((argument) => argument.startsWith(prefix))?.slice(prefix.length)
}

/** `app.getPath`: the folders of this user and app. The app may override each of them. */
export class AppPaths {
  readonly #moved = new Map<string, string>()
  readonly #appName: () => string

  constructor(appName: () => string) {
    this.#appName = appName
  }

  set(name: string, path: string): void {
    this.#moved.set(name, path)
  }

  get(name: string): string {
    return this.#moved.get(name) ?? this.#standard(name)
  }

  #standard(name: string): string {
    switch (name) {
      case 'home':
        return homedir()
      case 'temp':
        return tmpdir()
      case 'exe':
      case 'module':
        return process.execPath
      case 'appData':
        return process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config')
      case 'userData':
        return this.#userData()
      case 'sessionData':
        return this.get('userData')
      case 'logs':
        return join(this.get('userData'), 'logs')
      case 'crashDumps':
        return join(this.get('userData'), 'Crashpad')
      case 'desktop':
      case 'documents':
      case 'downloads':
      case 'pictures':
        return join(homedir(), `${name[0]?.toUpperCase()}${name.slice(1)}`)
      default:
        return unimplemented(`app.getPath('${name}')`)
    }
  }

  #userData(): string {
    const path = switchValue('user-data-dir') ?? join(this.get('appData'), this.#appName())
    mkdirSync(path, { recursive: true })
    this.#moved.set('userData', path)
    return path
  }
}
