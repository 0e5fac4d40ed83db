import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Brand } from '#shared/brand/brand.ts'
import { languages } from '#shared/i18n/languages.ts'
import { type RouteName, routes } from '../../renderer/app/routing/routes.ts'
import { loadBrand } from './brand-plugin.ts'

/** What the page is called where the picture for shared links is served. */
const socialFile = 'social.png'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

type Titles = Record<'title' | 'description', Record<RouteName, string>>

/** The screens' titles and descriptions in the brand's first language. */
export function titlesOf({ title, minimumAge, languages: { default: code } }: Brand) {
  const file = resolve('shared/i18n/locales', code, 'titles.json')
  // The messages' check holds every language's file to the English one's shape.
  const texts: Titles = JSON.parse(readFileSync(file, 'utf8'))
  const filled = (text: string) =>
    text.replaceAll('{{brand}}', title).replaceAll('{{age}}', String(minimumAge))
  const all = (of: Titles['title']): Titles['title'] =>
    JSON.parse(JSON.stringify(of), (_, text: unknown) => (typeof text === 'string' ? filled(text) : text))
  return { titles: all(texts.title), descriptions: all(texts.description) }
}

/** Home's title and description in the brand's first language. */
export function homeTexts(brand: Brand) {
  const { titles, descriptions } = titlesOf(brand)
  return { title: titles.home, description: descriptions.home }
}

/**
 * Fills the page's head with what it says before any script runs: home's texts, for search engines and for those
 * who fetch a shared link. The site takes over from there (renderer/app/head).
 */
export function pageHeadPlugin(): Plugin {
  const brand = loadBrand()
  const { title, description } = homeTexts(brand)
  const meta = (property: string, content: string) => ({
    tag: 'meta',
    attrs: { property, content },
    injectTo: 'head' as const,
  })
  return {
    name: 'page-head',
    transformIndexHtml: (html) => ({
      html: html
        .replaceAll('%HOME_TITLE%', escaped(title))
        .replaceAll('%HOME_DESCRIPTION%', escaped(description))
        .replaceAll('%LANGUAGE%', languages[brand.languages.default].tag),
      tags: [
        meta('og:type', 'website'),
        meta('og:site_name', brand.title),
        meta('og:title', title),
        meta('og:description', description),
        ...(brand.logo.social ? [meta('og:image', `${brand.publicOrigin}/${socialFile}`)] : []),
      ],
    }),
  }
}

/** Addresses that search engines may list: the canonical ones of whatever isn't somebody's own. */
export function listedPaths({ features }: Pick<Brand, 'features'>): readonly string[] {
  return Object.entries(routes).flatMap(([name, route]) => {
    // What its query names is found by the links of its list.
    const own = 'unlisted' in route || 'canonical' in route || 'subject' in route
    return own || (name === 'cockfight' && !features.cockfight) ? [] : route.paths[0]
  })
}

/**
 * Writes what a web server has for search engines: `robots.txt`, the map of the site where the brand knows its
 * address, and the picture that shared links show.
 */
export function crawlersPlugin(): Plugin {
  return {
    name: 'crawlers',
    apply: 'build',
    generateBundle() {
      const brand = loadBrand()
      const { publicOrigin, logo } = brand
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source })
      const map = publicOrigin ? [`Sitemap: ${publicOrigin}/sitemap.xml`] : []
      emit('robots.txt', `${['User-agent: *', 'Allow: /', ...map].join('\n')}\n`)
      if (publicOrigin) emit('sitemap.xml', siteMap(publicOrigin, listedPaths(brand)))
      if (logo.social)
        emit(socialFile, readFileSync(join(resolve('resources/brand'), brand.name, logo.social)))
    },
  }
}

const siteMap = (origin: string, paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escaped(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
