import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Brand, clientBrand, siteBrand } from '#shared/brand/brand.ts'
import { wireMapping } from '#shared/contract/wire-mapping.ts'
import { bootScript } from './boot-script.ts'
import { brandFile, loadBrand, trayFile } from './brand/brand-folder.ts'
import { stampFile, stampOf } from './brand/built-brand.ts'
import { requireReady } from './brand/release-gate.ts'
import { contentSecurityPolicy, responseHeaders } from './csp.ts'
import { loadMapping } from './gateway-mapping-plugin.ts'
import { endpointsModule, monitoringModule } from './monitoring.ts'

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
  site: 'virtual:brand',
  client: 'virtual:brand-client',
  keys: 'virtual:brand-keys',
  late: 'virtual:brand-late',
  assets: 'virtual:brand-assets',
  tray: 'virtual:brand-tray',
  styles: 'virtual:brand-styles.css',
  monitoring: 'virtual:brand-monitoring',
  endpoints: 'virtual:brand-endpoints',
} as const

/** A module that exports values by their names. */
const exporting = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/**
 * Provides the brand as virtual modules, each with what its importers use: `virtual:brand` (the site's, from the
 * start), `virtual:brand-late` (what it doesn't need before the first paint), `virtual:brand-keys` (the keys for
 * encrypting payloads, loaded with the code that uses them), `virtual:brand-assets` (addresses of pictures),
 * `virtual:brand-styles.css` (for the page), `virtual:brand-monitoring` and `virtual:brand-endpoints` (where the site
 * reports to, and what it calls the gateway's paths then), `virtual:brand-client` (data and policy for the desktop client's main
 * process) and `virtual:brand-tray` (the icon for its tray). Also fills in the page's head, stamps the build with the
 * brand's name, and stops the build of a brand that isn't ready to be published.
 * @param options.policy put the policy into the page as a meta tag (for a built page, not in development).
 * @param options.web the page is for browsers, and has a service worker.
 */
export function brandPlugin(options: { policy: boolean; web?: boolean }): Plugin {
  const brand = loadBrand()
  const { encryptionKeys, analytics, hosts, phoneAuth } = brand
  const { claims, contact, helpline, licence, responsibleMessage } = brand
  const about = { claims, contact, helpline, licence, responsibleMessage }
  const mark = readFileSync(brandFile(brand.name, brand.logo.mark), 'utf8')
  // Every page shows it first of all, so a small one is no request of its own.
  const markUrl =
    mark.length > largestInline ? '/mark.svg' : `data:image/svg+xml,${encodeURIComponent(mark.trim())}`
  const boot = bootScript(brand)
  const policy = contentSecurityPolicy(brand, boot, options)
  const tray = () => readFileSync(brandFile(brand.name, trayFile), 'base64')
  const code: Record<string, () => string> = {
    [modules.site]: () => exporting({ brand: siteBrand(brand) }),
    [modules.client]: () => exporting({ brand: clientBrand(brand), contentSecurityPolicy: policy }),
    [modules.keys]: () => exporting({ encryptionKeys }),
    [modules.late]: () => exporting({ about, analytics, domainHosts: hosts.domains, phoneAuth }),
    [modules.tray]: () => exporting({ trayIcon: `data:image/png;base64,${tray()}` }),
    [modules.assets]: () => exporting({ markUrl }),
    [modules.styles]: () => brandStyles(brand),
    [modules.monitoring]: () => monitoringModule(brand, options),
    [modules.endpoints]: () => endpointsModule(wireMapping(loadMapping(brand.name) ?? {})),
  }
  return {
    name: 'brand',
    configResolved({ command, configFileDependencies }) {
      // The development server restarts when one of these changes, and says so.
      configFileDependencies.push(...filesOf(brandFile(brand.name)))
      if (command === 'build') requireReady(brand)
    },
    resolveId: (id) => (Object.hasOwn(code, id) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith('\0') && Object.hasOwn(code, id.slice(1)) ? code[id.slice(1)]?.() : undefined,
    generateBundle() {
      // Only the page needs them; this plugin is also used to build main.
      if (!options.policy) return
      this.emitFile({ type: 'asset', fileName: 'mark.svg', source: mark })
      this.emitFile({ type: 'asset', fileName: stampFile, source: stampOf(brand.name) })
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
