import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  .map((file) => join('renderer', file).replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The expression that a text begins with: up to the comma or bracket that ends it. */
function expression(text: string): string {
  let depth = 0
  const end = [...text].findIndex((sign) => {
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    return depth < 0 || (depth === 0 && sign === ',')
  })
  return text.slice(0, end)
}

test('[PERF-01] every watch takes its rate from the table of all rates, and goes in step', () => {
  const watches = sources.flatMap(({ file, text }) =>
    text
      .split(/\brefetchInterval:/)
      .slice(1)
      .map((rest) => ({ file, rate: expression(rest).trim() })),
  )
  expect(watches.length).toBeGreaterThan(10)
  // A deposit's growing pauses count from its payment, and come from the table too.
  const outside = watches.filter(({ rate }) => !/\binStep\(|\bpollDelay\(/.test(rate) || /\d{2}/.test(rate))
  expect(outside).toEqual([])
  const deposit = sources.find(({ file }) => file.endsWith('/poll-delay.ts'))?.text
  expect(deposit).toContain('pace.deposit')
  expect(deposit).not.toMatch(/\d{2}/)
})

test('[PERF-01] what repeats by a timer of its own rests while the page is hidden', () => {
  /** They end within seconds by themselves. */
  const brief = ['renderer/app/layout/use-page-focus.ts', 'renderer/ui/confirm-dialog/use-timeout.ts']
  const restless = sources
    .filter(
      ({ file, text }) =>
        /\bsetInterval\(/.test(text) && !text.includes('document.hidden') && !brief.includes(file),
    )
    .map(({ file }) => file)
  expect(restless).toEqual([])
})
