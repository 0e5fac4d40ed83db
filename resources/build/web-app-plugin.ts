import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import type { Brand } from '#shared/brand/brand.ts'
import { languages, languageTag } from '#shared/i18n/languages.ts'
import { routes } from '../../renderer/app/routing/routes.ts'
import { loadBrand } from './brand/brand-folder.ts'
import { homeTexts, titlesOf } from './page-head.ts'

/** Icons of the installed site, in `resources/brand/<name>/icons` (see resources/scripts/draw-icons.ts). */
export const appIcons = [
  { file: 'app-192.png', size: 192, purpose: 'any' },
  { file: 'app-512.png', size: 512, purpose: 'any' },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'apple-touch.png', size: 180, purpose: undefined },
] as const

/** Screens in the shortcut menu of the installed app. */
const shortcuts = ['games', 'promotions', 'help'] as const

/** Returns the Web App Manifest in the brand's default language. */
export function webManifest(brand: Brand) {
  const code = brand.languages.default
  const { titles } = titlesOf(brand)
  return {
    id: '/',
    name: brand.title,
    short_name: brand.shortTitle ?? brand.title,
    description: homeTexts(brand).description,
    lang: languageTag(code, brand.country),
    dir: languages[code].dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand.theme.background.light,
    background_color: brand.theme.background.light,
    icons: appIcons.flatMap(({ file, size, purpose }) =>
      purpose ? { src: `/icons/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose } : [],
    ),
    shortcuts: shortcuts.map((name) => ({
      // Titles are "page · brand"; the menu already shows the brand.
      name: titles[name].split(' · ')[0] ?? brand.title,
      url: routes[name].paths[0],
    })),
  }
}

/** Builds the service worker as one script. Separate from the site, because it must not share chunks with it. */
async function workerCode(): Promise<string> {
  const root = resolve('renderer')
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'service-worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
  const files = [output].flat().flatMap((made) => ('output' in made ? made.output : []))
  const [worker, ...more] = files
  if (worker?.type !== 'chunk' || more.length > 0) throw new Error('The service worker is not one script.')
  return worker.code
}

/**
 * Makes the web build installable and usable offline: the manifest, its icons and the service worker. The desktop
 * build doesn't use this.
 */
export function webAppPlugin(): Plugin {
  const brand = loadBrand()
  return {
    name: 'web-app',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.WEB_APP': 'true' } }),
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' }, injectTo: 'head' },
    ],
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source })
      emit('manifest.webmanifest', JSON.stringify(webManifest(brand)))
      for (const { file } of appIcons)
        emit(`icons/${file}`, readFileSync(join(resolve('resources/brand'), brand.name, 'icons', file)))
      emit('sw.js', await workerCode())
    },
  }
}
