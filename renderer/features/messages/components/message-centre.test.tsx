import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { refusal, status } from '#lib/testing/network.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { messages } from '#shared/contract/endpoints/messages.ts'
import { gatewayWithMessages, now } from '../testing/gateway-with-messages.ts'
import { both, numbers, showMessages } from '../testing/show-messages.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

const rows = (screen: RenderResult) =>
  screen.getByRole('list', { name: 'Messages' }).getByRole('listitem').elements().length

test('[MBR-12][MBR-02] reading a message lowers every number at once, before the gateway answers', async () => {
  const network = gatewayWithMessages()
  const screen = await showMessages()
  await expect.poll(() => numbers(screen)).toEqual(both(5))
  const answer = Promise.withResolvers<object>()
  network.answer(messages.markRead, () => answer.promise)
  await screen
    .getByRole('button', { name: /^Unread: Deposit credited/ })
    .first()
    .click()
  const text = screen.getByRole('article')
  await expect.element(text.getByRole('heading', { name: 'Deposit credited: ₱500.00' })).toBeVisible()
  await expect.element(text.getByText('2026-11-21 21:48:19, PHT')).toBeVisible()
  await expect.poll(() => numbers(screen)).toEqual(both(4))
  expect(network.sent(messages.markRead)[0]?.body).toEqual({ messageIds: ['100'] })
  answer.resolve({ unread: 3 })
  await expect.poll(() => numbers(screen)).toEqual(both(3))
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?open=100')
})

test('[MBR-12] a refused change is taken back everywhere, and said', async () => {
  const network = gatewayWithMessages()
  const screen = await showMessages()
  await expect.poll(() => numbers(screen)).toEqual(both(5))
  network.answer(messages.markRead, () => refusal('BUSY', 'Try again in a moment.'))
  await screen.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(screen.getByText('Try again in a moment.')).toBeVisible()
  await expect.poll(() => numbers(screen)).toEqual(both(5))
  expect(screen.getByRole('button', { name: /^Unread:/ }).elements()).toHaveLength(5)
})

test('[MBR-12] all are read at once', async () => {
  gatewayWithMessages()
  const screen = await showMessages()
  await screen.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => numbers(screen)).toEqual(both(0))
  await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  expect(screen.getByRole('button', { name: /^Unread:/ }).elements()).toHaveLength(0)
})

test('[MBR-12] a deleted message is gone at once, and Undo brings it back', async () => {
  const network = gatewayWithMessages(3)
  const screen = await showMessages('?open=100')
  await screen.getByRole('article').getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByText('1 message deleted')).toBeVisible()
  await expect.poll(() => rows(screen)).toBe(2)
  await expect.element(screen.getByText('Choose a message to read it.')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => screen.getByRole('button', { name: /Deposit credited/ }).elements().length).toBe(1)
  expect(network.sent(messages.restore)[0]?.body).toEqual({ messageIds: ['100'] })
})

test('[MBR-12] several are selected, marked as read and deleted', async () => {
  const network = gatewayWithMessages(4)
  const screen = await showMessages()
  await screen.getByRole('button', { name: 'Select messages' }).click()
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await screen.getByRole('checkbox', { name: /Your password was changed/ }).click({ force: true })
  await screen.getByRole('button', { name: 'Mark as read' }).click()
  await expect.poll(() => numbers(screen)).toEqual(both(3))
  await screen.getByRole('button', { name: 'Select messages' }).click()
  await screen.getByRole('checkbox', { name: '0 selected' }).click({ force: true })
  await expect.element(screen.getByRole('checkbox', { name: '4 selected' })).toBeChecked()
  await screen.getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByText('No messages', { exact: true })).toBeVisible()
  expect(network.sent(messages.remove)[0]?.body).toEqual({ messageIds: ['100', '99', '98', '97'] })
  await expect.poll(() => numbers(screen)).toEqual(both(0))
})

test('[MBR-12] filters and pages are in the address; an empty filter offers all', async () => {
  const network = gatewayWithMessages()
  const screen = await showMessages('?filter=unread')
  await screen.getByRole('button', { name: 'Mark all as read' }).click()
  await screen.getByRole('button', { name: 'Security' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?filter=security')
  await expect.poll(() => network.sent(messages.list).at(-1)?.query.get('filter')).toBe('security')
  await screen.getByRole('button', { name: /^Unread/ }).click()
  await expect.element(screen.getByText('You’ve read everything')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all' }).click()
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?page=2')
  await expect.poll(() => rows(screen)).toBe(5)
})

test('[MBR-12] a page past the last shows the last', async () => {
  gatewayWithMessages(16)
  const screen = await showMessages('?page=9')
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?page=2')
})

test('[MBR-12] a link leads only to pages of this site', async () => {
  const network = gatewayWithMessages(1)
  const screen = await showMessages('?open=100')
  await expect.element(screen.getByRole('button', { name: 'Account record' })).toBeVisible()
  const message = { messageId: '100', topic: 'news', title: 'Odd', body: '<b>x</b>', time: now, read: false }
  network.answer(messages.list, () => ({
    list: [{ ...message, link: { path: '//evil.example', label: 'Free money' } }],
    total: 1,
    totalPages: 1,
    keptDays: 90,
  }))
  await screen.queryClient.invalidateQueries()
  await expect.element(screen.getByText('<b>x</b>')).toBeVisible()
  expect(screen.getByText('Free money').query()).toBeNull()
})

test('[MBR-12] messages that fail say so and are tried again; the notices are on their own tab', async () => {
  const network = gatewayWithMessages()
  network.answer(messages.list, () => status(404))
  const screen = await showMessages()
  await expect.element(screen.getByText('Your messages didn’t load')).toBeVisible()
  gatewayWithMessages()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('5 unread. Kept for 90 days.')).toBeVisible()
  await screen.getByRole('tab', { name: 'Notices' }).click()
  await expect.element(screen.getByText('The notices')).toBeVisible()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?tab=notices')
})

test('[MBR-12] on a phone the message takes the list’s place, and closing gives the focus back', async () => {
  await page.viewport(390, 844)
  gatewayWithMessages()
  const screen = await showMessages()
  const row = screen.getByRole('button', { name: /Deposit credited/, includeHidden: true }).first()
  await row.click()
  await expect.element(screen.getByRole('heading', { name: 'Deposit credited: ₱500.00' })).toHaveFocus()
  await expect.element(row).not.toBeVisible()
  await screen.getByRole('button', { name: 'All messages' }).click()
  await expect.element(row).toHaveFocus()
})

test.each(widths)(
  '[MBR-12][A11Y-01] messages keep within their window and pass WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    gatewayWithMessages()
    const screen = await showMessages('?open=100')
    await expect.element(screen.getByRole('article')).toBeVisible()
    await expect.poll(() => numbers(screen)).toEqual(both(4))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    for (const part of screen.getByRole('dialog').element().querySelectorAll('article, ul, li, button'))
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)
