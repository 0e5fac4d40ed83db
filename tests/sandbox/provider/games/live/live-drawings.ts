/** The dealers, the wheel, and the icons of the rack. Colours come from the page's styles. */
import { cycle } from '#sandbox/world/art/random.ts'
import { pocketColour, wheelOrder } from './client/wheel.ts'
import type { LiveDealer } from './live-table.ts'

interface Look {
  readonly skin: string
  readonly shade: string
  readonly hair: string
  /** Behind the head, and over the forehead. */
  readonly back: string
  readonly front: string
  readonly lips: string
}

const women = {
  bun: {
    back: '<circle cx="120" cy="24" r="17"/><path d="M82 78c-6-34 10-56 38-56s44 22 38 56z"/>',
    front: '<path d="M84 72c-2-30 14-45 36-45s38 15 36 45c-4-16-12-24-22-28-10 8-36 8-44 20-3 4-5 6-6 8z"/>',
  },
  long: {
    back: '<path d="M78 128c-8-20-4-34-2-52 2-34 20-54 44-54s42 20 44 54c2 18 6 32-2 52-14 8-70 8-84 0z"/>',
    front:
      '<path d="M84 76c-4-32 12-49 36-49s40 17 36 49c-2-12-8-22-16-28-14-2-28 0-38 10-8 6-14 10-18 18z"/>',
  },
}
const men = {
  short: {
    back: '<path d="M83 72c-5-32 10-50 37-50s42 18 37 50z"/>',
    front: '<path d="M84 68c-3-26 10-42 36-42 28 0 39 18 36 42l-5-14c-18 0-38-2-52-12-6 6-12 14-15 26z"/>',
  },
  parted: {
    back: '<path d="M83 74c-6-34 9-53 37-53s43 19 37 53z"/>',
    front:
      '<path d="M84 70c-4-30 8-46 38-46 26 0 37 18 34 46-1-8-4-15-8-20-24 2-40-6-46-14-8 8-16 18-18 34z"/>',
  },
}
const tones = [
  { skin: 'oklch(.78 .07 60)', shade: 'oklch(.70 .08 55)' },
  { skin: 'oklch(.72 .08 58)', shade: 'oklch(.63 .085 52)' },
  { skin: 'oklch(.65 .085 54)', shade: 'oklch(.56 .085 50)' },
] as const
const hairs = ['oklch(.22 .02 40)', 'oklch(.27 .04 45)', 'oklch(.19 .015 280)'] as const

/** Eight people: women and men in turn. */
const looks: readonly Look[] = Array.from({ length: 8 }, (_, index) => {
  const isWoman = index % 2 === 0
  const pair = isWoman ? [women.bun, women.long] : [men.short, men.parted]
  return {
    ...cycle(tones, index + Math.floor(index / 3)),
    ...cycle(pair, Math.floor(index / 2)),
    hair: cycle(hairs, index + Math.floor(index / 2)),
    lips: isWoman ? 'oklch(.56 .15 20)' : 'oklch(.52 .08 35)',
  }
})

const face = ({ skin, shade, lips }: Look): string =>
  `<circle cx="84" cy="80" r="7" fill="${shade}"/><circle cx="156" cy="80" r="7" fill="${shade}"/>` +
  `<path d="M85 70c0-28 14-42 35-42s35 14 35 42c0 28-15 47-35 47S85 98 85 70z" fill="${skin}"/>` +
  `<path d="M98 70q7-5 14-1M128 69q7-4 14 1" fill="none" stroke="oklch(.25 .03 40)" stroke-width="2.600" stroke-linecap="round"/>` +
  '<g class="dealer__eyes"><ellipse cx="106" cy="79" rx="3.600" ry="4.400" fill="oklch(.22 .02 40)"/><ellipse cx="134" cy="79" rx="3.600" ry="4.400" fill="oklch(.22 .02 40)"/><circle cx="107.200" cy="77.500" r="1.200" fill="#fff"/><circle cx="135.200" cy="77.500" r="1.200" fill="#fff"/></g>' +
  `<path d="M120 82q-4 9 1 11" fill="none" stroke="${shade}" stroke-width="2.400" stroke-linecap="round"/>` +
  `<path d="M109 100q11 9 22 0q-11 4-22 0z" fill="${lips}" stroke="${lips}" stroke-width="1.600" stroke-linejoin="round"/>` +
  `<circle cx="98" cy="93" r="6" fill="oklch(.66 .13 30 / .25)"/><circle cx="142" cy="93" r="6" fill="oklch(.66 .13 30 / .25)"/>`

