/** Cockfight: heraldic roosters, proud and unharmed. */
import { bend, star } from '../path-data.ts'
import { circle, ellipse, line, path, rect, sectors } from '../svg.ts'
import { each, shade, twin } from './kit.ts'
import type { Kit, MotifSet } from './motif.ts'

const at = (x: number, y: number, s: number, content: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${s})">${content}</g>`
/** Head in profile, looking right. */
const NECK =
  'M-40-30Q-14-64 26-48 52-36 48-6 46 14 32 24L52 50 38 56 54 78 30 78 34 98H-84L-62 74-78 66-56 44-70 34-48 14-60 2z'
const COMB =
  'M-34-38Q-46-70-30-78-24-64-18-60-18-84 0-94 4-74 10-68 20-88 38-84 34-66 36-60 50-72 62-64 54-36 24-34z'
const WATTLE = 'M32 2q28 16 16 46-24-4-26-34z'
const BEAK = 'M44-34l46 16q-16 16-44 12z'
const head = (k: Kit, neck = k.B): string =>
  path(k.p, COMB + WATTLE) +
  path(neck, NECK) +
  path(k.A, 'M-40-30Q-14-64 26-48 52-36 48-6 40 14 18 14 0 30-4 60-24 20-40-30z') +
  path(k.b[0], BEAK) +
  circle('#fff', 20, -26, 11) +
  path(k.i, 'M4-40q16-8 32 2l-2 6q-14-8-28-4zM16-26a7 7 0 1114 0 7 7 0 11-14 0z')
/** The whole rooster, looking right. */
const bird = (k: Kit): string =>
  path(k.a[2], 'M-30 10Q-98 20-96-60-70-20-56-24-78-60-50-94-46-50-34-44-38-74-14-90-22-40-4-14z') +
  path(k.b[1], 'M-34 4Q-84-6-80-50-60-22-40-22-52-52-36-72-34-36-10-10z') +
  path(k.A, 'M-44-6Q-14 12 16-16 22-40 26-56 40-74 56-62 62-30 50 4 40 50-4 52-40 46-44-6z') +
  path(k.B, 'M16-16Q22-40 26-56 40-74 56-62 62-30 50 4l-10-12-4 20-10-14-8 18z') +
  path(k.a[2], 'M-34 6Q0 22 22 2 22 36-8 36-28 32-34 6z') +
  path(k.p, 'M30-62q-6-18 4-24l6 8q4-14 14-14l2 12q8-6 12 0-2 14-14 20zM58-44q12 12 0 26-8-8-6-24z') +
  path(k.b[0], 'M58-60l22 8-22 8z') +
  circle('#fff', 48, -58, 5) +
  circle(k.i, 49, -58, 3) +
  line(k.b[1], 7, 'M-6 50v34l-14 8M-6 84l16 8M18 46v38l-12 8M18 84l16 8')

