import * as z from 'zod/mini'

/** A rectangle of the page in CSS pixels, whole numbers. */
const bounds = z.object({
  x: z.int().check(z.gte(0), z.lte(20_000)),
  y: z.int().check(z.gte(0), z.lte(20_000)),
  width: z.int().check(z.gte(0), z.lte(20_000)),
  height: z.int().check(z.gte(0), z.lte(20_000)),
})
export type Bounds = z.output<typeof bounds>

const viewId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** Games in views of their own. */
export const gameChannels = {
  /** Open a launch address in a view of its own at this place of the page; resolves with the view's id. */
  'games:open': {
    args: z.tuple([
      z.object({
        url: z.string().check(z.maxLength(4096)),
        provider: z.optional(z.string().check(z.maxLength(64))),
        title: z.string().check(z.maxLength(200)),
        bounds,
      }),
    ]),
    result: z.discriminatedUnion('opened', [
      z.object({ opened: z.literal(true), id: viewId }),
      z.object({ opened: z.literal(false), reason: z.enum(['refusedAddress', 'tooMany']) }),
    ]),
  },
  'games:place': { args: z.tuple([viewId, bounds]), result: z.void() },
  /** Hide the view under an overlay; resolves with a still of it (PNG data URL), or "" when there is none. */
  'games:cover': { args: z.tuple([viewId]), result: z.string() },
  'games:uncover': { args: z.tuple([viewId]), result: z.void() },
  /** Load a new launch address in the same view (the old one is used up). */
  'games:reload': { args: z.tuple([viewId, z.string().check(z.maxLength(4096))]), result: z.boolean() },
  'games:close': { args: z.tuple([viewId]), result: z.void() },
} as const
