import { describe, expect, test } from 'vitest'
import {
  artCategories,
  avatar,
  banner,
  categoryIcon,
  type GameTileOptions,
  gameName,
  gameTile,
  vendorLogo,
  vendorName,
} from './index.ts'

const themes = ['light', 'dark'] as const
const tones = ['light', 'dark', 'mono', 'colour'] as const
const seeds = Array.from({ length: 660 }, (_, seed) => seed)
const hostileNames = [
  '水果机 & <x>',
  'ผลไม้ทอง',
  'Đảo Vàng',
  'Ñandú "Peña"',
  'A'.repeat(90),
  '',
  '\u0000<script>',
]

function tileOptions(seed: number): GameTileOptions {
  const category = artCategories[seed % artCategories.length] ?? 'RNG'
  return { name: gameName({ category, seed }), category, vendor: vendorName(seed % 40), seed }
}

const everything = [
  ...seeds.map((seed) => gameTile(tileOptions(seed))),
  ...hostileNames.map((name) => gameTile({ name, vendor: 'V & <"Co">' })),
  ...seeds.slice(0, 40).flatMap((seed) => tones.map((tone) => vendorLogo({ name: vendorName(seed), tone }))),
  ...['w_home', 'w_rng', 'w_fish', 'w_deposit20', 'w_bingo'].flatMap((group) =>
    themes.map((theme) =>
      banner({ group, theme, title: 'A & B <“quoted”>', subtitle: 'One wallet', cta: 'Play now' }),
    ),
  ),
  ...seeds.slice(0, 40).map((seed) => avatar({ seed })),
  ...artCategories.map(categoryIcon),
]

/** Why a text isn't exactly one well-formed element. Undefined if it is. */
function malformation(svg: string): string | undefined {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z][\w-]*="[^"<]*")*)(\/?)>/g,
    (tag, end, name, _, empty) => {
      if (!end && !empty) open.push(name)
      return end && open.pop() !== name ? `unexpected ${tag}` : ''
    },
  )
  if (open.length > 0) return `open: ${open.join(' ')}`
  const stray = rest.match(/[<>]|&(?!(?:amp|lt|gt|quot);)|unexpected <.*/)
  return stray ? rest.slice(Math.max(0, (stray.index ?? 0) - 40), (stray.index ?? 0) + 40) : undefined
}

/** Ids that the drawing references but doesn't define. */
function dangling(svg: string): string[] {
  const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id))
  return Array.from(svg.matchAll(/(?:href="|url\()#([^")]+)/g), ([, id]) => id ?? '').filter(
    (id) => !ids.has(id),
  )
}

describe('drawings', () => {
  test('are well-formed XML, whatever the name', () => {
    expect(everything.map(malformation).filter((fault) => fault !== undefined)).toEqual([])
  })

  test('refer to nothing but their own definitions', () => {
    expect(everything.flatMap(dangling)).toEqual([])
    expect(everything.filter((svg) => /href="(?!#)|url\((?!#)|<image|@import/.test(svg))).toEqual([])
  })

  test('carry no script, style or handler', () => {
    expect(
      everything.filter((svg) => /<script|<style|<foreignObject|\son[a-z]+=|javascript:/i.test(svg)),
    ).toEqual([])
  })

  test('have no hole where a number or colour should be', () => {
    expect(everything.filter((svg) => /NaN|undefined|null|Infinity/.test(svg))).toEqual([])
  })

  test('are the same for the same options', () => {
    for (const seed of seeds.slice(0, 110))
      expect(gameTile(tileOptions(seed))).toBe(gameTile(tileOptions(seed)))
    expect(banner({ group: 'w_pvp', seed: 4 })).toBe(banner({ group: 'w_pvp', seed: 4 }))
  })
})

describe('game tiles', () => {
  test('weigh less than 4,000 bytes', () => {
    const heaviest = Math.max(...seeds.map((seed) => Buffer.byteLength(gameTile(tileOptions(seed)))))
    expect(heaviest).toBeLessThan(4000)
  })

  test('differ from their neighbours in ground and picture, even with one name', () => {
    const ground = (svg: string): string | undefined =>
      svg.match(/stop-color="([^"]+)"\/><stop offset="1"[^>]*>/)?.[0]
    for (const category of artCategories) {
      const tiles = seeds.slice(0, 60).map((seed) => gameTile({ name: 'Palaro', category, seed }))
      expect(new Set(tiles).size).toBe(tiles.length)
      for (const [i, tile] of tiles.entries()) expect(ground(tile)).not.toBe(ground(tiles[i + 1] ?? ''))
    }
  })

  test('are named for assistive technology', () => {
    expect(gameTile({ name: 'Tom & Jill' })).toContain('role="img" aria-label="Tom &amp; Jill"')
  })

  test('keep the proportions that are asked for', () => {
    expect(gameTile({ name: 'Mango', width: 240, height: 240 })).toContain(
      'viewBox="0 0 320 320" width="240" height="240"',
    )
  })
})

describe('names', () => {
  test.each([
    ['RNG', '', 8_000],
    ['LIVE', 'roulette', 600],
    ['PVP', 'lucky-nine', 200],
    ['PVP', 'pusoy-dos', 200],
    ['PVP', 'tongits', 200],
    ['TABLE', 'hilo', 400],
    ['BINGO', 'bingo', 400],
    ['LOTT', 'lottery-4d', 400],
  ])('a catalogue of %s games (%s) has a name for each of %i', (category, model, count) => {
    const names = Array.from({ length: count }, (_, seed) => gameName({ category, model, seed }))
    expect(new Set(names).size).toBe(count)
  })

  test('forty vendors differ in name and in logo', () => {
    const vendors = seeds.slice(0, 40).map((seed) => vendorName(seed))
    expect(new Set(vendors).size).toBe(40)
    expect(new Set(vendors.map((name) => vendorLogo({ name }))).size).toBe(40)
  })
})

test('a banner without words leaves room for HTML text', () => {
  const options = { group: 'w_home', title: 'Palaro', cta: 'Play now' }
  expect(banner(options)).toContain('>Palaro</text>')
  expect(banner({ ...options, text: false })).not.toContain('<text x="64"')
})
