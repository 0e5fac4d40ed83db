/** Live casino, table games and cards. */
import { around, bend, glint, type Point, star, wedges } from '../path-data.ts'
import { pick } from '../random.ts'
import { circle, ellipse, line, path, rect, sectors } from '../svg.ts'
import { card, chip, each, SUITS, shade, shine, stack, twin } from './kit.ts'
import type { MotifSet } from './motif.ts'

const RED = '#d3263f'
const BLACK = '#1d2233'

/** Positions of a die's pips, in steps from its centre. */
const pipsOfFaces = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
} as const
type Face = keyof typeof pipsOfFaces
const pips = (face: Face): readonly Point[] => pipsOfFaces[face]

const die = (x: number, y: number, size: number, n: Face, turn: number, fill: string, dot: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  rect(fill, -size, -size, size * 2, size * 2, size * 0.32) +
  line(
    n === 1 || n === 4 ? RED : dot,
    size * (n === 1 ? 0.6 : 0.36),
    pips(n)
      .map(([px, py]) => `M${Math.round(px * size * 0.5)} ${Math.round(py * size * 0.5)}h.1`)
      .join(''),
    'stroke-linecap="round"',
  ) +
  '</g>'

/** Six pips in two columns, as on a pai gow tile. */
const paigowPips: readonly Point[] = [
  [-1, -2],
  [1, -2],
  [-1, 0],
  [1, 0],
  [-1, 2],
  [1, 2],
]

const tile = (x: number, y: number, turn: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  rect('#1f8a5b', -28, -34, 60, 84, 8) +
  rect('#fffdf2', -32, -42, 60, 84, 8) +
  inner +
  '</g>'

export const casino = {
  roulette: [
    (k) =>
      circle('#6b3a16', 0, 0, 99) +
      circle(k.B, 0, 0, 92) +
      circle('#1b1b26', 0, 0, 82) +
      sectors(RED, 12, 82) +
      path('#17924f', wedges(1, 82, 0.04, 7)) +
      circle(k.b[2], 0, 0, 52) +
      circle('#5a2d12', 0, 0, 47) +
      path(k.B, star(4, 46, 10)) +
      circle(k.B, 0, 0, 14) +
      circle('#fff', 46, -50, 8) +
      shine('M-84-40A93 93 0 0120-91 82 82 0 00-84-40z', 0.4),
    'red',
    'gold',
  ],
  rouletteTilt: [
    (k) =>
      ellipse('#4a260e', 0, 26, 99, 66) +
      ellipse('#7d451c', 0, 14, 99, 66) +
      ellipse(k.B, 0, 10, 90, 58) +
      `<g transform="translate(0 8) scale(1 .63)">` +
      circle('#1b1b26', 0, 0, 84) +
      sectors(RED, 12, 84) +
      circle('#7d451c', 0, 0, 52) +
      '</g>' +
      ellipse(k.b[2], 0, 4, 22, 14) +
      path(k.B, 'M-8 2l4-54q4-14 8 0l4 54q-8 8-16 0zM-34-18h68v9h-68z') +
      circle(k.B, 0, -56, 12) +
      circle('#fff', -62, 22, 9) +
      shine('M-92 0Q-70-46 0-46-60-36-92 0z', 0.5),
    'red',
    'gold',
  ],
  fan: [
    () => card('club', -50, 10, -26, 84) + card('heart', 50, 10, 26, 84) + card('diamond', 0, -14, 0, 88),
  ],
  chips: [
    (k) =>
      chip(k, -36, 38, 52, k.B) +
      chip(k, 44, 46, 46, k.p) +
      chip(k, 2, -26, 66) +
      path('#fff', bend(SUITS.spade, { s: 0.46, x: 2, y: -26 })) +
      shine('M-54-44q14-34 48-42-30 16-48 42z', 0.5),
  ],
  towers: [
    (k) =>
      stack(k, -44, 60, 8, 74, [k.p, k.a[2]]) +
      stack(k, 40, 72, 6, 78, [k.b[1], k.a[1]]) +
      path('#fff', glint(4, -66, 20)),
  ],
  dealer: [
    (k) => {
      const skin = pick(['#e0a87a', '#c98a5e', '#edbd94', '#b07448'], k.rnd),
        hair = pick(['#2a1a1c', '#4a2a1a', '#17161f'], k.rnd),
        long = k.rnd() < 0.5
      return (
        (long ? path(hair, 'M-46-30Q-56-99 0-99t46 69q6 40 14 62H-60q8-22 14-62z') : '') +
        path(BLACK, 'M-92 98q0-62 58-70h68q58 8 58 70z') +
        path('#fff', 'M-32 28h64L0 98z') +
        path(k.A, 'M-34 28L0 84l34-56 22 8-40 62h-32l-40-62z') +
        path(k.B, 'M0 36l-26-14v30zM0 36l26-14v30z') +
        circle(k.B, 0, 36, 7) +
        path(skin, 'M-18-10h36v40q-18 14-36 0z') +
        shade('M-18 4q18 16 36 0v14q-18 8-36 0z', 0.18) +
        path(skin, 'M-36-58q36-30 72 0 6 54-36 76-42-22-36-76z') +
        path(
          hair,
          long
            ? 'M-44-24Q-52-98 0-98t44 74q-4-36-26-46-20 26-50 24-8 8-12 22z'
            : 'M-42-30Q-56-98 4-98q52 2 38 66-2-22-14-34-30 6-56-2-10 12-14 38z',
        ) +
        line(hair, 4, 'M-24-33q8-6 16 0M8-33q8-6 16 0') +
        twin((s) => circle('#1a1218', s * 16, -23, 5)) +
        line('#b8333f', 5, 'M-12-1q12 10 24 0', 'stroke-linecap="round"')
      )
    },
    'red',
    'gold',
  ],
  tableArc: [
    (k) =>
      path('#5a2d12', 'M-99-34h198q0 110-99 110T-99-34z') +
      path(k.A, 'M-88-30H88q0 94-88 94T-88-30z') +
      line(k.b[0], 4, 'M-62-20q4 56 62 56t62-56') +
      line(k.w, 22, 'M-58 14h.1M-24 40h.1M24 40h.1M58 14h.1', 'stroke-linecap="round" opacity=".85"') +
      card('heart', -24, -40, -8, 60) +
      card('spade', 26, -42, 8, 60) +
      line(k.p, 32, 'M-74-34h.1', 'stroke-linecap="round"') +
      line(k.b[1], 32, 'M76-32h.1', 'stroke-linecap="round"'),
    'felt',
    'gold',
  ],
  dice: [
    (k) =>
      die(-42, 30, 44, 5, -14, k.A, '#fff') +
      die(46, 38, 40, 3, 16, k.C, BLACK) +
      die(4, -46, 42, 6, 6, k.B, BLACK) +
      shine('M-40-74q20-20 50-12l-4 6q-24-4-46 6z', 0.6),
    'red',
    'gold',
  ],
  moneyWheel: [
    (k) =>
      path(k.i, 'M-40 98l26-60h28l26 60z') +
      circle(k.b[2], 0, -8, 90) +
      [k.a[1], k.b[1], k.p, k.w].map((f, i) => path(f, wedges(4, 80, 0.252, i * 22.5, 0, -8))).join('') +
      `<circle fill="none" stroke="${k.b[0]}" stroke-width="10" stroke-dasharray="2 17" stroke-linecap="round" cy="-8" r="85"/>` +
      circle(k.B, 0, -8, 22) +
      path(k.A, star(5, 15, 7, 0, 0, -8)) +
      path('#fff', 'M-14-104h28L0-74z'),
  ],
  ace: [(k) => card('spade', 0, -8, -8, 116) + chip(k, 58, 60, 36) + chip(k, -56, 72, 26, k.B)],
  duel: [
    (k) =>
      card('heart', -46, 0, -10, 84, path(k.a[1], 'M-26 8l8-30 18 14 18-14 8 30-8 22h-36z')) +
      card('spade', 46, 0, 10, 84, path(BLACK, 'M-24-14l12 4 12-22 12 22 12-4-6 34-18 18-18-18z')) +
      circle(k.b[2], 0, 4, 32) +
      circle(k.B, 0, 0, 32) +
      path(k.i, 'M8-22l-22 26h12l-6 20 22-28H2z'),
  ],
  shoe: [
    (k) =>
      path(k.i, 'M-92 6L-30-62H88L54 66h-118z') +
      path(k.A, 'M-86 0l58-62H82L52 56H-58z') +
      path('#fff', 'M-86 0l24-26 24 52-24 28z') +
      card('diamond', -46, 52, -34, 62) +
      shine('M-26-56h98l-4 14h-106z', 0.4) +
      path(k.B, star(5, 26, 11, 0, 34, 4)),
  ],
  cup: [
    (k) =>
      path(k.b[2], 'M-84 64h168v16q-84 24-168 0z') +
      ellipse(k.B, 0, 64, 84, 20) +
      die(-34, 42, 20, 4, -10, '#fff', BLACK) +
      die(12, 48, 20, 1, 8, '#fff', BLACK) +
      die(50, 40, 16, 6, 20, '#fff', BLACK) +
      path(k.a[0], 'M-70 60q-20-140 70-140t70 140q-70 20-140 0z', 'opacity=".45"') +
      shine('M-56 20q-2-70 36-86-16 36-14 90z', 0.6) +
      circle(k.B, 0, -82, 14),
  ],
  colorGame: [
    (k) =>
      [RED, '#f5c330', '#2f9e58', '#2f6fd0', '#fff', '#e86fb0']
        .map((f, i) => rect(f, -86 + (i % 3) * 60, -46 + Math.floor(i / 3) * 60, 52, 52, 8))
        .join('') +
      path(k.B, 'M-98-58l98-40 98 40-6 10H-92z') +
      line(k.b[2], 4, 'M-60-56L0-84l60 28') +
      die(0, 64, 26, 5, 12, '#fff', BLACK),
  ],
} satisfies MotifSet

export const cards = {
  spade: [
    (k) =>
      path(k.A, bend(SUITS.spade, { s: 1.9 })) +
      path(k.a[0], bend(SUITS.spade, { s: 1.35, y: -4 }), 'opacity=".45"') +
      path(k.B, bend(SUITS.spade, { s: 0.8 })) +
      shine('M-58-6Q-40-50-4-80-30-40-40 4z', 0.6),
  ],
  clubs: [
    (k) =>
      path(k.A, bend(SUITS.club, { s: 1.9 })) +
      path(k.a[0], bend(SUITS.club, { s: 1.35, y: -2 }), 'opacity=".4"') +
      path(k.B, star(5, 36, 15)) +
      shine('M-30-62q6-26 30-28-20 12-30 28z', 0.6),
  ],
  diamonds: [
    (k) =>
      path(k.a[2], 'M0-98L76 0 0 98-76 0z') +
      path(k.A, 'M0-98L76 0 0 98z') +
      path(k.a[0], 'M0-98L40 0H-40z', 'opacity=".6"') +
      path(k.B, bend(SUITS.diamond, { s: 0.8 })) +
      shine('M0-98L-76 0h14L0-80z', 0.6),
    'red',
  ],
  heart: [
    (k) =>
      path(k.A, bend(SUITS.heart, { s: 1.95 })) +
      path(k.a[0], bend(SUITS.heart, { s: 1.4, y: -4 }), 'opacity=".45"') +
      path(k.B, 'M-34 0l-8-36 24 18L0-46l18 28 24-18-8 36z') +
      rect(k.b[2], -34, 4, 68, 10, 3) +
      shine('M-80-40q0-40 36-42-24 16-36 42z', 0.7),
    'red',
  ],
  joker: [
    (k) =>
      path(k.A, 'M0 20C-30-50-60-60-92-40-60-30-60 20-52 50H0z') +
      path(k.B, 'M0 20C30-50 60-60 92-40 60-30 60 20 52 50H0z') +
      path(k.p, 'M-34 50Q-40-40 0-92 40-40 34 50z') +
      circle(k.b[0], -92, -38, 13) +
      circle(k.b[0], 92, -38, 13) +
      circle(k.b[0], 0, -90, 13) +
      path('#fff', 'M-48 48q48 16 96 0 0 46-48 48-48-2-48-48z') +
      twin((s) => path(k.i, `M${s * 20} 52l7 10-7 10-7-10z`)) +
      path(k.i, 'M-20 76q20 14 40 0-6 14-20 14t-20-14z'),
  ],
  mahjong: [
    () =>
      tile(-46, 10, -12, circle('#d3263f', -2, -18, 13) + circle('#1f8a5b', -2, 18, 13)) +
      tile(48, 12, 12, line('#1f8a5b', 7, 'M-16-26v20M-2-26v20M12-26v20M-16 6v20M-2 6v20M12 6v20')) +
      tile(
        0,
        -14,
        0,
        path('#d3263f', 'M-6-30h8v8h14v26H2v24h-8V4h-14v-26h14zM-14-16v14h8v-14zM2-16v14h8v-14z'),
      ),
    'red',
  ],
  domino: [
    (k) =>
      each(
        [
          [-40, 14, -16, 3, 5],
          [42, 8, 14, 6, 2],
        ],
        ([x, y, t, a, b]) =>
          `<g transform="translate(${x} ${y}) rotate(${t})">` +
          rect(k.b[2], -35, -68, 74, 142, 12) +
          rect(k.C, -38, -72, 74, 142, 12) +
          line(k.a[2], 4, 'M-26 0h50') +
          line(
            k.a[2],
            14,
            each(pips(a), ([px, py]) => `M${px * 18 - 1} ${(py - 2) * 18}h.1`) +
              each(pips(b), ([px, py]) => `M${px * 18 - 1} ${(py + 2) * 18}h.1`),
            'stroke-linecap="round"',
          ) +
          '</g>',
      ) + path(k.p, star(5, 26, 11, 0, 2, -76)),
  ],
  king: [
    (k) =>
      card(
        'diamond',
        0,
        0,
        0,
        128,
        path('#e0a87a', 'M-24-20h48v34H0-24z') +
          path('#7a4a2a', 'M-28 0q28 20 56 0 4 40-28 48-32-8-28-48z') +
          path(k.B, 'M-34-22l-6-40 22 18L0-70l18 26 22-18-6 40z') +
          circle(RED, 0, -34, 6) +
          twin((s) => circle(BLACK, s * 11, -8, 3.5)) +
          path(k.A, 'M-52 70q4-34 30-38 22 22 44 0 26 4 30 38z') +
          path('#fff', 'M-10 12h20l-4 6h-12z'),
      ),
  ],
  queen: [
    (k) =>
      card(
        'heart',
        0,
        0,
        6,
        128,
        path('#3a1c1a', 'M-36 36q-14-90 36-90t36 90z') +
          path('#f0bd92', 'M-20-32q20-10 40 0 2 40-20 50-22-10-20-50z') +
          path(k.B, 'M-30-42l-4-26 18 10L0-80l16 22 18-10-4 26q-30-12-60 0z') +
          twin((s) => circle(BLACK, s * 9, -14, 3)) +
          line(RED, 4, 'M-6 4q6 4 12 0') +
          path(k.A, 'M-52 70q6-42 38-44 14 12 28 0 32 2 38 44z'),
      ),
  ],
  royal: [
    (k) =>
      each(
        [
          [-32, 'heart'],
          [32, 'diamond'],
          [0, 'spade'],
        ],
        ([t, suit]) =>
          card(
            suit,
            Math.round(Math.sin(t * 0.01745) * 86),
            Math.round(72 - Math.cos(t * 0.01745) * 86),
            t,
            68,
          ),
      ) +
      path(k.B, 'M-40 86l-6-44 24 16L0 30l22 28 24-16-6 44z') +
      circle(k.A, 0, 66, 8),
  ],
  knight: [
    (k) =>
      path(k.b[2], 'M-60 70h124v26H-60z') +
      path(k.B, 'M-50 62H54v12H-50z') +
      path(
        k.A,
        'M-42 62C-46 20 6 10-4-22-22-6-40 6-66 4L-78-18Q-40-56-30-78l8-20 18 20Q66-74 64 0q0 34-14 62z',
      ) +
      path(k.a[2], 'M-4-78Q66-74 64 0q0 34-14 62H28Q60-20-4-78z', 'opacity=".55"') +
      circle('#fff', -24, -44, 8) +
      circle(k.i, -25, -43, 4.5) +
      shine('M-62-8l-8-10 30-28z', 0.5),
  ],
  swords: [
    (k) =>
      [-40, 40]
        .map(
          (t) =>
            `<g transform="rotate(${t})">` +
            path(k.C, 'M-13 40V-78L0-98l13 20V40z') +
            path('#99a', 'M0-98l13 20V40H0z') +
            rect(k.B, -34, 36, 68, 15, 6) +
            rect(k.a[2], -8, 50, 16, 30, 4) +
            circle(k.B, 0, 88, 12) +
            '</g>',
        )
        .join('') +
      path(k.A, bend(SUITS.spade, { s: 1.05, y: -4 })) +
      shine('M-34-2Q-26-28-4-46-18-22-22 2z', 0.5),
  ],
  threeCards: [
    (k) =>
      card('diamond', -46, 18, -18, 70) +
      card('club', 46, 18, 18, 70) +
      card('heart', 0, -12, 0, 92) +
      path(k.B, star(5, 22, 9, 0, 0, 86)),
  ],
  cardBack: [
    (k) =>
      `<g transform="rotate(-12)">` +
      rect('#fff', -58, -88, 120, 168, 14) +
      rect(k.A, -48, -78, 100, 148, 8) +
      path(k.b[1], star(4, 46, 0, 0, 2, -4)) +
      path(k.a[2], star(8, 32, 16, 0, 2, -4)) +
      path(
        k.b[0],
        around(4, 62, 45)
          .map(([x, y]) => star(4, 13, 0, 0, x + 2, y * 1.25 - 4))
          .join(''),
      ) +
      '</g>' +
      card('spade', 46, 34, 16, 74),
  ],
} satisfies MotifSet

export const table = {
  blackjack: [
    (k) =>
      card('spade', -28, -10, -12, 92) +
      card(
        'diamond',
        34,
        2,
        12,
        92,
        path(k.b[1], 'M-24 12l-6-32 18 14L0-30l12 24 18-14-6 32z') +
          path(RED, SUITS.diamond, 'transform="translate(0 28) scale(.24)"'),
      ) +
      chip(k, -2, 76, 28, k.p),
  ],
  plinko: [
    (k) =>
      rect(k.a[2], -96, -98, 192, 196, 18) +
      line(
        k.w,
        13,
        [3, 4, 5, 6]
          .map((n, r) =>
            Array.from(
              { length: n },
              (_, i) => `M${Math.round((i - (n - 1) / 2) * 30)} ${-60 + r * 30}h.1`,
            ).join(''),
          )
          .join(''),
        'stroke-linecap="round"',
      ) +
      [k.p, k.a[1], k.b[1], k.a[1], k.p].map((f, i) => rect(f, -90 + i * 36.5, 52, 34, 38, 7)).join('') +
      circle(k.B, 16, -86, 15) +
      shine('M6-92q6-8 12-6-8 2-12 6z', 0.9) +
      line(k.b[0], 4, 'M14-66q-14 10-14 26t18 26'),
  ],
  mines: [
    (k) =>
      rect(k.a[2], -98, -98, 196, 196, 18) +
      path(
        k.A,
        Array.from({ length: 9 }, (_, i) =>
          i === 4
            ? ''
            : `M${-82 + (i % 3) * 62} ${-90 + Math.floor(i / 3) * 62}` +
              'h40q8 0 8 8v40q0 8-8 8h-40q-8 0-8-8v-40q0-8 8-8z',
        ).join(''),
      ) +
      path(k.b[1], star(6, 20, 0, 0, -62, -62) + star(6, 20, 0, 0, 62, 0) + star(6, 20, 0, 0, 0, 62)) +
      circle(k.i, 0, 4, 22) +
      line(k.b[1], 5, 'M12-14q4-18 18-14') +
      path('#ff8a2a', glint(32, -28, 16)) +
      circle('#fff', -7, -4, 5),
  ],
  rocket: [
    (k) =>
      line(k.b[1], 8, 'M-98 84Q-30 80-4 34', 'stroke-dasharray="10 12" stroke-linecap="round"') +
      `<g transform="rotate(38) translate(6 -16)">` +
      path('#ff8a2a', 'M-18 50h36L0 100z') +
      path('#ffe08a', 'M-10 50h20L0 80z') +
      path(k.p, 'M-26 10L-52 56h28zM26 10l26 46H24z') +
      path(k.C, 'M0-92q38 44 26 146h-52Q-38-48 0-92z') +
      path(k.A, 'M0-92q22 24 28 58h-56Q-22-68 0-92z') +
      circle(k.i, 0, -6, 16) +
      circle('#8fd8ff', 0, -6, 11) +
      rect(k.b[1], -26, 40, 52, 14, 3) +
      '</g>',
  ],
  hilo: [
    () =>
      card('club', 0, 4, 0, 96) +
      path('#2fae66', 'M-94-4l28-40 28 40h-16v36h-24v-36z') +
      path(RED, 'M94 4L66 44 38 4h16v-36h24v36z'),
  ],
  paigow: [
    (k) =>
      [-66, -22, 22, 66]
        .map(
          (x, i) =>
            rect(k.b[2], x - 18, -52 + (i % 2) * 14, 40, 112, 8) +
            rect(k.C, x - 20, -58 + (i % 2) * 14, 40, 112, 8),
        )
        .join('') +
      [RED, BLACK]
        .map((c, odd) =>
          line(
            c,
            12,
            [-66, -22, 22, 66]
              .flatMap((x, i) =>
                paigowPips
                  .filter((_, j) => ((i * 2 + j) % 3 ? odd : !odd))
                  .map(([px, py]) => `M${x + px * 9} ${-2 + (i % 2) * 14 + py * 19}h.1`),
              )
              .join(''),
            'stroke-linecap="round"',
          ),
        )
        .join(''),
  ],
  felt: [
    (k) =>
      rect('#5a2d12', -99, -62, 198, 124, 62) +
      rect(k.A, -89, -52, 178, 104, 52) +
      line(k.a[0], 4, 'M-40-34h80a34 34 0 010 68h-80a34 34 0 010-68z') +
      card('heart', -24, -10, -8, 48) +
      card('club', 26, -10, 8, 48) +
      line(k.p, 32, 'M-60 20h.1M-8 40h.1', 'stroke-linecap="round"') +
      line(k.b[1], 32, 'M60 20h.1M26 42h.1', 'stroke-linecap="round"'),
    'felt',
    'gold',
  ],
  tower: [
    (k) =>
      stack(k, -44, 84, 7, 70, [k.p, k.a[2]]) +
      stack(k, 30, 84, 11, 88) +
      path('#fff', glint(66, -62, 20) + glint(-62, -34, 14)),
  ],
} satisfies MotifSet