export const rooster = {
  head: [(k) => head(k), 'red', 'gold'],
  bird: [(k) => bird(k), 'ember', 'gold'],
  shield: [
    (k) =>
      path(k.b[2], 'M-80-84Q0-104 80-84q12 130-80 184-92-54-80-184z') +
      path(k.a[2], 'M-68-74Q0-92 68-74q10 112-68 158-78-46-68-158z') +
      path(k.A, 'M-68-74Q-34-84 0-85V84q-78-46-68-158z', 'opacity=".6"') +
      at(-6, 8, 0.68, head({ ...k, A: k.w })),
    'red',
    'gold',
  ],
  sun: [
    (k) =>
      sectors(k.b[2], 16, 99) +
      circle(k.B, 0, 0, 78) +
      circle(k.b[0], 0, 0, 66, 'opacity=".5"') +
      at(0, 6, 0.74, bird(k)),
    'ember',
    'gold',
  ],
  feathers: [
    (k) =>
      each(
        [
          [-38, k.A],
          [38, k.A],
          [0, k.B],
        ],
        ([turn, fill]) =>
          path(
            fill,
            bend('M0 74C-44 34-40-50 0-98C40-50 44 34 0 74z', {
              turn,
              x: turn * 0.9,
              y: Math.abs(turn) * 0.3,
            }),
          ),
      ) +
      line(
        k.i,
        4,
        [-38, 38, 0]
          .map((turn) =>
            bend('M0 96L0-70M0 40L-22 16M0 16L-24-10M0-10L-20-36M0 40L22 16M0 16L24-10M0-10L20-36', {
              turn,
              x: turn * 0.9,
              y: Math.abs(turn) * 0.3,
            }),
          )
          .join(''),
      ) +
      circle(k.b[1], 0, 76, 18) +
      path(k.A, star(5, 12, 5, 0, 0, 76)),
    'red',
    'gold',
  ],
  wreath: [
    (k) =>
      twin(
        (s) =>
          line(k.b[2], 6, `M${s * 10} 94Q${s * 110} 60 ${s * 84}-60`) +
          path(
            k.b[1],
            each(
              [
                [60, 76, 60],
                [84, 44, 40],
                [94, 8, 20],
                [92, -30, 4],
                [78, -62, -14],
              ],
              ([x, y, t]) => bend('M0-21Q14 0 0 21Q-14 0 0-21z', { x: s * x, y, turn: s * t }),
            ),
          ),
      ) +
      at(-4, 0, 0.78, head(k)) +
      path(k.p, 'M-40 84h80l-10 14h-60z'),
    'red',
    'gold',
  ],
  medal: [
    (k) =>
      path(k.p, 'M-60 20L-76 98l32-16 18 16L0 40l26 58 18-16 32 16L60 20z') +
      path(k.b[2], star(20, 84, 74, 0, 0, -14)) +
      circle(k.B, 0, -14, 70) +
      circle(k.a[2], 0, -14, 58) +
      at(-2, -8, 0.54, head({ ...k, A: k.a[0] })),
    'red',
    'gold',
  ],
  crest: [
    (k) =>
      path(k.b[2], 'M-58-62l-14-36 28 14L-22-99 0-82l22-17 22 15 28-14-14 36z') +
      path(k.b[1], 'M-58-66l-12-28 26 12 22-15L0-80l22-17 22 15 26-12-12 28z') +
      path(k.a[2], 'M-70-58H70q8 104-70 156Q-78 46-70-58z') +
      path(k.A, 'M-58-48H58q6 88-58 130Q-64 40-58-48z') +
      path(k.a[2], 'M-58-48H0V82Q-64 40-58-48z', 'opacity=".35"') +
      at(-4, 16, 0.56, head({ ...k, A: k.w })),
    'red',
    'gold',
  ],
  arena: [
    (k) =>
      ellipse('#5a2d12', 0, 66, 99, 32) +
      ellipse('#d9b380', 0, 56, 99, 32) +
      `<ellipse fill="none" stroke="${k.a[1]}" stroke-width="5" cx="0" cy="56" rx="76" ry="22"/>` +
      at(-2, -20, 0.78, bird(k)) +
      twin((s) => path(k.p, `M${s * 92} 50v-80l${s * -22} 12 ${s * 22} 14z`)),
    'ember',
    'gold',
  ],
  banner: [
    (k) =>
      path(k.b[2], 'M-78-96H78V70L0 98-78 70z') +
      path(k.A, 'M-68-88H68V62L0 88-68 62z') +
      rect(k.B, -88, -99, 176, 16, 8) +
      shade('M0-88h68V62L0 88z', 0.2) +
      at(0, 0, 0.68, bird({ ...k, A: k.w, a: [k.w, k.w, k.b[2]] })),
    'red',
    'gold',
  ],
  star: [
    (k) =>
      path(k.b[2], star(8, 99, 62)) +
      path(k.B, star(8, 90, 56)) +
      path(k.a[2], star(8, 64, 54)) +
      at(-4, 2, 0.6, head({ ...k, A: k.w })),
    'ember',
    'gold',
  ],
  plume: [
    (k) =>
      path(
        k.A,
        'M-52 74Q-84 18-44-32L-34-22Q-24-72 22-92L24-80Q48-98 86-99 88-60 64-30L52-34Q56-4 24 24L14 16Q10 50-22 62L-30 54Q-38 70-52 74z',
      ) +
      path(k.B, 'M-46 66Q-56 20-18-26 20-76 74-90 40-50 12-14-12 30-46 66z') +
      path(k.b[2], 'M-46 66Q-12 30 12-14 40-50 74-90 64-50 40-10 6 44-46 66z', 'opacity=".5"') +
      line(k.i, 5, 'M-82 98Q-40 40 0-10T76-92', 'stroke-linecap="round"') +
      circle(k.p, 40, -56, 15) +
      circle(k.w, 40, -56, 7) +
      path(k.b[0], star(5, 19, 8, 0, -66, -66) + star(5, 15, 6, 0, 64, 58)),
    'ember',
    'gold',
  ],
  // Two heads back to back, as on a coat of arms.
  face2: [
    (k) =>
      `<g transform="translate(-30 4) scale(-.7 .7)">${path(k.p, COMB + WATTLE) + path(k.A, NECK) + path(k.b[0], BEAK) + circle('#fff', 20, -26, 11) + circle(k.i, 23, -26, 6)}</g>` +
      at(
        30,
        4,
        0.7,
        path(k.p, COMB + WATTLE) +
          path(k.B, NECK) +
          path(k.b[0], BEAK) +
          circle('#fff', 20, -26, 11) +
          circle(k.i, 23, -26, 6),
      ) +
      path(k.b[0], star(5, 26, 11, 0, 0, 74)),
    'red',
    'gold',
  ],
} satisfies MotifSet
