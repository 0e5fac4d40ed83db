/** Path data for `d` attributes. Angles are in degrees, clockwise from the top. */
import { num } from './svg.ts'

export type Point = readonly [x: number, y: number]

const polar = (radius: number, degrees: number): Point => {
  const a = ((degrees - 90) * Math.PI) / 180
  return [radius * Math.cos(a), radius * Math.sin(a)]
}

/** Points on a circle, for beads, petals or studs. */
export const around = (n: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: n }, (_, i) => polar(radius, turn + (360 / n) * i))

/** A star or polygon: n outer points, with n inner ones between them unless `inner` is 0. */
export function star(n: number, outer: number, inner = 0, turn = 0, x = 0, y = 0): string {
  const points: Point[] = []
  for (let i = 0; i < n; i++) {
    points.push(polar(outer, turn + (360 / n) * i))
    if (inner) points.push(polar(inner, turn + (360 / n) * (i + 0.5)))
  }
  return `M${points.map(([px, py]) => `${Math.round(px + x)} ${Math.round(py + y)}`).join('L')}z`
}

/** n wedges around a centre, for sun rays or wheel sectors. `share` is the filled part of each sector. */
export function wedges(n: number, radius: number, share = 0.5, turn = 0, x = 0, y = 0): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const [ax, ay] = polar(radius, turn + (360 / n) * i)
    const [bx, by] = polar(radius, turn + (360 / n) * (i + share))
    d += `M${Math.round(x)} ${Math.round(y)}l${Math.round(ax)} ${Math.round(ay)} ${Math.round(bx - ax)} ${Math.round(by - ay)}z`
  }
  return d
}

/** A four-pointed glint. */
export function glint(x: number, y: number, radius: number): string {
  const q = num(radius * 0.16)
  const long = num(radius * 0.84)
  const r = num(radius)
  return (
    `M${num(x)} ${num(y - radius)}q${q} ${long} ${r} ${r}q-${long} ${q}-${r} ${r}` +
    `q-${q}-${long}-${r}-${r}q${long}-${q} ${r}-${r}z`
  )
}

/** Scales, rotates and moves a path of absolute M, L, C and Q commands. Rounds to whole numbers. */
export function bend(d: string, { s = 1, x = 0, y = 0, turn = 0 } = {}): string {
  const a = (turn * Math.PI) / 180
  const cos = Math.cos(a) * s
  const sin = Math.sin(a) * s
  return d.replace(/([MLCQ])([^MLCQz]*)/g, (_, command: string, list: string) => {
    const values = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    let out = command
    for (let i = 0; i < values.length; i += 2) {
      const px = values[i] ?? 0
      const py = values[i + 1] ?? 0
      for (const value of [px * cos - py * sin + x, px * sin + py * cos + y]) {
        const text = String(Math.round(value) || 0)
        out += (out.length > 1 && !text.startsWith('-') ? ' ' : '') + text
      }
    }
    return out
  })
}
