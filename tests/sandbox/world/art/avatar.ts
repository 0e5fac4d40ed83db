import { drawMotif, linearGradient, motifPlacer } from './motif-drawing.ts'
import { motifNamed } from './motifs/catalogue.ts'
import { palettes } from './palettes.ts'
import { cycle, hash, type Seed, seedIndex, shortId, stream } from './random.ts'

const faces =
  'tarsier tiger wolf carabao eagle dragon masskara octopus puffer crab sarimanok joker butterfly visor mech ghost roosterHead koi sun parol'.split(
    ' ',
  )

/** A player's avatar: a face motif on a plain round background. */
export function avatar({ seed = 0, size = 96 }: { seed?: Seed; size?: number } = {}): string {
  const h = hash(`avatar|${seed}`)
  const index = seedIndex(seed, `avatar|${seed}`)
  const id = shortId(h)
  const palette = cycle(palettes, index * 12 + 3)
  const { gradients, shapes } = drawMotif(motifNamed(cycle(faces, index * 7)), id, palette, stream(h))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${size}" height="${size}" aria-hidden="true">` +
    `<defs>${gradients}${linearGradient(`${id}g`, palette.sky, palette.ground)}` +
    `<clipPath id="${id}c"><circle cx="48" cy="48" r="48"/></clipPath><g id="${id}m">${shapes}</g></defs>` +
    `<g clip-path="url(#${id}c)"><rect width="96" height="96" fill="url(#${id}g)"/>` +
    `<circle cx="48" cy="48" r="40" fill="${palette.glow}" opacity=".4"/>${motifPlacer(id, palette)(48, 50, 0.4)}</g></svg>`
  )
}
