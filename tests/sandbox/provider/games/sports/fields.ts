/** Drawn pitches, courts, rings and maps, seen from above or the side, 640 × 200; and the sports' icons. */
import type { SportId } from './sports-table.ts'

const box = '0 0 640 200'
const rect = (x: number, y: number, width: number, height: number, style: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${style}/>`
const stroke = (colour: string, width = 3): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
const bands = (count: number, light: string): string =>
  Array.from({ length: count / 2 }, (_, index) =>
    rect(index * 2 * (640 / count), 0, 640 / count, 200, `fill="${light}"`),
  ).join('')

const pitch =
  rect(0, 0, 640, 200, 'fill="#1f7a45"') +
  bands(16, '#2a8a50') +
  `<g ${stroke('#fff9', 3)}><path d="M14 12H626V188H14zM320 12V188M14 50H92V150H14M626 50H548V150H626M14 76H40V124H14M626 76H600V124H626"/><circle cx="320" cy="100" r="40"/><path d="M92 78q26 22 0 44M548 78q-26 22 0 44"/></g>` +
  `<g ${stroke('#fff', 4)}><path d="M14 82H3V118H14M626 82H637V118H626"/></g><circle cx="320" cy="100" r="4" fill="#fffc"/>`

const court =
  rect(0, 0, 640, 200, 'fill="#c98a4b"') +
  bands(32, '#d1945a') +
  rect(14, 58, 112, 84, 'fill="#8f3d2e"') +
  rect(514, 58, 112, 84, 'fill="#2e4f8f"') +
  `<g ${stroke('#fffb', 3)}><path d="M14 12H626V188H14zM320 12V188M14 58H126V142H14M626 58H514V142H626M14 22H70Q206 100 70 178H14M626 22H570Q434 100 570 178H626"/><circle cx="320" cy="100" r="30"/><path d="M126 70q34 30 0 60M514 70q-34 30 0 60"/></g>` +
  `<g ${stroke('#ff6a3d', 4)}><circle cx="50" cy="100" r="10"/><circle cx="590" cy="100" r="10"/></g><g ${stroke('#fff', 4)}><path d="M36 84V116M604 84V116"/></g>`

/** A court with a net across its middle. */
const netted = (ground: string, inside: string, lines: string): string =>
  rect(0, 0, 640, 200, `fill="${ground}"`) +
  rect(60, 20, 520, 160, `fill="${inside}"`) +
  `<g ${stroke('#fffc', 3)}><path d="M60 20H580V180H60z${lines}"/></g>` +
  '<path d="M320 6V194" stroke="#fff" stroke-width="5"/><path d="M320 6V194" stroke="#0006" stroke-width="5" stroke-dasharray="2 6"/>'

const ring =
  rect(0, 0, 640, 200, 'fill="#241a3a"') +
  '<g fill="#ffffff14"><path d="M120 0L40 200H230zM520 0L410 200H600zM320 0L250 200H390z"/></g>' +
  '<path d="M70 150H570L620 200H20z" fill="#d7d9e6"/><path d="M70 150H570L620 200H20z" fill="#2b6cb033"/>' +
  `<g ${stroke('#e5484d', 5)}><path d="M60 70H580"/></g><g ${stroke('#fff', 5)}><path d="M60 96H580"/></g><g ${stroke('#3b82f6', 5)}><path d="M60 122H580"/></g>` +
  rect(52, 54, 14, 104, 'rx="4" fill="#e5484d"') +
  rect(574, 54, 14, 104, 'rx="4" fill="#3b82f6"')

const dojo =
  rect(0, 0, 640, 200, 'fill="#2a1245"') +
  '<circle cx="320" cy="118" r="96" fill="#ff8a3d"/><circle cx="320" cy="118" r="96" fill="#2a124533"/>' +
  '<path d="M0 140Q90 96 170 128T360 120T520 132T640 112V200H0z" fill="#451a63"/>' +
  '<path d="M0 164H640V200H0z" fill="#5d2a7e"/><path d="M0 164H640M0 178H640" stroke="#8f58b8" stroke-width="2"/>'

const lanes =
  rect(0, 0, 640, 200, 'fill="#173b34"') +
  '<path d="M240 200Q330 110 260 0H380Q440 100 400 200z" fill="#1f5f73"/>' +
  `<g ${stroke('#3f6a4a', 22)}><path d="M50 100Q60 26 160 26H480Q580 26 590 100M50 100H590M50 100Q60 174 160 174H480Q580 174 590 100"/></g>` +
  `<g ${stroke('#c9b98366', 3)} stroke-dasharray="3 9"><path d="M50 100Q60 26 160 26H480Q580 26 590 100M50 100H590M50 100Q60 174 160 174H480Q580 174 590 100"/></g>` +
  '<g fill="#ffb35c"><circle cx="46" cy="100" r="26" fill-opacity=".3"/><path d="M46 78L66 100 46 122 26 100z"/><circle cx="170" cy="26" r="8"/><circle cx="210" cy="100" r="8"/><circle cx="170" cy="174" r="8"/></g>' +
  '<g fill="#6db5ff"><circle cx="594" cy="100" r="26" fill-opacity=".3"/><path d="M594 78L614 100 594 122 574 100z"/><circle cx="470" cy="26" r="8"/><circle cx="430" cy="100" r="8"/><circle cx="470" cy="174" r="8"/></g>'

const sites =
  rect(0, 0, 640, 200, 'fill="#202737"') +
  '<g fill="#2d374c"><path d="M20 20H180V86H20zM20 118H180V180H20zM214 20H420V60H214zM214 92H296V180H214zM344 92H426V180H344zM460 20H620V86H460zM460 118H620V180H460z"/></g>' +
  '<g fill="#3a4660"><path d="M70 40h46v26H70zM250 118h24v40h-24zM520 136h60v22h-60zM366 120h30v24h-30zM280 32h70v16h-70z"/></g>' +
  `<g ${stroke('#ffb35c', 3)}><path d="M24 24H176V82H24z" stroke-dasharray="8 6"/></g><g ${stroke('#6db5ff', 3)}><path d="M464 122H616V176H464z" stroke-dasharray="8 6"/></g>` +
  '<g font-family="sans-serif" font-weight="800" font-size="26" fill="#fff8"><text x="128" y="62">A</text><text x="486" y="160">B</text></g>'

/** A fighter that looks right, its feet on 0,0. */
const fighter = (skin: string, kit: string, glove: string): string =>
  `<ellipse cx="0" cy="4" rx="34" ry="7" fill="#0005"/>` +
  `<g ${stroke('#17112b', 6)}><path d="M-14 0L-10-40M14 0L8-40" stroke="${skin}" stroke-width="15"/><path d="M-22-44Q-24-84 0-88 24-84 20-44z" fill="${skin}"/><path d="M-22-52H20L24-28H-24z" fill="${kit}"/><circle cx="4" cy="-106" r="17" fill="${skin}"/></g>` +
  `<path d="M-12-112Q-8-128 8-124 22-120 20-108 8-116-12-112z" fill="#2a1b16"/>` +
  `<g ${stroke(skin, 12)}><path d="M-12-76L12-62 34-82M12-78L30-68 46-66"/></g>` +
  `<g stroke="#17112b" stroke-width="5" fill="${glove}"><circle cx="36" cy="-84" r="12"/><circle cx="50" cy="-64" r="12"/></g>`

/** Symbols of the sprite. */
export const fieldSymbols: readonly (readonly [id: string, viewBox: string, shapes: string])[] = [
  ['field-pitch', box, pitch],
  ['field-court', box, court],
  ['field-sand', box, netted('#c2793a', '#e0974f', 'M240 20V180M400 20V180')],
  [
    'field-clay',
    box,
    netted('#1d5c4d', '#2c6fb0', 'M60 40H580M60 160H580M190 40V160M450 40V160M190 100H450'),
  ],
  [
    'field-mat',
    box,
    netted(
      '#164a3f',
      '#1f8a66',
      'M60 36H580M60 164H580M90 20V180M550 20V180M260 20V180M380 20V180M60 100H260M380 100H580',
    ),
  ],
  ['field-ring', box, ring],
  ['field-dojo', box, dojo],
  ['field-lanes', box, lanes],
  ['field-sites', box, sites],
]

const fighterAt = (side: 'h' | 'a', shapes: string): string =>
  `<g id="fighter-${side}" class="fighter"><g class="fighter__hit"><g class="fighter__body"${side === 'a' ? ' transform="scale(-1 1)"' : ''}>${shapes}</g></g></g>`

/** The field with all that can move on it. */
export const fieldDrawing =
  '<svg id="field" class="field" viewBox="0 8 640 184" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#field-pitch" width="640" height="200"/>' +
  '<g class="fighters">' +
  fighterAt('h', fighter('#c98d62', '#d33a3a', '#e5484d')) +
  fighterAt('a', fighter('#a9714c', '#2f66c4', '#3b82f6')) +
  '</g><g id="flash"><circle class="flash" r="46"/></g>' +
  '<g id="ball" class="ball"><g class="ball__clash"><path d="M0-20L5-7 18-12 9 0 18 12 5 7 0 20-5 7-18 12-9 0-18-12-5-7z" fill="#ffe08a" stroke="#17112b" stroke-width="3"/><path d="M-7-7L7 7M7-7L-7 7" stroke="#17112b" stroke-width="3"/></g><g class="ball__ball"><ellipse cy="9" rx="9" ry="3.5" fill="#0006"/><circle r="8.5" fill="#fff" stroke="#17112b" stroke-width="3"/><path d="M-4-3Q0-6 4-3M-5 3Q0 6 5 3" fill="none" stroke="#17112b" stroke-width="1.8"/></g></g></svg>'

const strokes: Readonly<Record<SportId, string>> = {
  basketball:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3v18M6 5.500c3 4 3 9 0 13M18 5.500c-3 4-3 9 0 13"/>',
  football:
    '<circle cx="12" cy="12" r="9"/><path d="M12 8l4 3-1.500 4.500h-5L8 11zM12 3v5M20.500 9.500L16 11M17.500 19l-3-3.500M6.500 19l3-3.500M3.500 9.500L8 11"/>',
  volleyball:
    '<circle cx="12" cy="12" r="9"/><path d="M12 12c0-4 2-7 5-8M12 12c3.500 2 7 2 9 .5M12 12c-3.500 2-5 5-4.500 8M7 4.500c-1 3 .5 6 5 7.500M3.500 15c1-3 4-5 8.500-3"/>',
  tennis:
    '<circle cx="12" cy="12" r="9"/><path d="M5.500 5.800c3 3.500 3 9 0 12.400M18.500 5.800c-3 3.500-3 9 0 12.400"/>',
  badminton: '<path d="M9 16L5 4l4 2 3-3 3 3 4-2-4 12zM9 16a3 4 0 0 0 6 0M12 3v13"/>',
  boxing:
    '<path d="M7 20v-4l-2-3V8a4 4 0 0 1 4-4h5a5 5 0 0 1 5 5v3a4 4 0 0 1-2 3.500V20zM7 16.500h10M5 10h5a2 2 0 0 1 0 4H8"/>',
  arena: '<path d="M14.500 3H20v5.500L9 19.500l-4.500-4.500zM4 13l7 7M3.500 20.500L7 17M16 8l-6 6"/>',
  shooter: '<circle cx="12" cy="12" r="7"/><path d="M12 2v6M12 16v6M2 12h6M16 12h6"/>',
  fighter:
    '<path d="M7 11V6.500a1.500 1.500 0 0 1 3 0V10M10 9V5.500a1.500 1.500 0 0 1 3 0V9M13 9V6.500a1.500 1.500 0 0 1 3 0V10M16 9.500a1.500 1.500 0 0 1 3 0V14a6 6 0 0 1-6 6h-1a6 6 0 0 1-5.500-4L5 12.500a1.500 1.500 0 0 1 2.500-1.500L10 13"/>',
}

/** A sport's icon in currentColor. Only used beside its name. */
export const sportIcon = (sport: SportId): string =>
  '<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"' +
  ` aria-hidden="true">${strokes[sport]}</svg>`
