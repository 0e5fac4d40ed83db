import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork, refusal } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { agentNews } from '#shared/contract/endpoints/agent-news.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { Announcements } from './announcements.tsx'

afterEach(() => page.viewport(1280, 800))

const written = Date.parse('2026-11-20T02:00:00Z')
const titles = ['Slot rates change', 'Kidlat is back', 'Active members']

function gatewayWithNews() {
  const network = fakeNetwork()
  const read = new Set<string>(['2'])
  const list = () =>
    titles.map((title, index) => ({
      newsId: String(index),
      topic: 'income',
      pinned: index === 0,
      title,
      body: `All about it.\n<b>${title}</b>`,
      time: written - index * 86_400_000,
      read: read.has(String(index)),
    }))
  const unread = () => list().filter((one) => !one.read).length
  network.answer(member.info, () => ({ ...samples.member, type: 1 }))
  network.answer(system.settings, () => ({ nodes: [] }))
  network.answer(agentNews.list, () => ({ list: list(), unread: unread() }))
  network.answer(agentNews.read, ({ body }) => {
    const { newsIds } = agentNews.read.input.parse(body)
    for (const id of newsIds) read.add(id)
    return { unread: unread() }
  })
  return network
}
const show = () => showCentrePage('Announcements', Announcements)

test.each(widths)(
  '[AGT-02][A11Y-01] the page fits and passes WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    gatewayWithNews()
    const screen = await show()
    await expect.element(screen.getByRole('button', { name: /Kidlat is back/ })).toBeVisible()
    expect(await violations()).toEqual([])
    await screen.getByRole('button', { name: /Kidlat is back/ }).click()
    await expect.element(screen.getByText('All about it.', { exact: false })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[AGT-02] opening an announcement marks it read; its words are plain text; all can be marked', async () => {
  const network = gatewayWithNews()
  const screen = await show()
  // The pinned one is open at once beside the list.
  await expect.element(screen.getByRole('button', { name: /^Slot rates change Pinned/ })).toBeVisible()
  await expect.element(screen.getByText('<b>Slot rates change</b>', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('1 unread. Only agents see these.')).toBeVisible()
  await screen.getByRole('button', { name: 'Unread 1', exact: true }).click()
  const list = screen.getByRole('list', { name: 'Announcements' })
  await expect.poll(() => list.getByRole('button').elements().length).toBe(2)
  await screen.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(screen.getByText('0 unread. Only agents see these.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  expect(network.sent(agentNews.read).map(({ body }) => body)).toEqual([
    { newsIds: ['0'] },
    { newsIds: ['1'] },
  ])
})

test.each([
  ['1', ['/help#agent-policy']],
  ['0', []],
])('[AGT-02][BOOT-06] with AGENTPOLICY3 at %s the ways to the policy are %j', async (enabled, ways) => {
  const network = gatewayWithNews()
  network.answer(system.settings, () => ({ nodes: [{ modId: 'AGENTPOLICY3', enabled }] }))
  network.answer(system.helpCenter, () => ({
    topics: [{ tag: 'agent-policy', title: 'Agent policy', content: '<p>Be fair.</p>' }],
  }))
  const screen = await show()
  await expect.element(screen.getByText('1 unread. Only agents see these.')).toBeVisible()
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  expect(network.sent(system.helpCenter)).toHaveLength(1)
  const links = screen.getByRole('link', { name: 'Agent policy' }).elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ways)
})

test('[AGT-02] a refused mark changes back; a list that doesn’t load is loaded again', async () => {
  const network = gatewayWithNews()
  const answer = () => refusal('BUSY', 'Later.')
  network.answer(agentNews.read, answer)
  const screen = await show()
  await screen.getByRole('button', { name: /Kidlat is back/ }).click()
  await expect.element(screen.getByRole('button', { name: /^Unread: Kidlat is back/ })).toBeVisible()
  await expect.element(screen.getByText('2 unread. Only agents see these.')).toBeVisible()
})

test('[AGT-02] on a phone the announcement takes the list’s place, and Back returns with the focus', async () => {
  await page.viewport(390, 844)
  gatewayWithNews()
  const screen = await show()
  const row = screen.getByRole('button', { name: /Active members/ })
  await expect.element(row).toBeVisible()
  const title = document.createRange()
  title.selectNodeContents(screen.getByRole('heading', { name: 'Announcements' }).element())
  const all = screen.getByRole('button', { name: 'Mark all as read' }).element()
  expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(all.getBoundingClientRect().left)
  await row.click()
  await expect.element(screen.getByRole('heading', { name: 'Active members' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Back to the list' }).click()
  await expect.element(row).toHaveFocus()
})
