import * as z from 'zod/mini'

/** A rectangle of the page in whole CSS pixels. */
const bounds = z.object({
  x: z.int().check(z.gte(0), z.lte(20_000)),
  y: z.int().check(z.gte(0), z.lte(20_000)),
  width: z.int().check(z.gte(0), z.lte(20_000)),
  height: z.int().check(z.gte(0), z.lte(20_000)),
})
export type Bounds = z.output<typeof bounds>

const viewId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** Where a running game is shown: in the page, in its own window, or in a small one above all others. */
export type GameLocation = 'page' | 'window' | 'mini'

/** Channels for games, which run in views of their own. */
export const gameChannels = {
  /** Opens a launch address in a new view at this place of the page. Resolves with the view's id. */
  'games:open': {
    args: z.tuple([
      z.object({
        url: z.string().check(z.maxLength(4096)),
        provider: z.optional(z.string().check(z.maxLength(64))),
        title: z.string().check(z.maxLength(200)),
        bounds,
        /** The game may have its own window, and opens in one if the settings say so. */
        movable: z.optional(z.boolean()),
      }),
    ]),
    result: z.discriminatedUnion('opened', [
      z.object({ opened: z.literal(true), id: viewId, place: z.enum(['page', 'window', 'mini']) }),
      z.object({ opened: z.literal(false), reason: z.enum(['refusedAddress', 'tooMany']) }),
    ]),
  },
  /** Shows the view in the page, or hides it while it keeps running. In its own window it stays visible. */
  'games:setShown': { args: z.tuple([viewId, z.boolean()]), result: z.void() },
  /** Moves the view to a window of its own. */
  'games:pullOut': { args: z.tuple([viewId]), result: z.void() },
  /** Moves the view back into the page. */
  'games:putBack': { args: z.tuple([viewId]), result: z.void() },
  /** Makes the game's window small and always on top, or restores it. A game in the page gets a window first. */
  'games:setMini': { args: z.tuple([viewId, z.boolean()]), result: z.void() },
  'games:setMuted': { args: z.tuple([viewId, z.boolean()]), result: z.void() },
  /** Gives the game the keyboard focus, and brings its window to the front. */
  'games:focus': { args: z.tuple([viewId]), result: z.void() },
  /** Reports to the game, if its protocol has a message for it, that the balance has changed outside it. */
  'games:tellBalance': { args: z.tuple([viewId]), result: z.void() },
  'games:place': { args: z.tuple([viewId, bounds]), result: z.void() },
  /** Hides the view under an overlay. Resolves with its last picture (PNG data URL), or "" when there is none. */
  'games:cover': { args: z.tuple([viewId]), result: z.string() },
  'games:uncover': { args: z.tuple([viewId]), result: z.void() },
  /** Loads a new launch address in the same view, because the old one is used up. */
  'games:reload': { args: z.tuple([viewId, z.string().check(z.maxLength(4096))]), result: z.boolean() },
  'games:close': { args: z.tuple([viewId]), result: z.void() },
} as const
