/** Turns a motif into definitions that a drawing can reference, and places it with a rim. */
import type { Kit, Motif } from './motifs/motif.ts'
import { naturalRamp, type Palette } from './palettes.ts'
import type { Random } from './random.ts'
import type { PlacedMotif, Rim } from './stage.ts'
import { fine, num } from './svg.ts'

/** A vertical gradient. */
export const linearGradient = (id: string, from: string, to: string, offset = '1'): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="${offset}" stop-color="${to}"/></linearGradient>`

/** The motif's shapes, and the gradients that they and the compositions use. */
export function drawMotif(
  [draw, mainName, accentName]: Motif,
  id: string,
  palette: Palette,
  rnd: Random,
): { gradients: string; shapes: string } {
  const a = naturalRamp(mainName, palette.main)
  const b = naturalRamp(accentName, palette.accent)
  const kit: Kit = {
    A: `url(#${id}A)`,
    B: `url(#${id}B)`,
    C: `url(#${id}C)`,
    a,
    b,
    p: palette.pop,
    w: palette.pale,
    i: palette.ink,
    rnd,
  }
  return {
    gradients:
      linearGradient(`${id}A`, a[0], a[1], '.6') +
      linearGradient(`${id}B`, b[0], b[2]) +
      linearGradient(`${id}C`, '#fff', '#ccd'),
    shapes: draw(kit),
  }
}

/** Returns the function that places the motif defined as `${id}m`. */
export function motifPlacer(id: string, { ink, pale, pop }: Palette): PlacedMotif {
  const use = (colour: string, width: number, dy: number, extra = ''): string =>
    `<use href="#${id}m"${dy ? ` y="${dy}"` : ''} stroke="${colour}" stroke-width="${width}"${extra}/>`
  const edges: Record<Rim, string> = {
    ink: use(ink, 11, 5),
    pale: use(ink, 22, 6, ' opacity=".45"') + use(pale, 16, 0),
    glow: use(pop, 26, 0, ' opacity=".3"') + use(ink, 10, 4),
  }
  return (x, y, scale, turn = 0, rim = 'ink') =>
    `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${turn})` : ''} scale(${fine(scale)})" stroke-linejoin="round">` +
    `${edges[rim]}<use href="#${id}m"/></g>`
}
