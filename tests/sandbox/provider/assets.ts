/** Files of the game pages, loaded on first request and cached. TypeScript has its types stripped. */
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { avatar } from '#sandbox/world/art/index.ts'
import { themeCss } from './theme.ts'

export interface Asset {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly type: string
}

const fonts = new Map([
  [
    'display-latin.woff2',
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  ],
  [
    'display-latin-ext.woff2',
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2',
  ],
  ['text-latin.woff2', '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'],
  [
    'text-latin-ext.woff2',
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2',
  ],
])

/** Only the `client` folders, and plain names in them, so that no other file can be requested. */
const servedFile = /^(?:games\/[a-z]+\/)?client\/(?:[a-z]+\/)?[a-z]+(?:-[a-z]+)*\.(?:ts|css)$/

async function load(name: string): Promise<Asset | undefined> {
  const theme = name.match(/^theme-(\d+)\.css$/)
  if (theme) {
    const body = themeCss(Number(theme[1]))
    return body === undefined ? undefined : { body, type: 'text/css; charset=utf-8' }
  }
  const picture = name.match(/^avatar-(\d{1,3})\.svg$/)
  if (picture) return { body: avatar({ seed: Number(picture[1]) }), type: 'image/svg+xml' }
  const font = fonts.get(name)
  if (font) {
    const path = fileURLToPath(import.meta.resolve(font))
    return { body: new Uint8Array(await readFile(path)), type: 'font/woff2' }
  }
  if (!servedFile.test(name)) return undefined
  const text = await readFile(new URL(`./${name}`, import.meta.url), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  return name.endsWith('.ts')
    ? { body: stripTypeScriptTypes(text), type: 'text/javascript; charset=utf-8' }
    : { body: text, type: 'text/css; charset=utf-8' }
}

const loaded = new Map<string, Promise<Asset | undefined>>()

/** Loads an asset by name. Resolves to undefined if there is none. */
export function assetOf(name: string): Promise<Asset | undefined> {
  const known = loaded.get(name) ?? load(name)
  loaded.set(name, known)
  return known
}
