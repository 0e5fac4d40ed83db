/** Lotteries and bingo: balls, tickets, drums, cards. */
import { around, glint, star, wedges } from '../path-data.ts'
import { circle, ellipse, line, path, rect, sectors } from '../svg.ts'
import { type Ball, ball, balls, coin, coins, each, type Label, labels, shine } from './kit.ts'
import type { Kit, MotifSet } from './motif.ts'

/** A random number of one or two digits. */
const two = (k: Kit, max = 49): number => 1 + Math.floor(k.rnd() * max)
const label = (k: Kit, text: string | number, x: number, y: number, size: number, fill = k.i): string =>
  labels(fill, size, [x, y, text])

/** A ball's fill: the main or accent gradient, or the pop colour. */
type Tone = 'a' | 'b' | 'p'
const fillOf = (k: Kit, tone: Tone): string => ({ a: k.A, b: k.B, p: k.p })[tone]
type ToneBall = readonly [x: number, y: number, tone: Tone, text?: string | number]
/** Balls with given or random numbers. */
const many = (
  k: Kit,
  r: number,
  [first, ...others]: readonly [ToneBall, ...ToneBall[]],
  max = 49,
): string => {
  const numbered = ([x, y, tone, text]: ToneBall): Ball => [x, y, text ?? two(k, max), fillOf(k, tone)]
  return balls(k, r, numbered(first), ...others.map(numbered))
}

const bingoCard = (k: Kit, x: number, y: number, turn: number, s: number, plain = false): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
  rect(k.A, -62, -84, 124, 160, 12) +
  rect('#fff', -54, -52, 108, 120, 6) +
  (plain
    ? ''
    : line(k.a[2], 2.5, 'M-32-52V68M-11-52V68M11-52V68M32-52V68M-54-28H54M-54-4H54M-54 20H54M-54 44H54') +
      line(k.p, 18, 'M-43-40h.1M-21-16h.1M22 32h.1M43 56h.1M43-16h.1M-21 32h.1', 'stroke-linecap="round"')) +
  label(k, 'BINGO', 0, -59, 24, '#fff') +
  path(k.b[1], star(5, plain ? 40 : 12, plain ? 17 : 5, 0, 0, 8)) +
  '</g>'