/** The upper body of whoever deals. The table covers what is below. */
export function dealerBody({ look }: LiveDealer): string {
  const person = cycle(looks, look)
  const { shade, hair, back, front } = person
  return (
    '<svg class="dealer" viewBox="0 0 240 200" aria-hidden="true">' +
    `<g class="dealer__head"><g fill="${hair}">${back}</g></g>` +
    '<path d="M26 200c2-44 26-60 64-68l30 16 30-16c38 8 62 24 64 68z" fill="var(--shirt)"/>' +
    `<path d="M104 100h32v30q-16 20-32 0z" fill="${shade}"/>` +
    '<path d="M58 200c0-36 10-54 32-66l30 50 30-50c22 12 32 30 32 66z" fill="var(--vest)"/>' +
    '<path d="M90 134l30 50-14 16H84z M150 134l-30 50 14 16h22z" fill="var(--vest-light)"/>' +
    '<path d="M104 128l16 22-17 10-10-25z M136 128l-16 22 17 10 10-25z" fill="#fff"/>' +
    '<path d="M120 156l-15-9v18zM120 156l15-9v18z" fill="var(--tie)"/><circle cx="120" cy="156" r="4" fill="var(--tie)"/>' +
    `<g class="dealer__head">${face(person)}<g fill="${hair}">${front}</g></g>` +
    `<circle cx="77" cy="172" r="3" fill="var(--marigold)"/><path d="M163 164h14v10h-14z" fill="var(--marigold)"/></svg>`
  )
}

const hand = (x: number, skin: string, side: 1 | -1): string =>
  `<ellipse cx="${x}" cy="184" rx="11" ry="8" fill="${skin}"/>` +
  [0, 1, 2]
    .map(
      (finger) =>
        `<path d="M${x + side * 6} ${180 + finger * 4}l${side * 11} ${1 + finger}" stroke="${skin}" stroke-width="5" stroke-linecap="round"/>`,
    )
    .join('')

/** The arms, which lie on the table in front of it. */
export function dealerArms({ look }: LiveDealer): string {
  const { skin } = cycle(looks, look)
  const sleeve = (d: string): string =>
    `<path d="${d}" fill="none" stroke="var(--shirt)" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/>`
  return (
    '<svg class="dealer dealer--arms" viewBox="0 0 240 200" aria-hidden="true">' +
    `<g class="dealer__arm dealer__arm--left">${sleeve('M40 158Q28 186 66 186')}<path d="M66 174v24" stroke="var(--cuff)" stroke-width="7" stroke-linecap="round"/>${hand(80, skin, 1)}</g>` +
    `<g class="dealer__arm dealer__arm--right">${sleeve('M200 158Q212 186 174 186')}<path d="M174 174v24" stroke="var(--cuff)" stroke-width="7" stroke-linecap="round"/>${hand(160, skin, -1)}</g>` +
    '</svg>'
  )
}

const step = 360 / wheelOrder.length
const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

function pocket(number: number, index: number): string {
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
  return (
    `<path class="pocket" data-colour="${pocketColour(number)}" d="M${at(84, from)}A84 84 0 0 1 ${at(84, to)}L${at(56, to)}A56 56 0 0 0 ${at(56, from)}z"/>` +
    `<text y="-74.500" transform="rotate(${(index * step).toFixed(2)})">${number}</text>`
  )
}

/** The wheel. Its parts are turned by the page's script. */
export const wheelDrawing =
  '<svg class="wheel" viewBox="-100 -100 200 200" aria-hidden="true">' +
  '<circle class="wheel__rim" r="99"/><circle class="wheel__track" r="94"/>' +
  Array.from(
    { length: 8 },
    (_, index) => `<path class="wheel__stud" d="M${at(93, index * 45 + 22)}L${at(86, index * 45 + 22)}"/>`,
  ).join('') +
  `<g class="wheel__rotor"><circle class="wheel__bed" r="85"/>${wheelOrder.map(pocket).join('')}` +
  '<circle class="wheel__ring" r="70"/><circle class="wheel__cone" r="56"/><circle class="wheel__hub" r="30"/>' +
  Array.from(
    { length: 4 },
    (_, index) =>
      `<path class="wheel__arm" d="M${at(10, index * 90)}L${at(44, index * 90)}"/><circle class="wheel__knob" r="4.500" cx="${at(45, index * 90).split(' ')[0]}" cy="${at(45, index * 90).split(' ')[1]}"/>`,
  ).join('') +
  '<circle class="wheel__knob" r="11"/></g>' +
  '<g class="wheel__orbit"><circle class="wheel__ball" r="4.600"/></g></svg>'

const strokes = {
  undo: '<path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"/>',
  clear: '<path d="M6 6l12 12M18 6 6 18"/>',
  double: '<path d="M4 9l4-4 4 4M8 5v14M13 15l4 4 4-4M17 19V5"/>',
  rebet: '<path d="M20 11a8 8 0 1 0-2 6M20 5v6h-6"/>',
} as const

/** An icon of the rack, beside its name. */
export const rackIcon = (name: keyof typeof strokes): string =>
  `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${strokes[name]}</svg>`
