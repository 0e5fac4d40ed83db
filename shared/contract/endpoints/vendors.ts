import * as z from 'zod/mini'
import { endpoint, listOf } from '../endpoint.ts'

// What the navigation is built from. Separate from the other calls in games.ts, so that the site's first script
// doesn't include them all.

const vendor = z.lazy(() =>
  z.object({
    /** Vendor code. */
    vassalage: z.string(),
    displayName: z.string(),
    /** Path of the logo on an image CDN, or a whole address. */
    smallIcon: z.string(),
    isHot: z.optional(z.union([z.literal(0), z.literal(1)])),
    /** The type that the vendor's games are listed under; a vendor with two types has two cards. */
    gameType: z.string(),
    gameCount: z.optional(z.number()),
  }),
)

/** `games.vendors` */
export const vendors = endpoint({
  id: 'games.vendors',
  method: 'GET',
  path: '/wps/relay/GLS2_vendorList',
  auth: 'none',
  carrier: 'query',
  source: 'assumed',
  summary: 'Vendors by lane; what the navigation is built from',
  input: z.object({ merchantCode: z.string(), language: z.string() }),
  value: z.lazy(() =>
    z.object({
      lanes: z.array(z.object({ title: z.string(), cards: listOf(vendor, 'vassalage', 'gameType') })),
    }),
  ),
})

export type Vendor = z.output<typeof vendor>
