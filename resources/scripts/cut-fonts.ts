/**
 * `npm run fonts`: cuts the site's fonts to what it uses, into renderer/styles/fonts. The display face keeps its widths,
 * but has one weight and one optical size: the other axes are two thirds of its bytes, and titles and figures need
 * neither. The characters of a page in English or Filipino are a file of their own. Writes the style sheet that
 * declares them, too.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { runTool } from './command/run-command.ts'
import { commands, type Main } from './commands.ts'

const fonts = 'node_modules/@fontsource-variable'
const target = 'renderer/styles/fonts'

/**
 * The fonts with what each of their faces declares. Every display face declares the same weights, because only such
 * faces complement each other; all but the peso sign have a single one.
 */
const sources = {
  bricolage: {
    family: 'Bricolage Grotesque Variable',
    folder: 'bricolage-grotesque',
    files: 'standard-normal',
    axes: { opsz: 30, wght: 700 },
    declared: 'font-weight: 200 800;\n  font-stretch: 75% 100%;',
  },
  hanken: {
    family: 'Hanken Grotesk Variable',
    folder: 'hanken-grotesk',
    files: 'wght-normal',
    axes: {},
    declared: 'font-weight: 100 900;',
  },
} as const

/** What most pages use of the Latin characters, and the others. */
const basic = '20-7E A0 A9 B7 D1 D7 E9 F1 2013-2014 2018-2019 201C-201D 2022 2026 2190-2193 2212'
const latin =
  '0-1F 7F-9F A1-A8 AA-B6 B8-D0 D2-D6 D8-E8 EA-F0 F2-FF 131 152-153 2BB-2BC 2C6 2DA 2DC 304 308 329 2000-2012 2015-2017 201A-201B 201E-2021 2023-2025 2027-206F 20AC 2122 2215 FEFF FFFD'
const extended =
  '100-2BA 2BD-2C5 2C7-2CC 2CE-2D7 2DD-2FF 304 308 329 1D00-1DBF 1E00-1E9F 1EF2-1EFF 2020 20A0-20AB 20AD-20B0 20B2-20C0 2113 2C60-2C7F A720-A7FF'
const vietnamese =
  '102-103 110-111 128-129 168-169 1A0-1A1 1AF-1B0 300-301 303-304 308-309 323 329 1EA0-1EF9 20AB'

type Cut = { of: keyof typeof sources; from: string; ranges: string; axes?: Record<string, number> }

/** Each file with its source and its code points. A later face comes before an earlier one. */
const files: Record<string, Cut> = {
  'bricolage-vietnamese': { of: 'bricolage', from: 'vietnamese', ranges: vietnamese },
  'bricolage-latin-ext': { of: 'bricolage', from: 'latin-ext', ranges: extended },
  'bricolage-latin': { of: 'bricolage', from: 'latin', ranges: latin },
  'bricolage-basic': { of: 'bricolage', from: 'latin', ranges: basic },
  // Nearly every page has it, and in the text too, so in all weights. Hardly any needs another of its subset.
  'bricolage-peso': { of: 'bricolage', from: 'latin-ext', ranges: '20B1', axes: { opsz: 30 } },
  'hanken-vietnamese': { of: 'hanken', from: 'vietnamese', ranges: vietnamese },
  'hanken-latin-ext': { of: 'hanken', from: 'latin-ext', ranges: extended },
  'hanken-latin': { of: 'hanken', from: 'latin', ranges: latin },
  'hanken-basic': { of: 'hanken', from: 'latin', ranges: basic },
}

function textOf(ranges: string): string {
  return ranges
    .split(' ')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
    })
    .join('')
}

const unicodeRange = (ranges: string): string =>
  ranges
    .split(' ')
    .map((range) => `U+${range}`)
    .join(', ')

/** The style sheet's declaration of a file. */
const faceOf = (name: string, { of, ranges }: Cut): string => `@font-face {
  font-family: "${sources[of].family}";
  font-style: normal;
  font-display: swap;
  ${sources[of].declared}
  src: url("./${name}.woff2") format("woff2-variations");
  unicode-range: ${unicodeRange(ranges)};
}
`

export const main: Main<'fonts'> = async (_, { print }) => {
  mkdirSync(target, { recursive: true })
  for (const [name, { of, from, ranges, axes }] of Object.entries(files)) {
    const { folder, files: kind, axes: own } = sources[of]
    const whole = readFileSync(`${fonts}/${folder}/files/${folder}-${from}-${kind}.woff2`)
    const cut = await subsetFont(whole, textOf(ranges), { targetFormat: 'woff2', variationAxes: axes ?? own })
    writeFileSync(`${target}/${name}.woff2`, cut)
    print(`${name}: ${whole.length} bytes to ${cut.length}`)
  }
  for (const { folder } of Object.values(sources))
    writeFileSync(`${target}/LICENSE-${folder}`, readFileSync(`${fonts}/${folder}/LICENSE`))
  const faces = Object.entries(files).map(([name, cut]) => faceOf(name, cut))
  writeFileSync(`${target}/faces.css`, `/* Written by \`npm run fonts\`. */\n\n${faces.join('\n')}`)
  const [format] = commands.format.runs
  return runTool(format, [`${target}/faces.css`])
}
