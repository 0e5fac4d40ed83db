import { glitter } from './bay-colours.ts'

interface Sun {
  x: number
  y: number
  radius: number
  height: number
  lines: number
}

const range = (length: number) => Array.from({ length }, (_, index) => index)

/** The sun's reflections on the water: narrower, thicker and further apart towards the viewer. */
export function reflections({ x, y, radius, height, lines }: Sun) {
  return range(lines)
    .map((i) => {
      const width = radius * (1.9 - i * 0.13) * (0.55 + ((i * 37) % 10) / 18)
      return {
        x: x - width / 2 + ((((i * 53) % 17) - 8) * radius) / 60,
        y: y + 8 + (i * i * (height - y)) / 92 + i * 5,
        width,
        height: 2.5 + i * 0.55,
        fill: glitter[i < 3 ? 0 : i < 6 ? 1 : 2],
      }
    })
    .filter((band) => band.y < height)
}

/** Short strokes scattered over the sea. Their positions are computed, so they are always the same. */
export function waves(width: number, height: number, y: number) {
  return range(6).flatMap((row) =>
    range(5).map((column) => ({
      x: (((row * 271 + column * 397) % 1000) / 1000) * width,
      y: y + 14 + (row * (height - y)) / 6.4,
      width: 40 + ((row * 31 + column * 17) % 60),
    })),
  )
}
