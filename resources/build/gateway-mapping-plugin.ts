import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { wireNamespaces } from '#shared/contract/wire-endpoints.ts'
import { type GatewayMapping, wireMapping } from '#shared/contract/wire-mapping.ts'
import { brandName } from './brand/brand-folder.ts'
import { readMapping } from './brand/gateway-mapping.ts'
import { BrandError } from './brand/read-brand.ts'

const module = 'virtual:gateway-mapping'

/**
 * Reads how the gateway of a brand differs from the contract; undefined where it doesn't.
 * @throws BrandError that names the file and each wrong field.
 */
export function loadMapping(name: string = brandName()): GatewayMapping | undefined {
  const shown = `resources/brand/${name}/gateway.json`
  const file = resolve(shown)
  if (!existsSync(file)) return undefined
  try {
    return readMapping(JSON.parse(readFileSync(file, 'utf8')), shown)
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new BrandError(`The gateway mapping ${shown} is not JSON: ${error.message}`)
    throw error
  }
}

/** First path segments of the gateway of the brand to build. */
export const brandNamespaces = (): string[] => wireNamespaces(wireMapping(loadMapping() ?? {}))

/**
 * Provides `virtual:gateway-mapping`, and whether there is one as a constant, so that the code for it costs brands
 * without one nothing.
 */
export function gatewayMappingPlugin(): Plugin {
  const mapping = loadMapping()
  return {
    name: 'gateway-mapping',
    config: () => ({
      define: {
        'import.meta.env.GATEWAY_MAPPED': JSON.stringify(mapping !== undefined),
        'import.meta.env.GATEWAY_NAMESPACES': JSON.stringify(brandNamespaces()),
      },
    }),
    resolveId: (id) => (id === module ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${module}` ? `export const gatewayMapping = ${JSON.stringify(mapping ?? {})}` : undefined,
  }
}
