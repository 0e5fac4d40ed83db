import mapping from '../foreign-gateway/gateway.json' with { type: 'json' }
import { tenant } from '../foreign-gateway/site-routes.ts'
import {
  type Around,
  type ForeignGateway,
  startForeignGateway,
} from '../foreign-gateway/start-foreign-gateway.ts'
import { type BrandBuild, buildForBrand } from './build-for-brand.ts'

/** A foreign gateway, and the site built for it. */
export type ForeignSite = Omit<BrandBuild, 'remove'> & {
  gateway: ForeignGateway
  close(): Promise<void>
}

/**
 * Starts the foreign gateway, and builds the site for a brand that has its mapping.
 * @param options.desktop build the desktop client, too.
 * @param options.around sees each request to the gateway and answers it.
 */
export async function foreignSite({
  desktop = false,
  around,
}: {
  desktop?: boolean
  around?: Around
} = {}): Promise<ForeignSite> {
  const gateway = await startForeignGateway(around)
  const brand = {
    merchant: tenant,
    gatewayUrl: gateway.origin,
    encryptionKeys: [gateway.publicKey],
    botCheck: { kind: 'none' },
  }
  try {
    const { remove, ...build } = await buildForBrand(brand, { desktop, mapping })
    const close = async () => {
      try {
        await remove()
      } finally {
        await gateway.close()
      }
    }
    return { ...build, gateway, close }
  } catch (error) {
    await gateway.close()
    throw error
  }
}
