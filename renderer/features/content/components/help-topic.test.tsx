import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { HelpPage } from './help-page.tsx'

afterEach(() => page.viewport(1280, 800))

const topic = {
  tag: 'withdraw',
  title: 'Withdraw',
  content: '<p>You withdraw to an account in your own name.</p>',
  updated: Date.parse('2026-11-18T00:00:00+08:00'),
  brief: 'Free three times a day.',
  facts: [{ name: 'Minimum', value: '₱100.00' }],
  questions: [{ question: 'Where is my money?', answer: 'On its way. <b>Wait</b> for 15 minutes.' }],
}

async function open(path: string, topics: object[]) {
  const network = fakeNetwork()
  network.answer(system.helpCenter, () => ({ topics }))
  return renderSite(<HelpPage />, { path })
}

test.each(widths)('[HLP-01] a topic has figures and questions; both themes, %i px', async (width) => {
  await setWidth(width)
  const screen = await open('/help#withdraw', [topic])
  await expect.element(screen.getByText('Updated November 18, 2026')).toBeVisible()
  await expect.element(screen.getByText('In short: Free three times a day.')).toBeVisible()
  await expect.element(screen.getByRole('definition')).toHaveTextContent('₱100.00')
  const answer = screen.getByText('On its way. <b>Wait</b> for 15 minutes.')
  await expect.element(answer).not.toBeVisible()
  await screen.getByText('Where is my money?').click()
  await expect.element(answer).toBeVisible()
  expect(await violations(screen.container, { beyond: true })).toEqual([])
})

test('[HLP-01] the search reads figures and questions too', async () => {
  const screen = await open('/help', [{ tag: 'about', title: 'About us', content: '<p>Hello</p>' }, topic])
  const search = screen.getByRole('searchbox', { name: 'Search help' })
  await search.fill('on its way')
  await expect.element(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await search.fill('minimum')
  await expect.element(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible()
})

test('[HLP-01] a search forgives slips, counts and marks what it finds, and leads there; what finds nothing says so', async () => {
  const screen = await open('/help', [{ tag: 'about', title: 'About us', content: '<p>Hello</p>' }, topic])
  const search = screen.getByRole('searchbox', { name: 'Search help' })
  for (const nothing of ['z'.repeat(200), '<img src=x onerror=alert(1)>']) {
    await search.fill(nothing)
    await expect.element(screen.getByRole('heading', { name: 'No results' })).toBeVisible()
  }
  await search.fill('witdhraw')
  await expect.element(screen.getByText('1 topic found').first()).toHaveAttribute('role', 'status')
  expect(document.querySelector('mark')?.textContent).toBe('Withdraw')
  await screen.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Withdraw' })).toBeVisible()
  await expect.element(search).toHaveValue('')
  await search.fill('💰')
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Withdraw' })).toBeVisible()
})

test('[HLP-01] a topic without figures and questions shows its text', async () => {
  const screen = await open('/help', [{ tag: 'about', title: 'About us', content: '<p>Hello</p>' }])
  await expect.element(screen.getByText('Hello')).toBeVisible()
  expect(screen.getByText('Common questions').elements()).toHaveLength(0)
  expect(screen.getByText(/^Updated/).elements()).toHaveLength(0)
})
