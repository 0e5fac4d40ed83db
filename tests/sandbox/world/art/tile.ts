/** A game tile. Palette, composition, motif and lettering are spread evenly instead of chosen at random. */
import { type ArtCategory, toArtCategory } from './category.ts'
import { type LayoutName, layouts, layoutsByCategory } from './layouts.ts'
import { drawMotif, linearGradient, motifPlacer } from './motif-drawing.ts'
import { motifNamed, motifsFor } from './motifs/catalogue.ts'
import { type Palette, palettes } from './palettes.ts'
import { cycle, hash, type Seed, seedIndex, shortId, stream } from './random.ts'
import { escapeXml, num } from './svg.ts'
import { type TitleStyle, tileTitle, titleStyles } from './tile-title.ts'
import { vendorFoot } from './vendor-foot.ts'

export interface GameTileOptions {
  readonly name: string
  /** Unknown categories are drawn as slots. */
  readonly category?: string
  /** The vendor's name, shown at the bottom. */
  readonly vendor?: string
  /**
   * Consecutive whole-number seeds give different palettes, compositions and, if several fit, motifs. Without a whole
   * number, the name decides.
   */
  readonly seed?: Seed
  /** In pixels. The drawing itself is 320 units wide. */
  readonly width?: number
  readonly height?: number
}

interface Choice {
  readonly palette: Palette
  readonly layout: LayoutName
  readonly motif: string
  readonly style: TitleStyle
  /** Leaves out the parts that take the most bytes: the shadow, the fade behind the name, the vendor's sign. */
  readonly lean: boolean
}

interface Subject {
  readonly name: string
  readonly vendor: string
  readonly width: number
  readonly height: number
  readonly hash: number
}

/** Largest length of a tile. A longer one is drawn again with a lighter composition. */
const mostBytes = 3990

/**
 * Walks each list with a different step, offset after each cycle, so that neighbours differ and combinations vary.
 */
function choose(index: number, category: ArtCategory, motifs: readonly string[]): Choice {
  const shift = hash(category) % palettes.length
  const round = Math.floor(index / 31)
  const plans = layoutsByCategory[category]
  return {
    palette: cycle(palettes, index * 12 + round * 5 + shift),
    layout: cycle(plans, index * 4 + Math.floor(index / plans.length)),
    motif: cycle(motifs, index * 5 + Math.floor(index / motifs.length)),
    style: cycle(titleStyles, index * 3 + round),
    lean: false,
  }
}

/** The choice itself, then lighter and lighter ones. */
function* attempts(choice: Choice, category: ArtCategory, motifs: readonly string[], h: number) {
  const plans = layoutsByCategory[category]
  const first = plans.indexOf(choice.layout)
  for (const i of [0, 1, 2, 3]) yield { ...choice, layout: cycle(plans, first + i) }
  const light = ['speed', 'closeup', 'poster', 'rays', 'burst', 'ripple'] as const
  yield { ...choice, layout: cycle(light, h) }

  const lean = { ...choice, lean: true, style: { ...choice.style, tint: 'gold', drop: false } } as const
  const other = (i: number): string => cycle(motifs, motifs.indexOf(choice.motif) + i)
  yield { ...lean, layout: 'poster' } as const
  for (const i of [1, 2, 3, 4]) yield { ...lean, layout: 'speed', motif: other(i) } as const
  for (const i of [5, 8]) yield { ...lean, layout: 'plain', motif: other(i) } as const
}

/** Draws a game's tile. The same options give the same SVG. */
export const gameTile = (options: GameTileOptions): string => drawTile(options).svg

/** The motif that a game's tile shows. */
export const gameMotif = (options: GameTileOptions): string => drawTile(options).motif

/** Takes the first attempt within `mostBytes`, otherwise the shortest. */
function drawTile({
  name: givenName,
  category: givenCategory = 'RNG',
  vendor = '',
  seed,
  width = 320,
  height = 400,
}: GameTileOptions): { svg: string; motif: string } {
  const name = givenName.trim() || 'Game'
  const category = toArtCategory(givenCategory)
  const subject = {
    name,
    vendor,
    width,
    height,
    hash: hash([givenCategory, name, vendor, seed, width, height].join('|')),
  }
  const motifs = motifsFor(name, category)
  const choice = choose(seedIndex(seed, givenCategory + name + vendor), category, motifs)
  let lightest = { svg: '', motif: choice.motif }
  for (const attempt of attempts(choice, category, motifs, subject.hash)) {
    const svg = compose(subject, attempt)
    if (svg.length <= mostBytes) return { svg, motif: attempt.motif }
    if (!lightest.svg || svg.length < lightest.svg.length) lightest = { svg, motif: attempt.motif }
  }
  return lightest
}

function compose(subject: Subject, { palette, layout, motif, style, lean }: Choice): string {
  const { name, vendor, width, height } = subject
  const random = stream(subject.hash)
  const id = shortId(subject.hash)
  const H = Math.round(Math.min(640, Math.max(200, (320 * height) / width)))
  const foot = vendor ? 26 : 12
  const titleHeight = Math.min(116, H * 0.29)
  const stageHeight = H - titleHeight - foot

  const { gradients, shapes } = drawMotif(motifNamed(motif), id, palette, random)
  const scene = layouts[layout]({
    W: 320,
    H,
    p: palette,
    id,
    rnd: random,
    cx: 160,
    cy: Math.round(stageHeight / 2 + 12),
    s: Math.min(1.22, (stageHeight + (H < 300 ? 16 : -8)) / 208),
    motif: motifPlacer(id, palette),
  })
  const title = tileTitle({
    id,
    name,
    palette,
    style,
    box: { x: 16, y: H - foot - titleHeight, width: 288, height: titleHeight },
  })

  const scrimTop = Math.round(H - foot - Math.max(title.height, 60) - 44)
  const scrim = lean
    ? `<path d="M0 ${scrimTop + 34}h320V${H}H0z" fill="${palette.deep}" opacity=".7"/>`
    : `<rect y="${scrimTop}" width="320" height="${H - scrimTop}" fill="url(#${id}s)"/>`
  const defs =
    linearGradient(`${id}g`, palette.sky, palette.ground) +
    `<radialGradient id="${id}h"><stop stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${id}s" x2="0" y2="1"><stop stop-color="${palette.deep}" stop-opacity="0"/><stop offset="${num(0.8)}" stop-color="${palette.deep}"/></linearGradient>` +
    `${gradients}<g id="${id}m">${shapes}</g>${title.defs}`
  const body =
    `<rect width="320" height="${H}" fill="url(#${id}g)"/>${scene}${scrim}${title.body}` +
    (vendor ? vendorFoot({ name: vendor, x: 160, y: H - 9, colour: palette.pale, withSign: !lean }) : '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 ${H}" width="${width}" height="${height}" role="img"` +
    ` aria-label="${escapeXml(name)}"><defs>${withoutUnused(defs, body + shapes)}</defs>${body}</svg>`
  )
}

/** Removes gradients that nothing references. */
const withoutUnused = (defs: string, users: string): string =>
  defs.replace(
    /<(linear|radial)Gradient id="([^"]+)".*?<\/\1Gradient>/g,
    (gradient: string, _kind: string, id: string) => (users.includes(`#${id})`) ? gradient : ''),
  )
