/**
 * `npm run fonts`: subsets the display face to what the site uses, into renderer/styles/fonts. Width and weight stay
 * variable. The optical size is fixed: its axis is a third of the bytes, and hardly makes a visible difference.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const source = 'node_modules/@fontsource-variable/bricolage-grotesque'
const target = 'renderer/styles/fonts'

/** A compromise between the sizes of titles and of figures. */
const opticalSize = 30

/** Each file with its source and its code points, as in its `unicode-range` in fonts.css. */
const files = {
  latin: {
    from: 'latin',
    ranges:
      '0-FF 131 152-153 2BB-2BC 2C6 2DA 2DC 304 308 329 2000-206F 20AC 2122 2191 2193 2212 2215 FEFF FFFD',
  },
  'latin-ext': {
    from: 'latin-ext',
    ranges:
      '100-2BA 2BD-2C5 2C7-2CC 2CE-2D7 2DD-2FF 304 308 329 1D00-1DBF 1E00-1E9F 1EF2-1EFF 2020 20A0-20AB 20AD-20C0 2113 2C60-2C7F A720-A7FF',
  },
  vietnamese: {
    from: 'vietnamese',
    ranges: '102-103 110-111 128-129 168-169 1A0-1A1 1AF-1B0 300-301 303-304 308-309 323 329 1EA0-1EF9 20AB',
  },
  peso: { from: 'latin-ext', ranges: '20B1' },
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

mkdirSync(target, { recursive: true })
for (const [name, { from, ranges }] of Object.entries(files)) {
  const whole = readFileSync(`${source}/files/bricolage-grotesque-${from}-standard-normal.woff2`)
  const cut = await subsetFont(whole, textOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { opsz: opticalSize },
  })
  writeFileSync(`${target}/bricolage-${name}.woff2`, cut)
  console.log(`${name}: ${whole.length} bytes to ${cut.length}`)
}
writeFileSync(`${target}/LICENSE`, readFileSync(`${source}/LICENSE`))
