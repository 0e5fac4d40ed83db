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

/** Where a running game is: in the page, in a window of its own, or in a small one above all others. */
export type GamePlace = 'page' | 'window' | 'mini'

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
        /** The game may have a window of its own, and has one at once where the settings say so. */
        movable: z.optional(z.boolean()),
      }),
    ]),
    result: z.discriminatedUnion('opened', [
      z.object({ opened: z.literal(true), id: viewId, place: z.enum(['page', 'window', 'mini']) }),
      z.object({ opened: z.literal(false), reason: z.enum(['refusedAddress', 'tooMany']) }),
    ]),
  },
  /** Show the view in the page, or put it aside while it goes on; a window of its own shows it all the same. */
  'games:setShown': { args: z.tuple([viewId, z.boolean()]), result: z.void() },
  /** Move the view to a window of its own. */
  'games:pullOut': { args: z.tuple([viewId]), result: z.void() },
  /** Move it back into the page. */
  'games:putBack': { args: z.tuple([viewId]), result: z.void() },
  /** Make its window small and keep it above all others, or as it was; a view in the page is pulled out for it. */
  'games:setMini': { args: z.tuple([viewId, z.boolean()]), result: z.void() },
  'games:setMuted': { args: z.tuple([viewId, z.boolean()]), result: z.void() },
  /** Give the game the keyboard, and bring its window to the front. */
  'games:focus': { args: z.tuple([viewId]), result: z.void() },
  'games:place': { args: z.tuple([viewId, bounds]), result: z.void() },
  /** Hide the view under an overlay; resolves with a still of it (PNG data URL), or "" when there is none. */
  'games:cover': { args: z.tuple([viewId]), result: z.string() },
  'games:uncover': { args: z.tuple([viewId]), result: z.void() },
  /** Load a new launch address in the same view (the old one is used up). */
  'games:reload': { args: z.tuple([viewId, z.string().check(z.maxLength(4096))]), result: z.boolean() },
  'games:close': { args: z.tuple([viewId]), result: z.void() },
} as const