export const lottery = {
  trio: [
    (k) =>
      many(k, 50, [
        [-46, 40, 'b'],
        [48, 42, 'p'],
        [2, -42, 'a'],
      ]),
  ],
  bigBall: [(k) => ball(k, 0, 0, 96, two(k, 89) + 9)],
  pyramid: [
    (k) =>
      many(k, 33, [
        [-62, 62, 'b'],
        [0, 62, 'a'],
        [62, 62, 'p'],
        [-31, 8, 'p'],
        [31, 8, 'b'],
        [0, -46, 'a'],
      ]),
  ],
  drum: [
    (k) =>
      path(k.b[2], 'M-70 98l30-50h80l30 50h-24L28 64h-56L-46 98z') +
      `<circle fill="${k.a[0]}" fill-opacity=".4" stroke="${k.b[1]}" stroke-width="8" cy="-8" r="84"/>` +
      line(k.b[0], 3, 'M-84-8H84M0-92Q-60-8 0 76M0-92Q60-8 0 76') +
      many(k, 26, [
        [-38, 22, 'a'],
        [14, 38, 'b'],
        [46, -6, 'p'],
        [-6, -18, 'p'],
        [-42, -38, 'b'],
      ]) +
      rect(k.B, 80, -20, 18, 24, 6),
  ],
  ticket: [
    (k) =>
      `<g transform="rotate(-12)">` +
      path(k.a[2], 'M-92-40h184v26a16 16 0 000 32v34H-92V18a16 16 0 000-32z') +
      path(k.A, 'M-92-50h184v26a16 16 0 000 32v34H-92V8a16 16 0 000-32z') +
      line('#fff', 4, 'M38-46v84', 'stroke-dasharray="5 7"') +
      rect('#fff', -76, -36, 100, 26, 5) +
      label(k, String(100 + two(k, 800)), -26, -15, 24) +
      [-64, -40, -16, 8].map((x) => circle(k.B, x, 14, 10)).join('') +
      path(k.B, star(5, 22, 9, 0, 66, -6)) +
      '</g>' +
      path('#fff', glint(70, -70, 22)),
  ],
  scratch: [
    (k) =>
      `<g transform="rotate(8)">` +
      rect(k.A, -66, -92, 132, 180, 14) +
      rect(k.w, -54, -40, 108, 116, 8) +
      path('#aab2c2', 'M-46-30h92v44q-20 8-34-2-20 14-34-2-12 8-24 4z') +
      label(k, '₱', -22, 54, 40, k.a[2]) +
      path(k.B, star(5, 22, 9, 0, 24, 42)) +
      path(k.b[0], star(6, 26, 18, 0, 0, -66)) +
      '</g>' +
      `<g transform="translate(52 44)">` +
      coin(k, 0, 0, 34) +
      '</g>',
  ],
  clover: [
    (k) =>
      line(k.a[2], 10, 'M0 10Q10 60 34 96') +
      [0, 90, 180, 270]
        .map(
          (t, i) =>
            `<path fill="${i % 2 ? k.A : k.a[1]}" d="M0-4C-60-30-50-84-20-84-6-84 0-70 0-64 0-70 6-84 20-84 50-84 60-30 0-4z" transform="rotate(${t + 45})"/>`,
        )
        .join('') +
      line(k.a[0], 4, 'M-8-8l-34-34M8-8l34-34M-8 8l-34 34M8 8l34 34') +
      circle(k.B, 0, 0, 15),
    'green',
  ],
  tube: [
    (k) =>
      rect(k.a[2], -40, -94, 80, 188, 38) +
      rect(k.a[0], -34, -88, 68, 176, 33, 'opacity=".5"') +
      many(k, 29, [
        [0, -56, 'a'],
        [0, 2, 'b'],
        [0, 60, 'p'],
      ]) +
      shine('M-30-60q0-20 10-26v160q-10-6-10-20z', 0.6) +
      rect(k.B, -52, 78, 104, 20, 8) +
      rect(k.B, -48, -99, 96, 16, 8),
  ],
  rainCoins: [
    (k) =>
      coins(k, [-54, 44, 34], [46, 56, 32], [62, -34, 26], [-60, -40, 24], [0, -74, 20]) +
      ball(k, 0, 4, 52, two(k), k.A),
  ],
  numberWheel: [
    (k) =>
      circle(k.b[2], 0, 0, 96) +
      path(k.A, wedges(10, 88, 1.01)) +
      sectors(k.w, 10, 88) +
      labels(k.i, 25, ...around(10, 66, 9).map(([x, y], i): Label => [x, y + 9, (i * 3 + 1) % 10])) +
      circle(k.B, 0, 0, 34) +
      path(k.A, star(5, 22, 9)) +
      path(k.p, 'M-14-99h28L0-70z'),
  ],
  pouch: [
    (k) =>
      many(k, 31, [
        [-34, -44, 'p'],
        [30, -50, 'b'],
      ]) +
      path(k.a[2], 'M-44-22Q-96 30-78 78q78 40 156 0 18-48-34-100z') +
      path(k.A, 'M-44-22Q-96 30-78 78-30 100 10 96-40 40 0-22z') +
      rect(k.b[1], -52, -32, 104, 20, 10) +
      path(k.B, star(5, 34, 15, 0, 0, 40)),
  ],
} satisfies MotifSet

