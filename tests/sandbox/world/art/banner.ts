/** Banners: a scene on the right, a calm background for text on the left. */
import { bannerScenes } from './banner-scenes.ts'
import { bannerWords } from './banner-words.ts'
import { type BannerGroup, bannerGroups } from './data/banner-groups.ts'
import { drawMotif, motifPlacer } from './motif-drawing.ts'
import { motifNamed } from './motifs/catalogue.ts'
import { type Palette, paletteNamed } from './palettes.ts'
import { glint } from './path-data.ts'
import { cycle, hash, type Random, type Seed, seedIndex, shortId, stream } from './random.ts'
import { escapeXml, path, rect } from './svg.ts'

interface BannerOptions {
  /** Name of the banner's group, such as w_rng or w_deposit20. Unknown groups get the home scene, the bay. */
  readonly group?: string
  readonly title?: string
  readonly subtitle?: string
  /** Label of its button. */
  readonly cta?: string
  readonly seed?: Seed
  readonly width?: number
  readonly height?: number
  readonly theme?: 'light' | 'dark'
  /** Stands in the middle, in place of the group's own. */
  readonly motif?: string | undefined
  /** False leaves out the text, for banners with HTML text on top. */
  readonly text?: boolean
}

type GroupName = keyof typeof bannerGroups

/** Maps names to groups. The first match wins, so longer words come first. */
const aliases: readonly (readonly [pattern: RegExp, group: GroupName])[] = [
  [/deposit/i, 'deposit'],
  [/bet20/i, 'bet'],
  [/bet-rank/i, 'bet'],
  [/promo/i, 'promotion'],
  [/shop|mall/i, 'shop'],
  [/down/i, 'down'],
  [/help/i, 'help'],
  [/login/i, 'login'],
  [/reg/i, 'reg'],
  [/ybg/i, 'ybg'],
  [/esports/i, 'esports'],
  [/sports/i, 'sports'],
  [/elott|lott/i, 'lott'],
  [/bingo/i, 'bingo'],
  [/cock|sabong/i, 'cockfight'],
  [/table/i, 'table'],
  [/fish/i, 'fish'],
  [/pvp/i, 'pvp'],
  [/live/i, 'live'],
  [/rng|slot|pp/i, 'rng'],
  [/pg/i, 'pg'],
]

const groupNamed = (group: string): GroupName =>
  aliases.find(([pattern]) => pattern.test(group))?.[1] ?? 'home'

/** Height of every banner, in units of the drawing. */
const H = 360

/** Draws a banner. The same options give the same bytes. */
export function banner({
  group = 'w_home',
  title = '',
  subtitle = '',
  cta = '',
  seed = 0,
  width = 1280,
  height = 360,
  theme = 'dark',
  motif,
  text = true,
}: BannerOptions = {}): string {
  const kind = groupNamed(group)
  const choices: BannerGroup = bannerGroups[kind]
  const h = hash(['banner', group, title, seed, theme, width, height].join('|'))
  const random = stream(h)
  const id = shortId(h)
  const turn = seedIndex(seed)
  const palette = paletteNamed(cycle(choices[theme], turn))

  const W = Math.round((H * width) / height)
  const narrow = W < 760
  const x = Math.round(narrow ? W * 0.72 : W - Math.min(420, W * 0.3))
  const spread = narrow ? 110 : 190
  const calm = theme === 'light' ? palette.sky : palette.shade

  const [middle = '', ...sides] = cycle(choices.motifs, turn).split(' ')
  const motifs = drawMotifs({ names: [motif ?? middle, ...sides], id, palette, random, x, spread })
  const defs = groundDefs(id, palette, calm) + motifs.defs + weaveDefs(id, palette)
  const body =
    rect(`url(#${id}g)`, 0, 0, W, H) +
    bannerScenes[choices.scene](palette, x, W, random) +
    rect(`url(#${id}v)`, 0, 0, W, H) +
    `<rect width="${Math.round(W * 0.6)}" height="${H}" fill="url(#${id}w)" opacity=".09"/>` +
    motifs.body +
    path(palette.pale, glint(x - 150, 64, 20) + glint(x + 176, 70, 26) + glint(x + 250, 150, 12))
  const words =
    text && title
      ? bannerWords({
          title,
          subtitle,
          cta,
          room: (narrow ? W * 0.5 : x - spread - 190) - 64,
          colour: theme === 'light' ? palette.ink : '#ffffff',
          palette,
        })
      : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${width}" height="${height}"` +
    ` preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escapeXml(title || kind)}">` +
    `<defs>${defs}</defs>${body}${words}</svg>`
  )
}

/** The background, and a veil that keeps the text side calm. */
const groundDefs = (id: string, { sky, ground }: Palette, calm: string): string =>
  `<linearGradient id="${id}g" y2=".5"><stop stop-color="${calm}"/><stop offset=".45" stop-color="${sky}"/>` +
  `<stop offset="1" stop-color="${ground}"/></linearGradient>` +
  `<linearGradient id="${id}v"><stop stop-color="${calm}"/><stop offset=".38" stop-color="${calm}" stop-opacity=".92"/>` +
  `<stop offset=".62" stop-color="${calm}" stop-opacity="0"/></linearGradient>`

/** A faint woven texture, so that the text side doesn't look empty. */
const weaveDefs = (id: string, { glow }: Palette): string =>
  `<pattern id="${id}w" width="48" height="48" patternUnits="userSpaceOnUse"><path fill="${glow}"` +
  ' d="M24 8l16 16-16 16L8 24zM0 0h8L0 8zM48 0v8l-8-8zM0 48v-8l8 8zM48 48h-8l8-8z"/></pattern>'

interface MotifsOptions {
  /** Centre, left, right. */
  readonly names: readonly string[]
  readonly id: string
  readonly palette: Palette
  readonly random: Random
  readonly x: number
  readonly spread: number
}

function drawMotifs({ names, id, palette, random, x, spread }: MotifsOptions): {
  defs: string
  body: string
} {
  const places = [
    { x, y: 178, scale: 1.42, turn: 0, rim: 'pale' },
    { x: x - spread, y: 236, scale: 0.86, turn: -10, rim: 'ink' },
    { x: x + spread, y: 232, scale: 0.9, turn: 10, rim: 'ink' },
  ] as const
  let defs = ''
  const [middle, ...sides] = places.map((place, i) => {
    const own = `${id}${i}`
    const { gradients, shapes } = drawMotif(motifNamed(cycle(names, i)), own, palette, random)
    defs += `${gradients}<g id="${own}m">${shapes}</g>`
    return motifPlacer(own, palette)(place.x, place.y, place.scale, place.turn, place.rim)
  })
  return { defs, body: `${sides.join('')}${middle}` }
}
