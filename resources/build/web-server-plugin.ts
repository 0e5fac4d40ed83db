import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { gatewayNamespaces } from '#shared/contract/gateway-paths.ts'
import { loadBrand } from './brand-plugin.ts'
import { contentSecurityPolicy, type HeaderRule, responseHeaders } from './csp.ts'
import { themeBoot } from './theme-boot.ts'

/** A header as nginx takes it. Its strings have no way to write these two characters. */
function header(name: string, value: string, always: boolean): string {
  if (/["$]/.test(value)) throw new Error(`nginx can't send this ${name}: ${value}`)
  return `add_header ${name} "${value}"${always ? ' always' : ''};`
}

/** What goes with a path, a later rule over an earlier one; how long it may be kept only with what was found. */
function headersOf(rules: HeaderRule[], path: string): string[] {
  const fields = rules
    .filter((rule) => path.startsWith(rule.path.replace(/\*$/, '')))
    .reduce<Record<string, string>>((all, { headers }) => Object.assign(all, headers), {})
  return Object.entries(fields).map(([name, value]) => header(name, value, name !== 'Cache-Control'))
}

/**
 * Fills the configuration's template in: `#% headers <path>` with what the build says goes with that path,
 * `%GATEWAY%` with the gateway's namespaces; what stands between `#% own gateway` and `#% end` is for a site whose
 * gateway is at its own address.
 */
export function nginxConfiguration(template: string, rules: HeaderRule[], ownGateway: boolean): string {
  const gateway = /^ *#% own gateway\n([\s\S]*?)^ *#% end\n/gm
  return template
    .replaceAll(gateway, (_, block: string) => (ownGateway ? block : ''))
    .replaceAll('%GATEWAY%', gatewayNamespaces.join('|'))
    .replaceAll(/^( *)#% headers (\S+)$/gm, (_, indent: string, path: string) =>
      headersOf(rules, path)
        .map((line) => indent + line)
        .join('\n'),
    )
}

/** Writes `_nginx.conf` beside `_headers`: how nginx serves this very build. */
export function webServerPlugin(): Plugin {
  return {
    name: 'web-server',
    apply: 'build',
    generateBundle() {
      const brand = loadBrand()
      const policy = contentSecurityPolicy(brand, themeBoot, { web: true })
      const template = readFileSync(resolve('resources/web-server/nginx.conf'), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: '_nginx.conf',
        source: nginxConfiguration(template, responseHeaders(policy), brand.gatewayUrl === ''),
      })
    },
  }
}