export const elottery = {
  led: [
    (k) =>
      rect(k.i, -98, -54, 196, 108, 18) +
      `<rect fill="none" stroke="${k.b[1]}" stroke-width="6" x="-94" y="-50" width="188" height="100" rx="15"/>` +
      labels(k.b[0], 74, ...[-60, 0, 60].map((x): Label => [x, 26, two(k, 9)])) +
      path(k.B, 'M-30-78h60v18h-60zM-40 60h80v16h-80z'),
  ],
  fourD: [
    (k) =>
      [-66, -22, 22, 66]
        .map((x, i) => rect(i % 2 ? k.B : k.A, x - 21, -50 + (i % 2) * 10, 42, 100, 9))
        .join('') +
      path('#fff', 'M-82-28h32v56h-32zM-38-18H-6v56h-32zM6-28h32v56H6zM50-18h32v56H50z') +
      labels(k.i, 46, ...[-66, -22, 22, 66].map((x, i): Label => [x, 16 + (i % 2) * 10, two(k, 9)])),
  ],
  phone: [
    (k) =>
      `<g transform="rotate(8)">` +
      rect(k.i, -50, -98, 100, 192, 20) +
      rect(k.A, -42, -86, 84, 168, 12) +
      path(k.w, 'M-32-16h64v18a9 9 0 000 18v26h-64V20a9 9 0 000-18z') +
      label(k, '6/' + (40 + two(k, 15)), 0, 30, 22) +
      circle(k.B, 0, -50, 22) +
      path(k.a[2], star(5, 13, 5, 0, 0, -50)) +
      rect(k.B, -26, 58, 52, 14, 7) +
      '</g>' +
      ball(k, 62, 50, 30, two(k), k.p),
  ],
  boltBall: [(k) => ball(k, 0, 0, 90, '') + path(k.B, 'M14-50l-44 58h26l-14 46 46-62H4z')],
  timer: [
    (k) =>
      rect(k.b[2], -14, -99, 28, 26, 6) +
      circle(k.A, 0, 10, 86) +
      circle('#fff', 0, 10, 68) +
      path(k.p, 'M0 10V-58a68 68 0 0159 102z', 'opacity=".85"') +
      line(k.i, 8, 'M0 10V-40M0 10l34 20', 'stroke-linecap="round"') +
      circle(k.i, 0, 10, 9) +
      line(
        k.a[2],
        7,
        around(12, 58)
          .map(([x, y]) => `M${Math.round(x)} ${Math.round(y + 10)}h.1`)
          .join(''),
        'stroke-linecap="round"',
      ),
  ],
  grid: [
    (k) =>
      rect(k.a[2], -88, -84, 176, 176, 18) +
      rect(k.A, -88, -92, 176, 176, 18) +
      each([k.w, k.b[1]], (colour, marked) =>
        line(
          colour,
          32,
          Array.from({ length: 16 }, (_, i) =>
            [1, 6, 8, 15].includes(i) === (marked === 1)
              ? `M${-60 + (i % 4) * 40} ${-64 + Math.floor(i / 4) * 40}h.1`
              : '',
          ).join(''),
          'stroke-linecap="round"',
        ),
      ) +
      path(
        k.a[2],
        [1, 6, 8, 15]
          .map((i) => star(5, 10, 4, 0, -60 + (i % 4) * 40, -64 + Math.floor(i / 4) * 40))
          .join(''),
      ),
  ],
  satellite: [
    (k) =>
      `<ellipse fill="none" stroke="${k.b[1]}" stroke-width="7" cx="0" cy="0" rx="99" ry="34" transform="rotate(-24)"/>` +
      ball(k, 0, 0, 62, two(k)) +
      many(k, 22, [
        [74, -50, 'p', two(k, 9)],
        [-76, 48, 'b', two(k, 9)],
      ]),
  ],
  dial: [
    (k) =>
      `<circle fill="none" stroke="${k.a[2]}" stroke-width="24" r="82"/><circle fill="none" stroke="${k.b[1]}" stroke-width="16" stroke-dasharray="340 600" transform="rotate(-90)" r="82"/>` +
      circle(k.A, 0, 0, 62) +
      label(k, two(k, 80) + 10, 0, 26, 72, '#fff') +
      circle('#fff', -70, 42, 10),
  ],
  dices3: [
    (k) =>
      each(
        [
          [-52, 24, -10, 'A'],
          [52, 24, 10, 'B'],
          [0, -40, 0, 'C'],
        ],
        ([x, y, t, g]) =>
          `<g transform="translate(${x} ${y}) rotate(${t})">` + rect(k[g], -42, -42, 84, 84, 18) + '</g>',
      ) + labels(k.i, 58, [-52, 44, two(k, 9)], [52, 44, two(k, 9)], [0, -20, two(k, 9)]),
  ],
  chart: [
    (k) =>
      rect(k.i, -96, -82, 192, 164, 18) +
      line(k.a[2], 2, 'M-80-46H80M-80-10H80M-80 26H80') +
      line(k.p, 8, 'M-76 40l36-40 34 24 36-60 40 18', 'stroke-linejoin="round"') +
      line(k.b[1], 24, 'M-76 40h.1M-40 0h.1M-6 24h.1M70-18h.1', 'stroke-linecap="round"') +
      ball(k, 30, -40, 28, two(k, 9)),
  ],
} satisfies MotifSet

