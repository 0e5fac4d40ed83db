import type { Palette } from './palettes.ts'
import { estimate, textStack, wrap } from './plain-text.ts'
import { escapeXml, num, rect } from './svg.ts'

interface BannerWordsOptions {
  readonly title: string
  readonly subtitle: string
  readonly cta: string
  /** Width available for the text. */
  readonly room: number
  readonly colour: string
  readonly palette: Palette
}

const left = 64
const bannerHeight = 360
const subtitleSize = 24

/** The largest font size, from 60 down, at which the title takes at most two lines. */
function titleSize(title: string, room: number): number {
  const fits = (size: number): boolean => {
    const lines = wrap(title, size, room)
    return lines.length <= 2 && lines.every((line) => estimate(line, size) <= room)
  }
  let size = 60
  while (size > 26 && !fits(size)) size -= 2
  return size
}

/** Title, subtitle and button of a banner, stacked and vertically centred. */
export function bannerWords({ title, subtitle, cta, room, colour, palette }: BannerWordsOptions): string {
  const size = titleSize(title, room)
  const leading = size * 1.08
  const titles = wrap(title, size, room)
  const subtitles = subtitle ? wrap(subtitle, subtitleSize * 0.84, room).slice(0, 2) : []
  const block = titles.length * leading + subtitles.length * 34 + (cta ? 84 : 0)

  let y = (bannerHeight - block) / 2 + size * 0.86
  let words = `<g font-family="${textStack}" fill="${colour}">`
  for (const text of titles) {
    words += `<text x="${left}" y="${num(y)}" font-size="${size}" font-weight="900" letter-spacing="-.5">${escapeXml(text)}</text>`
    y += leading
  }
  y -= leading - 42
  for (const text of subtitles) {
    words += `<text x="${left}" y="${num(y)}" font-size="${subtitleSize}" font-weight="500" opacity=".86">${escapeXml(text)}</text>`
    y += 34
  }
  if (cta) {
    const width = Math.round(estimate(cta, 20) + 56)
    words +=
      rect(palette.accent[1], left, y + 4, width, 52, 26) +
      `<text x="${left + width / 2}" y="${num(y + 37)}" text-anchor="middle" font-size="20" font-weight="800"` +
      ` fill="${palette.ink}">${escapeXml(cta)}</text>`
  }
  return `${words}</g>`
}
