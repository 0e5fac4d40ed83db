/** The fish and the cannon. */
import { sprite } from '../../drawings.ts'
import type { FishKind } from './fish-table.ts'

/** A fish that swims to the right: body, tail, fin and eye. */
const swimmer = (body: string, belly: string, height: number): string =>
  `<path d="M30 40 4 ${40 - height * 0.8}q10 ${height * 0.8} 0 ${height * 1.6}z" fill="${belly}"/>` +
  `<ellipse cx="66" cy="40" rx="46" ry="${height}" fill="${body}"/>` +
  `<path d="M34 46q34 ${height} 70 2q-14 ${height * 0.75}-40 ${height * 0.7}-22 0-30-${height * 0.5}z" fill="${belly}"/>` +
  `<path d="M54 ${42 - height}q10-16 28-8l-4 12z" fill="${belly}"/>` +
  '<circle cx="94" cy="34" r="6" fill="#fff"/><circle cx="95.500" cy="34" r="3" fill="oklch(.2 .04 283)"/>'

const fishShapes: Readonly<Record<FishKind, string>> = {
  dilis: swimmer('oklch(.86 .06 220)', 'oklch(.72 .09 230)', 13),
  tilapia: swimmer('oklch(.74 .10 150)', 'oklch(.60 .11 155)', 22),
  bangus: swimmer('oklch(.80 .03 250)', 'oklch(.93 .02 220)', 20),
  pusit:
    '<path d="M112 40q-22-30-60-22l-8 22 8 22q38 8 60-22z" fill="oklch(.68 .15 350)"/><path d="M48 28q-26-12-42-4m42 8q-28-4-44 4m44 4q-28 2-44 8m44-2q-26 10-40 14" fill="none" stroke="oklch(.60 .16 350)" stroke-width="6" stroke-linecap="round"/><circle cx="60" cy="34" r="7" fill="#fff"/><circle cx="59" cy="34" r="3.500" fill="oklch(.2 .04 283)"/>',
  pagi: '<path d="M112 40Q84 6 44 6q6 20-2 34 8 14 2 34 40 0 68-34z" fill="oklch(.62 .11 285)"/><path d="M44 40H2" stroke="oklch(.52 .11 285)" stroke-width="5" stroke-linecap="round"/><circle cx="94" cy="34" r="4" fill="#fff"/><circle cx="94" cy="46" r="4" fill="#fff"/>',
  pating:
    '<path d="M116 42C94 20 60 20 34 36L6 14q6 24 2 48l26-16c28 16 62 16 82-4z" fill="oklch(.64 .03 250)"/><path d="m60 26 12-22 14 22z" fill="oklch(.56 .03 250)"/><path d="M116 42q-40 16-78 6c26 12 58 12 78-6z" fill="oklch(.93 .01 230)"/><circle cx="96" cy="35" r="3.500" fill="oklch(.2 .04 283)"/>',
  sirena:
    swimmer('oklch(.83 .15 82)', 'oklch(.73 .16 62)', 24) +
    '<path d="m60 14 6-12 8 8 6-10 6 10 8-8 2 14z" fill="oklch(.90 .13 92)"/>',
}

const cannonShape =
  '<path d="M22 8h16l5 46H17z" fill="oklch(.72 .13 78)"/><path d="M18 4h24v10H18z" fill="oklch(.82 .15 80)"/><circle cx="30" cy="62" r="24" fill="oklch(.42 .06 250)"/><circle cx="30" cy="62" r="11" fill="oklch(.82 .15 80)"/>'
export const fishSprite = sprite([
  ...Object.entries(fishShapes).map(([name, shapes]) => [`fish-${name}`, '0 0 120 80', shapes] as const),
  [
    'free-aim',
    '0 0 60 60',
    '<circle cx="30" cy="30" r="18" fill="none" stroke="currentColor" stroke-width="4"/><path d="M30 4v16M30 40v16M4 30h16M40 30h16" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
  ],
  ['cannon-shape', '0 0 60 90', cannonShape],
])
