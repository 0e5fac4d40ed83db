import axe from 'axe-core'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderSite } from '#lib/testing/render-site.tsx'
import { SafeHtml } from './safe-html.tsx'

const marks = `<p>Z${'\u0301\u0323'.repeat(30)}</p>`.repeat(200)
const long = `<p>The beginning</p>${'<p>Words and more words.</p>'.repeat(400)}<p><a href="https://site.example/">The end</a></p>`
/** Greatest height in pixels of a folded text, with what is below it. */
const tallest = 1300

const open = async (html: string) => {
  const screen = await renderSite(
    <main>
      <h1>Notice</h1>
      <SafeHtml html={html} />
      <button type="button">After it</button>
    </main>,
  )
  const height = () => screen.getByRole('main').element().getBoundingClientRect().height
  return { screen, height }
}

test('[NOT-04, SEC-05] a long text is cut, and shown whole when that is asked for; the focus goes on in it', async () => {
  const { screen, height } = await open(long)
  const showAll = screen.getByRole('button', { name: 'Show all', exact: true })
  await expect.element(showAll).toBeVisible()
  expect(height()).toBeLessThan(tallest)
  expect((await axe.run(screen.container)).violations.map(({ id }) => id)).toEqual([])
  showAll.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(showAll).not.toBeInTheDocument()
  expect(height()).toBeGreaterThan(5000)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('link', { name: 'The end' })).toHaveFocus()
})

test('[A11Y-01] a link in the part that is cut is seen when it has the focus', async () => {
  const { screen, height } = await open(long)
  await expect.element(screen.getByRole('button', { name: 'Show all' })).toBeVisible()
  screen.getByRole('link', { name: 'The end' }).element().focus()
  await expect.element(screen.getByRole('button', { name: 'Show all' })).not.toBeInTheDocument()
  expect(height()).toBeGreaterThan(5000)
})

test.each([
  ['letters under stacked marks', marks],
  ['lines without words', '<br>'.repeat(3000)],
  ['lists in lists', `${'<ul><li>'.repeat(300)}deep`],
  ['a picture of any height', '<img src="/mark.svg" alt="tall" width="10" height="90000">'],
  ['a table of any height', `<table>${'<tr><td>cell</td></tr>'.repeat(900)}</table>`],
])('[SEC-05] %s take no more room than a text may', async (_, html) => {
  const { screen, height } = await open(`<p>The beginning</p>${html}`)
  await expect.element(screen.getByText('The beginning').last()).toBeVisible()
  await expect.poll(height).toBeLessThan(tallest)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('[SEC-05, A11Y-01] a table as wide as can be is scrolled in its place, by keyboard too', async () => {
  const cells = '<td>a cell that is wide</td>'.repeat(60)
  const { screen } = await open(`<table><tr><td colspan="1000">over all</td></tr><tr>${cells}</tr></table>`)
  const table = screen.getByRole('table')
  await expect.element(table).toHaveAttribute('tabindex', '0')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await userEvent.keyboard('{Tab}')
  await expect.element(table).toHaveFocus()
  expect(screen.getByRole('cell', { name: 'over all' }).element().getAttribute('colspan')).toBeNull()
})

test('a short text has no button to show more', async () => {
  const { screen } = await open('<p>Short</p><table><tr><td>narrow</td></tr></table>')
  await expect.element(screen.getByRole('table')).toBeVisible()
  await new Promise(requestAnimationFrame)
  expect(screen.getByRole('button', { name: 'Show all' }).query()).toBeNull()
  expect(screen.getByRole('table').element().getAttribute('tabindex')).toBeNull()
})
