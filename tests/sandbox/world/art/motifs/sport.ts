/** Sports and esports. */
import { around, glint, star } from '../path-data.ts'
import { circle, ellipse, line, path, rect, sectors } from '../svg.ts'
import { each, fold, labels, shade, shine, twin } from './kit.ts'
import type { MotifSet } from './motif.ts'

const disc = (fill: string): string => circle(fill, 0, 0, 92)
const gloss = shine('M-74-24Q-56-80 4-82-44-58-74-24z', 0.6)
const rounding = shade('M-60 70A92 92 0 0092 0Q70 66-60 70z', 0.25)

export const sports = {
  football: [
    (k) =>
      disc(k.C) +
      path(
        k.i,
        star(5, 34) +
          star(5, 26, 0, 36, 0, -84) +
          around(5, 84)
            .slice(1)
            .map(([x, y], i) => star(5, 26, 0, 36 + 72 * (i + 1), x, y))
            .join(''),
      ) +
      line(
        k.i,
        5,
        around(5, 34)
          .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}L${Math.round(x * 1.8)} ${Math.round(y * 1.8)}`)
          .join(''),
      ) +
      `<circle fill="none" stroke="${k.i}" stroke-width="7" r="92"/>` +
      rounding +
      gloss,
  ],
  basketball: [
    (k) =>
      disc(k.A) + line(k.i, 6, 'M-92 0H92M0-92V92M-62-68Q-10 0-62 68M62-68Q10 0 62 68') + rounding + gloss,
    'orange',
  ],
  tennis: [
    (k) =>
      `<g transform="rotate(38)">` +
      rect(k.a[2], -9, 20, 18, 78, 6) +
      path(k.A, 'M-9 30Q-66 10-62-40-50-96 0-98 50-96 62-40 66 10 9 30z') +
      path(k.w, 'M0-86q44 2 50 46 2 40-50 50-52-10-50-50 6-44 50-46z') +
      line(k.a[2], 3, 'M-40-70v80M-20-84V6M0-86V10M20-84V6M40-70v80M-50-62H50M-52-42H52M-50-22H50M-40-2H40') +
      '</g>' +
      circle('#d8ef3a', 50, 50, 38) +
      line('#fff', 6, 'M14 38Q46 48 40 86M66 16Q60 48 86 62') +
      shine('M20 36q8-16 26-20-16 10-26 20z', 0.8),
  ],
  volleyball: [
    (k) =>
      disc(k.C) +
      path(k.A, 'M0 0Q-20-50 20-90-40-94-70-60-40-10 0 0z') +
      path(k.B, 'M0 0Q54 8 68 62 90 40 92-6 40-34 0 0z') +
      path(k.a[1], 'M0 0Q-34 42-88 28-80 66-46 80 0 60 0 0z') +
      line(
        k.i,
        5,
        'M0 0Q-20-50 20-90M0 0Q54 8 68 62M0 0Q-34 42-88 28M0 0Q-40-10-70-60M0 0Q40-34 92-6M0 0Q0 60-46 80',
      ) +
      rounding +
      gloss,
  ],
  boxing: [
    (k) =>
      path(k.w, 'M-42 54h80v36h-80z') +
      path(k.b[1], 'M-42 64h80v12h-80z') +
      path(k.A, 'M-46 58Q-96 20-80-40-66-92-6-92 70-90 70-20 70 6 50 22L42 58z') +
      path(k.a[2], 'M50 22q34-10 32-44-6-30-40-24-30 4-60 2 0 30 30 34 26 0 38 32z') +
      line(k.a[0], 6, 'M-56 20q10 20 26 24') +
      shine('M-66-30q8-44 54-48-34 14-54 48z', 0.55) +
      path(k.p, glint(76, -70, 22)),
    'red',
  ],
  eightBall: [
    () =>
      disc('#191a24') +
      circle('#fff', 6, -12, 42) +
      path('#191a24', 'M6-14q-18-2-18-15T6-43t18 14T6-14q-22 2-22 17t22 17 22-17T6-14z') +
      circle('#fff', 6, -29, 7) +
      circle('#fff', 6, 3, 9) +
      gloss +
      rounding,
  ],
  baseball: [
    (k) =>
      `<g transform="rotate(40)">` +
      path(k.A, 'M-14-98h28l8 20-12 120h-20L-22-78z') +
      rect(k.a[2], -9, 40, 18, 46, 5) +
      circle(k.a[2], 0, 88, 13) +
      shine('M-14-90h8L-4 40h-4z', 0.5) +
      '</g>' +
      circle(k.C, 40, 44, 50) +
      line('#d3263f', 5, 'M10 6q20 36 2 74M72 8q-20 36-2 74', 'stroke-dasharray="4 5"') +
      line('#d3263f', 3, 'M10 6q20 36 2 74M72 8q-20 36-2 74'),
    'tan',
  ],
  shuttle: [
    (k) =>
      `<g transform="rotate(-34)">` +
      path(k.C, 'M-24 34L-74-76q16-24 34-10 8-22 24-8 16-14 32 0 16-14 24 8 18-14 34 10L24 34z') +
      line(
        k.a[1],
        4,
        'M-14 30L-50-80M-4 30l-12-120M6 30l14-120M14 30l40-110M-50-36q50 20 98 0M-38-6q40 16 76 0',
      ) +
      path(k.A, 'M-28 30h56q4 56-28 60-32-4-28-60z') +
      rect(k.b[1], -30, 26, 60, 14, 4) +
      '</g>',
  ],
  trophy: [
    (k) =>
      line(k.b[1], 13, 'M-50-66q-46-8-40 26 6 30 46 34M50-66q46-8 40 26-6 30-46 34') +
      path(k.B, 'M-60-86H60Q62 10 0 24-62 10-60-86z') +
      path(k.b[2], 'M0-86h60Q62 10 0 24z', 'opacity=".45"') +
      rect(k.b[1], -11, 20, 22, 34) +
      path(k.B, 'M-42 52h84l8 18H-50z') +
      rect(k.a[2], -56, 68, 112, 28, 5) +
      path(k.A, star(5, 32, 14, 0, 0, -38)) +
      shine('M-48-76h16q0 50 14 78-30-20-30-78z', 0.6) +
      rect(k.b[0], -26, 76, 52, 11, 3),
  ],
  helmet: [
    (k) =>
      path(k.A, 'M-88 42Q-98-82 6-86 96-80 92 20L88 60H-30l-12-10z') +
      path(k.i, 'M-30-26Q40-40 92-12L90 26Q40 12-24 22-44 0-30-26z') +
      path(k.p, 'M-24-20Q40-32 88-8l-2 12Q40-14-26 0z') +
      path(k.w, 'M-70-20Q-40-82 30-84l14 3Q-26-60-50-6z') +
      rect(k.a[2], -40, 48, 128, 22, 10) +
      path(k.B, star(5, 17, 8, 0, -54, 22)),
  ],
  hoop: [
    (k) =>
      rect(k.C, -80, -96, 160, 96, 10) +
      `<rect fill="none" stroke="${k.a[1]}" stroke-width="7" x="-28" y="-56" width="56" height="42"/>` +
      line(
        k.w,
        5,
        'M-44 6l12 66M-22 8l6 66M0 8v66M22 8l-6 66M44 6l-12 66M-40 28q40 10 80 0M-36 50q36 10 72 0',
      ) +
      rect('#ff5a1f', -54, -4, 108, 13, 6) +
      circle('#f08a2c', 46, -46, 34) +
      line(k.i, 4, 'M12-46h68M46-80v68M22-70q18 24 0 48M70-70q-18 24 0 48') +
      shine('M20-56q8-18 26-20-16 8-26 20z', 0.7),
  ],
  goal: [
    (k) =>
      line(
        k.w,
        3,
        'M-80-56l22 100M-50-56l14 100M-20-56l8 100M12-56l-4 100M44-56l-12 100M74-56L52 44M-86-30H86M-82-4H82M-76 22H76',
      ) +
      line('#fff', 12, 'M-90 70V-62H90V70') +
      path(k.A, 'M-99 62h198v34H-99z') +
      circle(k.C, 6, 40, 40) +
      path(
        k.i,
        star(5, 15, 0, 0, 6, 40) +
          around(5, 37)
            .map(([x, y], i) => star(5, 12, 0, 36 + 72 * i, x + 6, y + 40))
            .join(''),
      ),
    'green',
  ],
  dart: [
    (k) =>
      disc(k.i) +
      sectors(k.w, 10, 88) +
      sectors(k.A, 10, 60) +
      sectors(k.B, 10, 60, { turn: 18 }) +
      circle(k.w, 0, 0, 38) +
      circle(k.a[1], 0, 0, 26) +
      circle(k.B, 0, 0, 12) +
      line('#e9edf5', 7, 'M0 0L44-46') +
      path(k.p, 'M38-40l10-40 18-16 2 24 24 4-16 18-40 12z'),
  ],
  horse: [
    (k) =>
      path(k.a[2], 'M8-94q60 20 74 98l-34-10 26 50-36-6L46 96H-50L-14 20z') +
      path(
        k.A,
        'M-50 96C-56 40-6 30-20-2-34 8-56 24-76 24L-92 2Q-50-40-34-66L-30-98-8-76Q44-66 36 10q-4 40 0 86z',
      ) +
      line(k.B, 8, 'M-70-14l26 34M-40-50Q-4-30-12 4M-62-6Q-20 0 30-26') +
      circle(k.i, -34, -40, 7) +
      circle('#fff', -36, -42, 2.5),
    'brown',
    'gold',
  ],
} satisfies MotifSet

export const esports = {
  pad: [
    (k) =>
      path(k.a[2], 'M-62-38Q0-62 62-38 96-30 98 50 92 88 62 70L34 40h-68L-62 70q-30 18-36-20 2-80 36-88z') +
      path(k.A, 'M-62-46Q0-70 62-46 96-38 98 42 92 80 62 62L34 32h-68L-62 62q-30 18-36-20 2-80 36-88z') +
      path(k.i, 'M-62-24h14v14h14v14h-14v14h-14V4h-14v-14h14z') +
      circle(k.p, 56, -26, 9) +
      circle(k.B, 56, 12, 9) +
      circle(k.w, 37, -7, 9) +
      circle(k.b[1], 75, -7, 9) +
      circle(k.i, -24, 22, 13) +
      circle(k.i, 24, 22, 13) +
      rect(k.B, -13, -38, 26, 10, 5) +
      shine('M-80-20q6-18 24-20Q0-60 50-42 0-46-40-30-66-30-80-20z', 0.5),
  ],
  crosshair: [
    (k) =>
      path(k.A, 'M0-80a80 80 0 110 160A80 80 0 110-80zm0 17a63 63 0 100 126A63 63 0 100-63z') +
      path(k.B, 'M-9-99H9v52H-9zM-9 47H9v52H-9zM-99-9h52V9h-52zM47-9h52V9H47z') +
      path(k.B, star(4, 34, 13, 45)) +
      circle(k.p, 0, 0, 10) +
      shine('M-72-24Q-56-70 0-76v9Q-46-60-62-20z', 0.5),
  ],
  headset: [
    (k) =>
      line(k.a[2], 20, 'M-68 20Q-74-80 0-82T68 20') +
      line(k.a[0], 7, 'M-66-6Q-60-78 0-80') +
      twin((s) => rect(k.A, s * 68 - 24, -6, 48, 78, 20) + rect(k.B, s * 56 - 9, 4, 18, 58, 9)) +
      line(k.i, 8, 'M68 66Q66 92 18 90') +
      rect(k.p, -14, 80, 38, 18, 9),
  ],
  shield: [
    (k) =>
      [-38, 38]
        .map(
          (t) =>
            `<g transform="rotate(${t})">` +
            path(k.C, 'M-8 60V-86l8-13 8 13V60z') +
            rect(k.b[2], -26, 56, 52, 10, 4) +
            rect(k.i, -6, 64, 12, 30, 4) +
            '</g>',
        )
        .join('') +
      path(k.b[2], 'M0-70l70 22q4 96-70 136Q-74 48-70-48z') +
      path(k.A, 'M0-58l58 18q2 80-58 114-60-34-58-114z') +
      shade('M0-58l58 18q2 80-58 114z', 0.22) +
      path(k.B, star(5, 36, 15, 0, 0, -2)),
  ],
  visor: [
    (k) =>
      path(k.p, 'M-6-60Q-20-98 40-98 90-90 96-30 60-60 10-50z') +
      path(k.A, 'M0-78q66 2 70 70l-8 70L0 98-62 62l-8-70q4-68 70-70z') +
      shade('M0-78q66 2 70 70l-8 70L0 98z', 0.25) +
      path(k.i, 'M-54-14L-6 0v22L-50 8zM54-14L6 0v22L50 8z') +
      path(k.B, 'M-6-78H6V90H-6zM-70-30q70-20 140 0v10q-70-20-140 0z') +
      line(k.i, 5, 'M-36 40l20 8M-32 56l16 6M36 40l-20 8M32 56l-16 6') +
      shine('M-56-36q6-28 32-34-16 14-18 30z', 0.6),
    'silver',
  ],
  mech: [
    (k) =>
      fold(k.b[1], k.b[2], [
        [0, -62],
        [24, -98],
        [40, -98],
        [30, -50],
      ]) +
      fold(k.a[1], k.a[2], [
        [0, -70],
        [50, -60],
        [80, -20],
        [74, 30],
        [46, 80],
        [0, 96],
      ]) +
      fold(k.i, k.i, [
        [0, -20],
        [70, -30],
        [64, 14],
        [0, 16],
      ]) +
      fold(k.p, k.p, [
        [12, -8],
        [58, -18],
        [54, 2],
        [14, 6],
      ]) +
      fold(k.w, k.a[0], [
        [0, 28],
        [34, 28],
        [28, 62],
        [0, 76],
      ]) +
      line(k.i, 5, 'M-22 40h44M-20 54h40') +
      twin((s) => rect(k.B, s * 82 - 10, -26, 20, 52, 6)) +
      fold(k.b[0], k.b[1], [
        [0, -70],
        [12, -66],
        [6, -34],
        [0, -30],
      ]),
  ],
  keys: [
    (k) =>
      each(
        [
          [0, -40],
          [-62, 22],
          [0, 22],
          [62, 22],
        ],
        ([x, y], i) =>
          rect(i ? k.a[2] : k.b[2], x - 29, y - 26, 58, 64, 10) +
          rect(i ? k.A : k.B, x - 29, y - 32, 58, 58, 10),
      ) +
      labels(k.i, 32, [0, -31, 'W'], [-62, 31, 'A'], [0, 31, 'S'], [62, 31, 'D']) +
      path(k.p, glint(76, -66, 24)),
  ],
  mouse: [
    (k) =>
      line(k.b[1], 7, 'M0-78Q10-98 50-94') +
      path(k.a[2], 'M0-76q54 2 54 84 0 86-54 88-54-2-54-88 0-82 54-84z') +
      path(k.A, 'M0-82q54 2 54 84 0 86-54 88-54-2-54-88 0-82 54-84z') +
      line(k.i, 5, 'M0-82v50M-54 2Q0 26 54 2') +
      rect(k.p, -8, -56, 16, 40, 8) +
      path(k.B, 'M6 34l-22 28h14l-6 22 24-30H2z') +
      shine('M-42-10q0-48 28-60-16 24-14 66z', 0.5),
  ],
  arcade: [
    (k) =>
      path(k.a[2], 'M-92 34h184v50q-92 24-184 0z') +
      ellipse(k.A, 0, 34, 92, 30) +
      ellipse(k.i, -34, 30, 22, 9) +
      path(k.C, 'M-40 30l-6-80h14l6 80z') +
      circle(k.p, -40, -62, 32) +
      shine('M-64-68q6-18 24-20-14 8-24 20z', 0.8) +
      ellipse(k.b[2], 22, 34, 17, 9) +
      ellipse(k.B, 22, 30, 17, 9) +
      ellipse(k.b[2], 62, 36, 17, 9) +
      ellipse(k.p, 62, 32, 17, 9),
  ],
  blade: [
    (k) =>
      `<g transform="rotate(40)">` +
      path(k.p, 'M-22 34L-14-70 0-99l14 29 8 104z', 'opacity=".35"') +
      path(k.C, 'M-13 40v-110L0-96l13 26V40z') +
      path(k.a[0], 'M0-96l13 26V40H0z') +
      path(k.A, 'M-46 36q46-16 92 0l-8 18q-38-14-76 0z') +
      rect(k.i, -8, 50, 16, 36, 5) +
      path(k.B, star(4, 16, 0, 0, 0, 90)) +
      circle(k.p, 0, 44, 8) +
      '</g>' +
      path(k.b[0], glint(56, -62, 22) + glint(-50, -30, 14)),
  ],
  castle: [
    (k) =>
      path(k.a[2], 'M-92 92V-10h22v14h16v-14h18v102z') +
      path(k.A, 'M36 92V-10h18v14h16v-14h22v102z') +
      path(k.A, 'M-44 92V-50h20v16h14v-16H10v16h14v-16h20V92z') +
      path(k.i, 'M-18 92V52q18-26 36 0v40zM-8-14H8v28H-8zM-78 24h12v22h-12zM64 24h12v22H64z') +
      path(k.p, 'M-3-98h6l40 16-36 18v14h-10z') +
      shine('M-44-50h8V92h-8zM36-10h8V92h-8z', 0.3),
  ],
  ghost: [
    (k) =>
      path(k.A, 'M-70 84V-10Q-66-88 0-90q66 2 70 80v94l-24-22-22 22L0 62l-24 22-22-22z') +
      shade('M20-88q48 14 50 78v94L46 62 40 68Q60-20 20-88z', 0.2) +
      twin((s) => ellipse('#fff', s * 26, -18, 19, 24) + circle(k.i, s * 26 + 6, -14, 10)) +
      path(k.i, 'M-16 24q16 12 32 0-4 18-16 18t-16-18z') +
      shine('M-54-20q4-40 34-54-16 26-18 56z', 0.5),
  ],
} satisfies MotifSet
