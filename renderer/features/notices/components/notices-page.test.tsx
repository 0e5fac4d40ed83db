import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { system } from '#shared/contract/endpoints/system.ts'
import { NoticeBar } from './notice-bar.tsx'
import { NoticesPage } from './notices-page.tsx'

const at = (iso: string) => Date.parse(iso)
const notice = (id: number, createTime: number, extra: object = {}) => ({
  id,
  title: `Notice ${id}`,
  content: `<p>Words of ${id}</p><p>More</p>`,
  createTime,
  ...extra,
})
const lists = {
  player: [
    notice(1, at('2026-11-18T14:30:00+08:00')),
    notice(2, at('2026-11-21T21:00:00+08:00'), {
      category: 'payments',
      link: { path: '/deposit', text: 'Deposit now' },
    }),
    notice(3, at('2026-11-20T09:00:00+08:00'), {
      category: 'gossip',
      link: { path: '//evil.example', text: 'Elsewhere' },
    }),
  ],
  banners: [],
  popup: [],
  promotion: [notice(4, at('2026-11-20T23:00:00+08:00'))],
}

async function open(ui = <NoticesPage />, path = '/noticePage') {
  const network = fakeNetwork()
  network.answer(system.announcements, () => lists)
  return renderSite(ui, { path })
}

test('[RT-03] the newest notice comes first', async () => {
  const screen = await open()
  const titles = screen.getByRole('button', { name: /Notice \d/ })
  await expect.element(titles.first()).toBeVisible()
  expect(titles.elements().map(({ textContent }) => /Notice (\d)/.exec(textContent ?? '')?.[1])).toEqual([
    '2',
    '4',
    '3',
    '1',
  ])
  await expect.element(titles.first()).toMatchTextContent('Words of 2')
})

test.each([
  ['Asia/Manila', '2026-11-21 21:00:00'],
  ['Europe/Rome', '2026-11-21 21:00:00 PHT'],
])(
  '[NOT-02] on a machine in %s a notice is of %s, which its place in the list has at hand',
  async (timezoneId, moment) => {
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId })
    onTestFinished(async () => {
      await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' })
    })
    const screen = await open()
    await expect.element(screen.getByRole('article').getByText(moment, { exact: true })).toBeVisible()
    await expect.element(screen.getByTitle(moment)).toHaveTextContent('Nov 21')
  },
)

test('[RT-03] a notice says what it is about and where to go, but leads to no other site', async () => {
  const screen = await open()
  const types = screen.getByRole('group', { name: 'Notice types' })
  await expect.element(types).toBeVisible()
  expect(
    types
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Payments', 'Promo', 'News'])
  await types.getByRole('button', { name: 'Payments' }).click()
  await expect.element(screen.getByRole('button', { name: /Notice \d/ })).toMatchTextContent('Payments')
  await types.getByRole('button', { name: 'All' }).click()
  await expect.element(screen.getByRole('link', { name: 'Deposit now' })).toHaveAttribute('href', '/deposit')
  await screen.getByRole('button', { name: /Notice 3/ }).click()
  await expect.element(screen.getByRole('article').getByText('Words of 3')).toBeVisible()
  expect(screen.getByText('Elsewhere').elements()).toHaveLength(0)
  expect(screen.getByText('gossip').elements()).toHaveLength(0)
})

test('[RT-03] what is read and its type stand in the address, and are read from there', async () => {
  const screen = await open()
  const address = screen.getByTestId('address')
  await screen.getByRole('button', { name: 'Promo', exact: true }).click()
  await expect.element(address).toHaveTextContent('/noticePage?topic=promotion')
  await screen.getByRole('button', { name: 'All', exact: true }).click()
  await screen.getByRole('button', { name: /Notice 3/ }).click()
  await expect.element(address).toHaveTextContent('/noticePage?notice=3&page=1')
  await screen.unmount()
  const again = await open(<NoticesPage />, '/noticePage?notice=3&page=1')
  await expect.element(again.getByRole('article').getByRole('heading')).toHaveTextContent('Notice 3')
})

test('[NOT-01] the bar has whole titles, the newest first, and no dates', async () => {
  const screen = await open(<NoticeBar />)
  const titles = screen.getByRole('list').first().getByRole('button')
  await expect.element(titles.first()).toHaveTextContent('Notice 2')
})

test('[NOT-01] a title that is pressed opens the notices at its place', async () => {
  const screen = await open(<NoticeBar />)
  const title = screen.getByRole('list').first().getByRole('button').nth(1)
  await expect.element(title).toHaveTextContent('Notice 3')
  ;(title.element() as HTMLElement).click()
  expect(useOverlays.getState().open).toEqual({ name: 'notice', index: 1, kind: 'player' })
})
