import { randomBytes, randomInt } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import type { Settings } from '../settings/settings.ts'
import { greyPng } from './png.ts'

/** Digits as bitmaps, 5 × 7. Each number is a row of five bits. */
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
/** Sent instead of a PNG while the merchant setting breaks captcha pictures. */
const noPicture = Buffer.from('this is no picture')

/** Draws digits, each slightly displaced and slanted, among random dots. */
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

/** Which captcha an answer belongs to, and who sends it. */
type Asked = { visitor: string; id: string | undefined }

/**
 * Captchas with four digits. Each is valid for five minutes, for one try, and only for the address that requested it.
 */
export class Captchas {
  readonly #db: Database
  readonly #clock: Clock
  readonly #settings: Settings

  constructor(db: Database, clock: Clock, settings: Settings) {
    this.#db = db
    this.#clock = clock
    this.#settings = settings
  }

  /** Creates a captcha for a visitor. The image is base64, normally of a PNG. */
  issue(visitor: string): { image: string; id: string } {
    const id = randomBytes(12).toString('base64url')
    const answer = String(randomInt(10 ** (digits - 1), 10 ** digits))
    const now = this.#clock.now()
    this.#db.run('DELETE FROM captchas WHERE expires <= ?', now)
    this.#db.run(
      'INSERT INTO captchas (id, visitor, answer, expires) VALUES (?, ?, ?, ?)',
      id,
      visitor,
      answer,
      now + lifetime,
    )
    const image = this.#settings.values.captchaBroken ? noPicture : drawDigits(answer)
    return { image: image.toString('base64'), id }
  }

  /** Creates a captcha in the form in which a refusal's value contains it. */
  ask(visitor: string): { captcha: string; captchaId: string } {
    const { image, id } = this.issue(visitor)
    return { captcha: image, captchaId: id }
  }

  /** Whether the answer matches the captcha with this id. Any try uses up that captcha. */
  redeem({ visitor, id = '' }: Asked, answer: string | undefined): boolean {
    const kept = this.#db.get<{ answer: string; expires: number }>(
      'SELECT answer, expires FROM captchas WHERE id = ? AND visitor = ?',
      id,
      visitor,
    )
    if (!kept) return false
    this.#db.run('DELETE FROM captchas WHERE id = ?', id)
    return kept.expires > this.#clock.now() && kept.answer === answer?.trim()
  }

  /** The latest captcha and its answer, for tests, which can't read pictures. */
  latest(): { id: string; answer: string } | undefined {
    return this.#db.get<{ id: string; answer: string }>(
      'SELECT id, answer FROM captchas ORDER BY rowid DESC LIMIT 1',
    )
  }
}
