import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { parseAmount } from '#shared/domain/money.ts'
import { BarChart } from '#ui/chart/bar-chart.tsx'
import { ChartsBlock } from '#ui/gallery/charts.tsx'

const show = () =>
  render(
    <Suspense>
      <ChartsBlock />
    </Suspense>,
  )

test('[MBR-08] the points of a chart are one stop of the Tab key; arrows go through them and say their values', async () => {
  const screen = await show()
  const bars = screen.getByRole('list', { name: /^Net result by day: move/ })
  const point = (name: string) => bars.getByRole('button', { name, exact: true })
  await expect.element(point('Sun 15 November: −₱120.00')).toBeVisible()
  point('Sun 15 November: −₱120.00').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(point('Mon 16 November: +₱86.00')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(point('Sat 21 November: +₱136.90')).toHaveFocus()
  await userEvent.tab()
  expect(bars.element().contains(document.activeElement)).toBe(false)
})

test('[MBR-08] all amounts of an axis are written in one form', async () => {
  const amount = parseAmount('310000')
  const points = amount ? [{ key: 'a', name: 'Day', mark: 'Day', amount }] : []
  const screen = await render(
    <BarChart label="Bets" points={points} money={{ currency: 'PHP', locale: 'en-PH' }} />,
  )
  const marks = () => [...screen.container.querySelectorAll('text[text-anchor="end"]')]
  await expect.poll(() => marks().length).toBeGreaterThan(2)
  const texts = marks().map(({ textContent }) => textContent)
  expect(texts.filter((text) => !/^₱(0|\d+K)$/.test(text))).toEqual([])
})

test('[MBR-08] a loss is drawn below zero and hatched, so that it can be recognised without colours', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('heading', { name: 'Net result by day' })).toBeVisible()
  const zero = screen.container.querySelector('[data-zero]')?.getBoundingClientRect().top ?? 0
  const bars = [...screen.container.querySelectorAll('svg > rect[rx][fill]')]
  const losses = bars.filter((bar) => bar.getAttribute('fill')?.startsWith('url('))
  expect(losses).toHaveLength(3)
  const hangs = (bar: Element) => bar.getBoundingClientRect().top > zero - 2
  const stands = (bar: Element) => bar.getBoundingClientRect().bottom < zero + 2
  expect(bars.every((bar) => (losses.includes(bar) ? hangs(bar) : stands(bar)))).toBe(true)
})

test('[MBR-08] the table behind the chart has the same figures', async () => {
  const screen = await show()
  await screen.getByRole('button', { name: 'Show table' }).first().click()
  const table = screen.getByRole('table', { name: 'Net result by day' })
  await expect.element(table.getByRole('row', { name: /Wed 18 November.*310\.00/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Show chart' }).click()
  await expect.element(table).not.toBeInTheDocument()
})

test('[MBR-08] on a phone a chart keeps within its card', async () => {
  await page.viewport(390, 844)
  try {
    const screen = await show()
    await expect.element(screen.getByRole('heading', { name: 'Net result by day' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  } finally {
    await page.viewport(1280, 800)
  }
})