export const bingo = {
  card: [(k) => bingoCard(k, 0, 4, -6, 1.15)],
  cards: [
    (k) =>
      path(k.b[2], 'M-96-42L-4-74 50 80-42 112z') +
      path('#fff', 'M-82-14L2-44 38 68-42 96z') +
      path(k.p, 'M94-46L4-74-48 80 42 108z') +
      path('#fff', 'M80-18L0-44-36 68 42 92z') +
      bingoCard(k, 0, 0, 0, 0.98),
  ],
  letters: [
    (k) =>
      many(k, 31, [
        [-70, 20, 'a', 'B'],
        [-40, -22, 'b', 'I'],
        [0, -42, 'p', 'N'],
        [40, -22, 'b', 'G'],
        [70, 20, 'a', 'O'],
      ]) +
      path(k.B, star(5, 40, 17, 0, 0, 52)) +
      shine(star(5, 20, 9, 0, 0, 52), 0.4),
  ],
  bigB: [(k) => ball(k, 0, 0, 94, 'B' + (1 + Math.floor(k.rnd() * 9)))],
  dauber: [
    (k) =>
      circle(k.p, -44, 58, 36, 'opacity=".8"') +
      `<g transform="rotate(30)">` +
      rect(k.a[2], -28, -94, 56, 150, 16) +
      rect(k.A, -28, -94, 40, 150, 16) +
      rect(k.B, -34, 22, 68, 22, 6) +
      path(k.w, 'M-24 44h48l-6 24q-18 10-36 0z') +
      rect(k.w, -20, -64, 40, 52, 6) +
      path(k.p, star(5, 17, 7, 0, 0, -38)) +
      '</g>',
  ],
  cage: [
    (k) =>
      path(k.b[2], 'M-84 96l14-70h20l-8 70zM84 96L70 26H50l8 70zM-90 88H90v10H-90z') +
      `<circle fill="${k.a[0]}" fill-opacity=".35" stroke="${k.b[1]}" stroke-width="7" cy="-10" r="74"/>` +
      line(k.b[1], 4, 'M-74-10H74M-62-50H62M-62 30H62M0-84Q-50-10 0 64M0-84Q50-10 0 64') +
      many(
        k,
        25,
        [
          [-26, 12, 'a'],
          [24, 18, 'p'],
          [30, -34, 'b'],
          [-28, -42, 'p'],
        ],
        75,
      ) +
      line(k.b[0], 9, 'M74-10h20v-30') +
      circle(k.A, 94, -46, 12),
  ],
  popper: [
    (k) =>
      path(k.A, 'M-96 92L-40-20 30 50z') +
      path(k.b[1], 'M-82 64l14-28 40 40-28 14zM-60 20l10-20 60 60-20 10z') +
      ellipse(k.a[2], -5, 15, 16, 50, 'transform="rotate(-45 -5 15)"') +
      line(k.p, 7, 'M6 0Q10-50 44-60T70-96M20 20q40-10 50 14t28-8') +
      path(k.p, star(5, 15, 6, 0, 20, -74)) +
      path(k.B, star(5, 20, 8, 12, 66, -44)) +
      ball(k, 50, -4, 24, two(k, 75), k.p) +
      circle(k.b[0], 84, 50, 9) +
      circle(k.a[0], -20, -60, 9),
  ],
  starBall: [
    (k) => path(k.B, star(8, 99, 66)) + path(k.b[0], star(8, 80, 54, 22)) + ball(k, 0, 0, 54, two(k, 75)),
  ],
  piggy: [
    (k) =>
      path(k.a[2], 'M-50 60h24v36h-24zM22 60h24v36H22z') +
      path(k.A, 'M-74 10Q-70-56 6-56 76-50 82 8l14 4v30l-18 4Q60 76 0 78-76 74-74 10z') +
      path(k.a[1], 'M24-52L54-86l10 44z') +
      ellipse(k.a[0], 88, 26, 12, 20) +
      circle(k.i, 56, -6, 7) +
      rect(k.a[2], -34, -58, 48, 9, 4) +
      coin(k, -10, -76, 22) +
      line(k.a[2], 7, 'M-72 4q-22-4-16-22t-10-8') +
      shine('M-56-4q6-34 50-40-32 14-50 40z', 0.6),
    'pink',
  ],
  gift: [
    (k) =>
      rect(k.a[2], -74, -10, 148, 104, 8) +
      rect(k.A, -86, -40, 172, 42, 8) +
      path(k.B, 'M-16-40h32V94h-32z') +
      path(k.B, 'M0-42C-70-30-72-92-40-94-12-90 0-42 0-42zM0-42C70-30 72-92 40-94 12-90 0-42 0-42z') +
      path(k.b[2], 'M-4-44q-40 0-40-26 22-4 40 26zM4-44q40 0 40-26-22-4-40 26z') +
      shine('M-80-34h60v8h-60z', 0.5),
  ],
} satisfies MotifSet
