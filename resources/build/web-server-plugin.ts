import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bootScript } from './boot-script.ts'
import { loadBrand } from './brand/brand-folder.ts'
import { contentSecurityPolicy, type HeaderRule, responseHeaders } from './csp.ts'
import { brandNamespaces } from './gateway-mapping-plugin.ts'

/** Returns a header in nginx's syntax. Its strings can't express `"` and `$`, so those throw. */
function header(name: string, value: string, always: boolean): string {
  if (/["$]/.test(value)) throw new Error(`nginx can't send this ${name}: ${value}`)
  return `add_header ${name} "${value}"${always ? ' always' : ''};`
}

/** Returns a path's headers; later rules override earlier ones. Cache-Control is only for successful answers. */
function headersOf(rules: HeaderRule[], path: string): string[] {
  const fields = rules
    .filter((rule) => path.startsWith(rule.path.replace(/\*$/, '')))
    .reduce<Record<string, string>>((all, { headers }) => Object.assign(all, headers), {})
  return Object.entries(fields).map(([name, value]) => header(name, value, name !== 'Cache-Control'))
}

/**
 * Fills in the template of the configuration: `#% headers <path>` with the build's headers for that path, `%GATEWAY%`
 * with the gateway's namespaces. The block from `#% own gateway` to `#% end` is kept only for a site that serves the
 * gateway under its own address.
 */
export function nginxConfiguration(template: string, rules: HeaderRule[], ownGateway: boolean): string {
  const gateway = /^ *#% own gateway\n([\s\S]*?)^ *#% end\n/gm
  return template
    .replaceAll(gateway, (_, block: string) => (ownGateway ? block : ''))
    .replaceAll('%GATEWAY%', brandNamespaces().join('|'))
    .replaceAll(/^( *)#% headers (\S+)$/gm, (_, indent: string, path: string) =>
      headersOf(rules, path)
        .map((line) => indent + line)
        .join('\n'),
    )
}

/** Writes `_nginx.conf` next to `_headers`: the nginx configuration for this build. */
export function webServerPlugin(): Plugin {
  return {
    name: 'web-server',
    apply: 'build',
    generateBundle() {
      const brand = loadBrand()
      const policy = contentSecurityPolicy(brand, bootScript(brand), { web: true })
      const template = readFileSync(resolve('resources/web-server/nginx.conf'), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: '_nginx.conf',
        source: nginxConfiguration(template, responseHeaders(policy, brand), brand.gatewayUrl === ''),
      })
    },
  }
}
