import { randomInt } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Settings } from '../settings/settings.ts'
import { greyPng } from './png.ts'

/** Digits by hand, 5 × 7; a row is five bits. */
const digitRows: readonly (readonly number[])[] = [
  [0b01110, 0b10001, 0b10011, 0b10101, 0b11001, 0b10001, 0b01110],
  [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
  [0b01110, 0b10001, 0b00001, 0b00110, 0b01000, 0b10000, 0b11111],
  [0b11110, 0b00001, 0b00001, 0b01110, 0b00001, 0b00001, 0b11110],
  [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
  [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
  [0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
  [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
  [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
  [0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100],
]
const width = 132
const height = 44
const dot = 4
const lifetime = 5 * 60_000
const digits = 4
/** What comes in a picture's place when pictures are broken. */
const noPicture = Buffer.from('this is no picture')

/** Draws digits, each a little displaced and slanted, among stray dots. */
function drawDigits(text: string): Buffer {
  const pixels = new Uint8Array(width * height).fill(244)
  const paint = (left: number, top: number, size: number, grey: number) => {
    for (let y = top; y < top + size; y++)
      for (let x = left; x < left + size; x++)
        if (x >= 0 && x < width && y >= 0 && y < height) pixels[y * width + x] = grey
  }
  for (let i = 0; i < 90; i++) paint(randomInt(width), randomInt(height), 2, 170)
  for (const [place, digit] of [...text].entries()) {
    const left = 10 + place * 30 + randomInt(-3, 4)
    const top = 8 + randomInt(-4, 5)
    const slant = randomInt(-1, 2)
    const grey = randomInt(10, 90)
    for (const [y, row] of (digitRows[Number(digit)] ?? []).entries())
      for (let x = 0; x < 5; x++)
        if (row & (0b10000 >> x))
          paint(left + x * dot + Math.round(slant * (3 - y)), top + y * dot, dot, grey)
  }
  return greyPng(width, height, pixels)
}

/** Captchas by visitor: a picture of four digits, good for five minutes and one try. */
export class Captchas {
  readonly #db: Database
  readonly #clock: Clock
  readonly #settings: Settings

  constructor(db: Database, clock: Clock, settings: Settings) {
    this.#db = db
    this.#clock = clock
    this.#settings = settings
  }

  /** A new captcha for a visitor: base64 of a PNG, and its id. */
  issue(visitor: string): { image: string; id: string } {
    const answer = String(randomInt(10 ** (digits - 1), 10 ** digits))
    const now = this.#clock.now()
    this.#db.run('DELETE FROM captchas WHERE expires <= ?', now)
    const { id } = this.#db.run(
      'INSERT INTO captchas (visitor, answer, expires) VALUES (?, ?, ?)',
      visitor,
      answer,
      now + lifetime,
    )
    const image = this.#settings.values.captchaBroken ? noPicture : drawDigits(answer)
    return { image: image.toString('base64'), id: String(id) }
  }

  /** Whether the answer is that of a live captcha of this visitor; all of his are used up by a try. */
  redeem(visitor: string, answer: string | undefined): boolean {
    const right = this.#db.get(
      'SELECT 1 FROM captchas WHERE visitor = ? AND answer = ? AND expires > ?',
      visitor,
      answer ?? '',
      this.#clock.now(),
    )
    this.#db.run('DELETE FROM captchas WHERE visitor = ?', visitor)
    return right !== undefined
  }

  /** What the latest captcha shows; for tests, which can't read pictures. */
  latestAnswer(): string | undefined {
    return this.#db.get<{ answer: string }>('SELECT answer FROM captchas ORDER BY id DESC LIMIT 1')?.answer
  }
}
