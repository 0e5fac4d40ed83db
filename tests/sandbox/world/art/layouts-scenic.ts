/** Compositions that show a place: a bay, a stage, the sea, a playing field. */
import { star } from './path-data.ts'
import { halo, type Layout, leavesBehind, leavesInFront, palm, scatter, specks } from './stage.ts'
import { circle, ellipse, line, num, path, rect } from './svg.ts'

export const scenicLayouts = {
  horizon: (t) => {
    const y = t.cy + 62
    return (
      `<circle fill="${t.p.glow}" cx="${t.cx}" cy="${num(t.cy)}" r="128" opacity=".35"/><circle fill="${t.p.accent[0]}" cx="${t.cx}" cy="${num(t.cy)}" r="104" opacity=".85"/>` +
      path(
        t.p.pale,
        `M24 ${num(t.cy - 78)}q12-18 34-10 16-16 34 4 20 0 22 14H18q-4-6 6-8z`,
        'opacity=".75"',
      ) +
      path(t.p.main[2], `M0 ${num(y - 8)}q50-50 92-20t70 6q40-46 84-22t74 0V400H0z`, 'opacity=".8"') +
      path(t.p.deep, `M0 ${num(y + 22)}q80-40 160-10t160-14V${t.H}H0z`) +
      line(t.p.glow, 3, `M20 ${num(y + 48)}h70M230 ${num(y + 40)}h60`, 'opacity=".5"') +
      path(t.p.deep, t.rnd() < 0.5 ? palm(16, y + 30, 12) : palm(300, y + 30, -12)) +
      ellipse(t.p.ink, t.cx, t.cy + 104 * t.s, 96, 12, 'opacity=".4"') +
      t.motif(t.cx, t.cy + 4, t.s * 0.94, 0, 'ink')
    )
  },

  night: (t) =>
    specks(t, 18, 2, t.p.pale, 0.9) +
    specks(t, 8, 4, t.p.accent[0], 0.9) +
    circle(t.p.accent[0], 256, 60, 36) +
    circle(t.p.sky, 242, 52, 31) +
    halo(t) +
    path(
      t.p.deep,
      `M0 ${num(t.cy + 70)}h20v-34h22v20h18v-46h26v60h24v-28h90v-24h24v30h22v-54h26v40h20v-20h28V${t.H}H0z`,
      'opacity=".75"',
    ) +
    line(
      t.p.accent[0],
      5,
      `M28 ${num(t.cy + 50)}h5M66 ${num(t.cy + 40)}h5M76 ${num(t.cy + 60)}h5M256 ${num(t.cy + 32)}h5M266 ${num(t.cy + 54)}h5M290 ${num(t.cy + 66)}h5`,
    ) +
    t.motif(t.cx, t.cy, t.s, 0, 'glow'),

  stage: (t) =>
    path(
      t.p.glow,
      `M40-10L${t.cx - 130} ${num(t.cy + 130)}h150L76-10zM280-10L${t.cx + 130} ${num(t.cy + 130)}h-150L244-10z`,
      'opacity=".3"',
    ) +
    path(t.p.pale, `M144-10L${t.cx - 84} ${num(t.cy + 130)}h168L176-10z`, 'opacity=".22"') +
    path(
      t.p.main[2],
      `M0 0h52Q60 120 18 ${num(t.cy + 130)}H0zM320 0h-52Q260 120 302 ${num(t.cy + 130)}h18z`,
    ) +
    path(t.p.main[1], 'M0 0h320v12q-27 26-53 0-27 26-54 0-26 26-53 0-27 26-53 0-27 26-54 0-26 26-53 0z') +
    ellipse(t.p.deep, t.cx, t.cy + 124, 170, 40) +
    ellipse(t.p.accent[1], t.cx, t.cy + 112, 132, 26) +
    ellipse(t.p.accent[0], t.cx, t.cy + 107, 124, 22) +
    t.motif(t.cx, t.cy + 4, t.s * 0.94, 0, 'ink'),

  weave: (t) =>
    `<pattern id="${t.id}p" width="36" height="36" patternUnits="userSpaceOnUse"><path fill="${t.p.accent[1]}" d="M18 0l18 18-18 18L0 18z"/><path fill="${t.p.main[2]}" d="M18 7l11 11-11 11L7 18z"/><path fill="${t.p.pop}" d="M18 13l5 5-5 5-5-5z"/></pattern>` +
    halo(t, t.cx, t.cy, 190) +
    `<path fill="url(#${t.id}p)" d="M0 0h36v${t.H}H0zM288 0h32v${t.H}h-32z"/>` +
    path(t.p.ink, `M36 0h5v${t.H}h-5zM283 0h5v${t.H}h-5z`, 'opacity=".5"') +
    path(t.p.glow, star(4, 170, 0, 0, t.cx, t.cy), 'opacity=".3"') +
    path(t.p.glow, star(4, 128, 0, 0, t.cx, t.cy), 'opacity=".4"') +
    t.motif(t.cx, t.cy, t.s * 0.94, 0, 'pale'),

  jungle: (t) =>
    halo(t, t.cx, t.cy - 10, 190) +
    path(t.p.main[2], leavesBehind(t), 'opacity=".9"') +
    t.motif(t.cx, t.cy, t.s, 0, 'ink') +
    path(t.p.deep, leavesInFront(t)) +
    specks(t, 14, 4, t.p.accent[0], 0.8, t.cy + 80),

  underwater: (t) =>
    path(
      t.p.pale,
      `M60-10h36L40 ${t.H}H-60zM150-10h40l20 ${t.H}H90zM250-10h24l110 ${t.H}H300z`,
      'opacity=".12"',
    ) +
    halo(t) +
    `<g fill="none" stroke="${t.p.pale}" stroke-width="2.5" opacity=".65">` +
    scatter(t, 9, (x, y, r) => `<circle cx="${x}" cy="${y}" r="${Math.round(4 + r * 11)}"/>`) +
    '</g>' +
    t.motif(t.cx, t.cy, t.s, 0, 'ink') +
    path(
      t.p.main[2],
      `M0 ${num(t.cy + 92)}q14-40 22 0 10-62 24 4 12-30 18 6 40-10 96 6t160-10q6-40 18-2 14-54 24 0 10-24 14 4V${t.H}H0z`,
    ) +
    path(t.p.deep, `M0 ${num(t.cy + 130)}q80-30 160-6t160-8V${t.H}H0z`),

  shoal: (t) =>
    [0, 1, 2]
      .map((i) =>
        path(
          i % 2 ? t.p.glow : t.p.main[1],
          `M0 ${70 + i * 70}q40-34 80 0t80 0 80 0 80 0V400H0z`,
          'opacity=".22"',
        ),
      )
      .join('') +
    path(
      t.p.accent[1],
      scatter(
        t,
        6,
        (x, y, r) => {
          const w = Math.round(10 + r * 8)
          return `M${x} ${y}q${w}-12 ${w * 2} 0l8-6v12l-8-6q-${w} 12-${w * 2} 0z`
        },
        20,
        t.cy + 90,
      ),
      'opacity=".75"',
    ) +
    halo(t) +
    t.motif(t.cx, t.cy, t.s * 1.04, -7, 'pale'),

  pitch: (t) => {
    const y = t.cy + 46
    return (
      path(t.p.glow, `M-10-10l90 ${num(y + 30)}h20zM330-10l-90 ${num(y + 30)}h-20z`, 'opacity=".4"') +
      specks(t, 22, 4, t.p.accent[0], 0.6, y - 20) +
      path(t.p.deep, `M0 ${num(y - 34)}q160-34 320 0V400H0z`, 'opacity=".85"') +
      rect('#2f9a55', 0, y, 320, t.H - y) +
      path(
        '#27854a',
        `M0 ${num(y)}h60L-60 ${t.H}zM137 ${num(y)}h46l40 ${num(t.H - y)}H97zM260 ${num(y)}h60l60 ${num(t.H - y)}z`,
      ) +
      `<g fill="none" stroke="#fff" stroke-width="4" opacity=".7"><path d="M0 ${num(y + 2)}h320"/><ellipse cx="160" cy="${num(y + 46)}" rx="112" ry="30"/></g>` +
      halo(t, t.cx, t.cy, 150) +
      ellipse(t.p.ink, t.cx, t.cy + 104 * t.s, 90, 14, 'opacity=".45"') +
      t.motif(t.cx, t.cy, t.s * 0.96, 0, 'ink')
    )
  },

  grid: (t) => {
    const y = t.cy + 44
    return (
      circle(t.p.accent[1], t.cx, t.cy - 8, 112) +
      path(t.p.sky, [0, 1, 2].map((i) => `M40 ${num(t.cy - 10 + i * 20)}h240v${3 + i * 2}H40z`).join('')) +
      path(t.p.deep, `M0 ${num(y)}h320V${t.H}H0z`) +
      line(
        t.p.pop,
        2,
        [-4, -3, -2, -1, 0, 1, 2, 3, 4]
          .map((i) => `M${160 + i * 32} ${num(y)}L${160 + i * 120} 400`)
          .join('') + [0, 12, 28, 50, 80].map((d) => `M0 ${num(y + d)}h320`).join(''),
        'opacity=".75"',
      ) +
      specks(t, 14, 2, t.p.pale, 0.8, y) +
      t.motif(t.cx, t.cy, t.s * 0.98, 0, 'glow')
    )
  },

  table: (t) =>
    path(t.p.glow, `M110-10h100l90 ${num(t.cy + 100)}H20z`, 'opacity=".3"') +
    path('#5b2f14', `M-40 ${num(t.cy + 60)}Q160 ${num(t.cy + 10)} 360 ${num(t.cy + 60)}V${t.H}H-40z`) +
    path('#0f6b47', `M-40 ${num(t.cy + 76)}Q160 ${num(t.cy + 26)} 360 ${num(t.cy + 76)}V${t.H}H-40z`) +
    line(
      t.p.accent[0],
      3,
      `M-40 ${num(t.cy + 98)}Q160 ${num(t.cy + 48)} 360 ${num(t.cy + 98)}`,
      'opacity=".7"',
    ) +
    specks(t, 14, 7, t.p.accent[0], 0.25, t.cy + 20) +
    halo(t) +
    ellipse('#000', t.cx, t.cy + 104 * t.s, 100, 14, 'opacity=".35"') +
    t.motif(t.cx, t.cy, t.s * 0.96, 0, 'ink'),
} satisfies Record<string, Layout>
