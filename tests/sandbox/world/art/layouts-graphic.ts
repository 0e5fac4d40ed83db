/** Compositions of flat shapes: rays, discs, stripes, patterns. */
import { around, star } from './path-data.ts'
import { pick } from './random.ts'
import { glints, halo, type Layout, scatter, specks } from './stage.ts'
import { circle, line, num, path, rect, sectors } from './svg.ts'

/** Shapes repeated every `size` units on a rotated background. */
const patterns = [
  { size: 40, turn: 0, shape: 'M20 4L36 20 20 36 4 20z' },
  { size: 36, turn: 15, shape: 'M0 0h18v18H0zM18 18h18v18H18z' },
  { size: 48, turn: 0, shape: 'M0 36a24 24 0 0148 0h-8a16 16 0 00-32 0z' },
  { size: 40, turn: 30, shape: 'M20 6l4 10 10 4-10 4-4 10-4-10-10-4 10-4z' },
  { size: 32, turn: 0, shape: 'M0 32L16 0l16 32z' },
  { size: 44, turn: -20, shape: 'M0 22q11-18 22 0t22 0v10q-11 18-22 0T0 32z' },
] as const

export const graphicLayouts = {
  /** The lightest layout, for very long names. */
  plain: (t) => halo(t) + t.motif(t.cx, t.cy, t.s, 0, 'ink'),

  rays: (t) =>
    sectors(t.p.glow, 14, 380, { x: t.cx, y: t.cy, turn: t.rnd() * 25, extra: 'opacity=".32"' }) +
    halo(t) +
    t.motif(t.cx, t.cy, t.s, 0, 'ink') +
    glints(
      [
        [42, t.cy - 70, 15],
        [282, t.cy + 30, 20],
        [262, t.cy - 96, 10],
        [50, t.cy + 84, 9],
      ],
      t.p.pale,
    ),

  burst: (t) =>
    path(
      t.p.accent[1],
      `M0 ${num(t.cy + 120)}L320 ${num(t.cy - 150)}V${num(t.cy + 30)}L0 ${num(t.cy + 290)}z`,
      'opacity=".55"',
    ) +
    path(t.p.pop, `M0 ${num(t.cy + 84)}L320 ${num(t.cy - 186)}v20L0 ${num(t.cy + 104)}z`) +
    path(t.p.main[2], star(14, 140, 112, 4, t.cx, t.cy), `stroke="${t.p.pale}" stroke-width="9"`) +
    halo(t, t.cx, t.cy, 120) +
    t.motif(t.cx, t.cy, t.s * 0.92, -6, 'ink'),

  pattern: (t) => {
    const { size, turn, shape } = pick(patterns, t.rnd)
    return (
      `<pattern id="${t.id}p" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
      `<path fill="${t.p.glow}" opacity=".3" d="${shape}"/></pattern><rect width="320" height="${t.H}" fill="url(#${t.id}p)"/>` +
      circle(t.p.ink, t.cx, t.cy + 8, 134, 'opacity=".3"') +
      circle(t.p.pale, t.cx, t.cy, 132) +
      circle(t.p.main[1], t.cx, t.cy, 122) +
      circle(t.p.ground, t.cx, t.cy, 112) +
      halo(t, t.cx, t.cy, 112) +
      t.motif(t.cx, t.cy, t.s * 0.96, 0, 'ink')
    )
  },

  medallion: (t) =>
    halo(t, t.cx, t.cy, 190) +
    circle(t.p.ink, t.cx, t.cy + 7, 136, 'opacity=".4"') +
    circle(`url(#${t.id}B)`, t.cx, t.cy, 133) +
    circle(t.p.deep, t.cx, t.cy, 108) +
    `<circle fill="none" stroke="${t.p.accent[2]}" stroke-width="8" stroke-dasharray="0 17" stroke-linecap="round" cx="${t.cx}" cy="${num(t.cy)}" r="119"/>` +
    sectors(t.p.glow, 18, 108, { x: t.cx, y: t.cy, turn: 0, extra: 'opacity=".25"' }) +
    halo(t, t.cx, t.cy, 108) +
    t.motif(t.cx, t.cy, t.s * 0.84, 0, 'ink') +
    glints([[t.cx - 92, t.cy - 92, 22]], '#fff'),

  card: (t) =>
    rect(t.p.accent[1], 14, 14, 292, t.H - 28, 20) +
    rect(t.p.deep, 19, 19, 282, t.H - 38, 16) +
    path(`url(#${t.id}g)`, `M32 ${num(t.H - 60)}V150Q32 32 160 32t128 118v${num(t.H - 210)}z`) +
    line(t.p.accent[1], 3, `M32 ${num(t.H - 60)}V150Q32 32 160 32t128 118v${num(t.H - 210)}`) +
    path(t.p.accent[1], 'M28 28h32L28 60zM292 28h-32l32 32z') +
    sectors(t.p.glow, 16, 126, { x: t.cx, y: t.cy, turn: 0, extra: 'opacity=".22"' }) +
    halo(t, t.cx, t.cy, 140) +
    t.motif(t.cx, t.cy + 6, t.s * 0.92, 0, 'ink'),

  trio: (t) =>
    sectors(t.p.glow, 10, 380, { x: t.cx, y: t.cy + 60, turn: 9, extra: 'opacity=".22"' }) +
    halo(t) +
    `<g opacity=".85">` +
    t.motif(62, t.cy - 42, t.s * 0.52, -16, 'ink') +
    t.motif(258, t.cy - 42, t.s * 0.52, 16, 'ink') +
    '</g>' +
    t.motif(t.cx, t.cy + 18, t.s * 0.98, 0, 'pale'),

  ripple: (t) =>
    [210, 168, 128]
      .map((r, i) =>
        circle(i % 2 ? t.p.main[1] : t.p.glow, t.cx, t.cy, r, `opacity="${[0.18, 0.25, 0.4][i]}"`),
      )
      .join('') +
    `<circle fill="none" stroke="${t.p.accent[0]}" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round" cx="${t.cx}" cy="${num(t.cy)}" r="148"/>` +
    t.motif(t.cx, t.cy, t.s, 0, 'ink') +
    around(3, 140, t.rnd() * 120)
      .map(
        ([x, y]) =>
          circle(t.p.accent[1], t.cx + x, t.cy + y, 9) + circle(t.p.accent[0], t.cx + x - 2, t.cy + y - 2, 4),
      )
      .join(''),

  closeup: (t) => {
    const left = t.rnd() < 0.5
    return (
      sectors(t.p.glow, 16, 520, { x: left ? 30 : 290, y: 20, extra: 'opacity=".25"' }) +
      halo(t, t.cx, t.cy, 190) +
      t.motif(t.cx + (left ? -26 : 26), t.cy + 6, t.s * 1.42, left ? -10 : 10, 'ink') +
      glints(
        [
          [left ? 276 : 44, 56, 22],
          [left ? 248 : 72, 92, 11],
        ],
        t.p.pale,
      )
    )
  },

  poster: (t) =>
    path(t.p.main[1], `M320-10v${num(t.cy + 70)}L-20 ${num(t.cy + 190)}v-40L230-10z`, 'opacity=".7"') +
    path(t.p.pop, `M250-10h24L-10 ${num(t.cy + 150)}v-16z`) +
    circle(t.p.ink, t.cx, t.cy + 7, 124, 'opacity=".3"') +
    circle(t.p.accent[1], t.cx, t.cy, 124) +
    circle(t.p.deep, t.cx, t.cy, 112, 'opacity=".85"') +
    halo(t, t.cx, t.cy, 112) +
    t.motif(t.cx, t.cy, t.s * 0.98, 0, 'pale'),

  speed: (t) =>
    path(
      t.p.main[1],
      `M-20 ${num(t.cy - 60)}L340 ${num(t.cy - 150)}v34L-20 ${num(t.cy - 20)}zM-20 ${num(t.cy + 70)}L340 ${num(t.cy - 40)}v70L-20 ${num(t.cy + 150)}z`,
      'opacity=".6"',
    ) +
    path(t.p.accent[1], `M-20 ${num(t.cy + 12)}L340 ${num(t.cy - 92)}v16L-20 ${num(t.cy + 36)}z`) +
    path(t.p.pale, `M0 ${num(t.cy + 160)}l150-44v5zM320 ${num(t.cy - 110)}l-130 36v-4z`, 'opacity=".8"') +
    halo(t) +
    t.motif(t.cx, t.cy, t.s, -8, 'pale'),

  hex: (t) =>
    `<pattern id="${t.id}p" width="56" height="96" patternUnits="userSpaceOnUse" patternTransform="scale(.8)"><path fill="none" stroke="${t.p.glow}" stroke-width="3" d="M28 0v16L0 32v32l28 16v16M28 16l28 16v32L28 80"/></pattern><rect width="320" height="${t.H}" fill="url(#${t.id}p)" opacity=".4"/>` +
    halo(t, t.cx, t.cy, 180) +
    path(t.p.ink, star(6, 146, 0, 0, t.cx, t.cy + 6), 'opacity=".4"') +
    path(t.p.accent[1], star(6, 142, 0, 0, t.cx, t.cy)) +
    path(t.p.deep, star(6, 133, 0, 0, t.cx, t.cy)) +
    path(t.p.main[2], star(6, 133, 0, 0, t.cx, t.cy), 'opacity=".5"') +
    t.motif(t.cx, t.cy, t.s * 0.86, 0, 'ink'),

  confetti: (t) =>
    halo(t, t.cx, t.cy, 190) +
    path(
      t.p.accent[1],
      scatter(t, 9, (x, y, r) => `M${x} ${y}l${Math.round(7 + r * 6)} 5-4 8-9-6z`),
    ) +
    path(
      t.p.pop,
      scatter(t, 8, (x, y) => `M${x} ${y}l9-4 3 7-9 4z`),
    ) +
    specks(t, 9, 8, t.p.pale, 0.85) +
    line(t.p.main[1], 6, `M16 40q20 14 6 34t10 34M304 60q-20 16-4 36t-12 32`) +
    t.motif(t.cx, t.cy, t.s * 1.02, 0, 'pale'),
} satisfies Record<string, Layout>
