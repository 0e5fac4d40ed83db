import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Brand } from '#shared/brand/brand.ts'
import { languages, languageTag } from '#shared/i18n/languages.ts'
import { type RouteName, routes } from '../../renderer/app/routing/routes.ts'
import { loadBrand } from './brand/brand-folder.ts'
import { brandTexts } from './brand-texts.ts'

/** File name under which the picture for shared links is served. */
const socialFile = 'social.png'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

type Titles = Record<'title' | 'description', Record<RouteName, string>>

/** Returns the titles and descriptions of all screens in the brand's default language. */
export function titlesOf(brand: Brand) {
  const { title, minimumAge } = brand
  // The shape is safe: the check of the messages compares every language's files with the English ones.
  const texts: Titles = JSON.parse(JSON.stringify(brandTexts(brand, brand.languages.default, 'titles')))
  const filled = (text: string) =>
    text.replaceAll('{{brand}}', title).replaceAll('{{age}}', String(minimumAge))
  const all = (of: Titles['title']): Titles['title'] =>
    JSON.parse(JSON.stringify(of), (_, text: unknown) => (typeof text === 'string' ? filled(text) : text))
  return { titles: all(texts.title), descriptions: all(texts.description) }
}

/** Returns the home page's title and description in the brand's default language. */
export function homeTexts(brand: Brand) {
  const { titles, descriptions } = titlesOf(brand)
  return { title: titles.home, description: descriptions.home }
}

/** Returns the words for a site that doesn't start, in the brand's default language. */
function slowTexts(brand: Brand) {
  const read = (part: string) => JSON.parse(JSON.stringify(brandTexts(brand, brand.languages.default, part)))
  const { slow }: { slow: { title: string } } = read('warnings')
  const { action }: { action: { retry: string } } = read('common')
  return { slow: slow.title, retry: action.retry }
}

/**
 * Fills in the page's head with the home page's texts before any script runs, for search engines and for programs
 * that preview shared links. The site updates it later (renderer/app/head).
 */
export function pageHeadPlugin(): Plugin {
  const brand = loadBrand()
  const { title, description } = homeTexts(brand)
  const { slow, retry } = slowTexts(brand)
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
        .replaceAll('%SLOW%', escaped(slow))
        .replaceAll('%RETRY%', escaped(retry))
        .replaceAll('%LANGUAGE%', languageTag(brand.languages.default, brand.country))
        .replaceAll('%DIRECTION%', languages[brand.languages.default].dir),
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

/** Returns the paths that search engines may list: the canonical ones of all public pages. */
export function listedPaths({ features }: Pick<Brand, 'features'>): readonly string[] {
  return Object.entries(routes).flatMap(([name, route]) => {
    // Pages that depend on a query are found through the links of their lists.
    const own = 'unlisted' in route || 'canonical' in route || 'subject' in route
    return own || (name === 'cockfight' && !features.cockfight) ? [] : route.paths[0]
  })
}

/**
 * Writes what search engines and link previews need: `robots.txt`, a sitemap if the brand has a public address, and
 * the picture for shared links.
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
