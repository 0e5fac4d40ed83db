import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { en } from 'zod/locales'
import { config } from 'zod/mini'
import { type Brand, type BrandData, BrandError, readBrand } from '#shared/brand/brand.ts'
import { bootScript } from './boot-script.ts'
import { checkBrandTexts } from './brand-texts.ts'
import { contentSecurityPolicy, responseHeaders } from './csp.ts'
import { endpointsModule, monitoringModule } from './monitoring.ts'

/**
 * Relative to the project's root, where npm runs every script. A bundled configuration has no other fixed location.
 */
const brands = resolve('resources/brand')

/** File in a brand's folder with the mark for the desktop client's tray. */
const trayFile = 'tray.png'

// zod/mini has no error messages of its own. They are needed here, and size doesn't matter in a build.
config(en())

/** The brand to build: the folder in resources/brand that PALARO_BRAND names; the default is "palaro". */
export const brandName = (): string => process.env.PALARO_BRAND ?? 'palaro'

/**
 * Reads and checks a brand's file.
 * @throws BrandError that names the file and each wrong field.
 */
export function loadBrand(name: string = brandName()): Brand {
  const file = join(brands, name, 'brand.json')
  const shown = `resources/brand/${name}/brand.json`
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BrandError(
      error instanceof SyntaxError
        ? `The brand file ${shown} is not JSON: ${error.message}`
        : `There is no brand file ${shown}. PALARO_BRAND names a folder in resources/brand.`,
    )
  }
  const brand = readBrand(content, shown)
  const missing = [
    ...(brand.name === name ? [] : [`  name: must be "${name}", as its folder is called`]),
    ...(existsSync(join(brands, name, trayFile))
      ? []
      : [`  There is no ${trayFile} beside it: the mark, 32 pixels wide and high`]),
    ...(['mark', 'social'] as const)
      .filter((picture) => !existsSync(join(brands, name, brand.logo[picture] ?? brand.logo.mark)))
      .map((picture) => `  logo.${picture}: there is no such file beside it`),
    ...(existsSync(join(brands, name, 'icons'))
      ? []
      : ['  icons: there is no such folder beside it (npm run icons draws them from the mark)']),
  ]
  if (missing.length === 0) {
    checkBrandTexts(brand)
    return brand
  }
  throw new BrandError(`The brand file ${shown} can't be used:\n${missing.join('\n')}`)
}

/** Returns all files in a folder and those below it. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const themeRule = (theme: string, tokens: Record<string, string>) =>
  `[data-theme="${theme}"]{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

/** Characters of a mark that may be part of page and script. */
const largestInline = 2000

/** The brand's own tokens, as a stylesheet that overrides the design system's. */
const brandStyles = ({ theme }: Brand): string =>
  `@layer tokens{${themeRule('light', theme.light)}${themeRule('dark', theme.dark)}}`

const modules = {
  data: 'virtual:brand',
  keys: 'virtual:brand-keys',
  late: 'virtual:brand-late',
  assets: 'virtual:brand-assets',
  tray: 'virtual:brand-tray',
  styles: 'virtual:brand-styles.css',
  monitoring: 'virtual:brand-monitoring',
  endpoints: 'virtual:brand-endpoints',
} as const

/**
 * Provides the brand as virtual modules: `virtual:brand` (data and policy, for every process), `virtual:brand-keys`
 * (the keys for encrypting payloads, loaded with the code that uses them), `virtual:brand-late` (what isn't needed
 * before the first paint), `virtual:brand-monitoring` and `virtual:brand-endpoints` (where the site reports to, and
 * what it calls the gateway's paths then), `virtual:brand-tray` (the icon for the desktop client's tray), `virtual:brand-assets`
 * (addresses of pictures) and `virtual:brand-styles.css` (for the page). Also fills in the page's head.
 * @param options.policy put the policy into the page as a meta tag (for a built page, not in development).
 * @param options.web the page is for browsers, and has a service worker.
 */
export function brandPlugin(options: { policy: boolean; web?: boolean }): Plugin {
  const brand = loadBrand()
  const { encryptionKeys, analytics, hosts, phoneAuth, monitoring: _, ...words } = brand
  const {
    claims,
    contact,
    helpline,
    responsibleMessage,
    mobileExample: _example,
    artwork: _artwork,
    ...rest
  } = words
  const about = { claims, contact, helpline, responsibleMessage }
  const { domains, ...firstHosts } = hosts
  const data = { ...rest, hosts: firstHosts } satisfies BrandData
  const mark = readFileSync(join(brands, brand.name, brand.logo.mark), 'utf8')
  // Every page shows it first of all, so a small one is no request of its own.
  const markUrl =
    mark.length > largestInline ? '/mark.svg' : `data:image/svg+xml,${encodeURIComponent(mark.trim())}`
  const boot = bootScript(brand)
  const policy = contentSecurityPolicy(brand, boot, options)
  return {
    name: 'brand',
    // The development server restarts when one of these changes, and says so.
    configResolved: ({ configFileDependencies }) =>
      void configFileDependencies.push(...filesOf(join(brands, brand.name))),
    resolveId: (id) => (Object.values<string>(modules).includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${modules.data}`)
        return `export const brand = ${JSON.stringify(data)}\nexport const contentSecurityPolicy = ${JSON.stringify(policy)}`
      if (id === `\0${modules.keys}`) return `export const encryptionKeys = ${JSON.stringify(encryptionKeys)}`
      if (id === `\0${modules.late}`)
        return `export const about = ${JSON.stringify(about)}\nexport const analytics = ${JSON.stringify(analytics)}\nexport const domainHosts = ${JSON.stringify(domains)}\nexport const phoneAuth = ${JSON.stringify(phoneAuth)}`
      if (id === `\0${modules.monitoring}`) return monitoringModule(brand, options)
      if (id === `\0${modules.endpoints}`) return endpointsModule()
      if (id === `\0${modules.tray}`)
        return `export const trayIcon = 'data:image/png;base64,${readFileSync(join(brands, brand.name, trayFile), 'base64')}'`
      if (id === `\0${modules.assets}`) return `export const markUrl = ${JSON.stringify(markUrl)}`
      return id === `\0${modules.styles}` ? brandStyles(brand) : undefined
    },
    generateBundle() {
      // Only the page needs the icon; this plugin is also used to build main.
      if (options.policy) this.emitFile({ type: 'asset', fileName: 'mark.svg', source: mark })
    },
    transformIndexHtml(html) {
      return {
        html: html
          .replaceAll('%BRAND_TITLE%', brand.title)
          .replaceAll('%BRAND_MARK%', markUrl)
          .replaceAll('%BRAND_BACKGROUND%', brand.theme.background.light),
        tags: [
          ...(options.policy
            ? [
                {
                  tag: 'meta',
                  attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
                  injectTo: 'head-prepend' as const,
                },
              ]
            : []),
          { tag: 'script', children: boot, injectTo: 'head-prepend' as const },
        ],
      }
    },
  }
}

/** Writes the headers that a server must send to `_headers`, in the format of Netlify and Cloudflare Pages. */
export function headersPlugin(): Plugin {
  return {
    name: 'response-headers',
    apply: 'build',
    generateBundle() {
      const built = loadBrand()
      const rules = responseHeaders(contentSecurityPolicy(built, bootScript(built), { web: true }), built)
      const source = rules
        .map(({ path, headers }) =>
          [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
        )
        .join('\n\n')
      this.emitFile({ type: 'asset', fileName: '_headers', source: `${source}\n` })
    },
  }
}
