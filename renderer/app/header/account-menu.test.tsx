import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { watchFirstPaint } from '#lib/first-paint/first-paint.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { AccountMenu } from './account-menu.tsx'

async function openMenu(type: number, agent = false) {
  const network = fakeNetwork()
  network.answer(member.agentCheck, () => ({ agent }))
  network.answer(member.info, () => ({ ...samples.member, type }))
  const screen = await renderSite(<AccountMenu />, { signedIn: true })
  await screen.getByRole('button', { name: 'juan' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Deposit' })).toBeVisible()
  return screen.getByRole('menuitem', { name: 'Change password' })
}

test.each([0, 1, 42])('[PWD-01] an account of type %i changes its password from the menu', async (type) => {
  const item = await openMenu(type)
  await item.click()
  expect(useOverlays.getState().open).toEqual({ name: 'changePassword' })
})

const ways = (...own: string[]) => [
  'Deposit',
  'Member centre',
  'My wallet',
  'Withdraw',
  'Betting record',
  ...own,
  'Favourites',
]

test.each<[type: number, names: string[]]>([
  [0, ways('Platform information')],
  [1, ways('Platform information', 'My account')],
  [2, ways('Platform information', 'My account')],
  [41, ways('Platform information', 'My account')],
  [42, ways('Platform information', 'My account')],
])('[GRD-03] the menu leads an account of type %i into the centre’s pages: %j', async (type, names) => {
  await watchFirstPaint(Promise.resolve(), async () => {})
  await openMenu(type)
  const shown = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent)
      .slice(0, names.length)
  await expect.poll(shown).toEqual(names)
  await page.getByRole('menuitem', { name: 'Betting record' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'member', page: 'personalHistoryCopy' })
})

test('[GRD-02][GRD-03] a demo account gets the warning instead of the centre', async () => {
  await watchFirstPaint(Promise.resolve(), async () => {})
  await openMenu(4)
  expect(page.getByRole('menuitem', { name: /Betting record|My account/ }).query()).toBeNull()
  await page.getByRole('menuitem', { name: 'Member centre' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'demoWarning' })
})

test('[GRD-02] a demo account has no password to change', async () => {
  const item = await openMenu(4)
  expect(item.query()).toBeNull()
})

test.each([1, 2, 41, 42])(
  '[HDR-03] the menu leads an agent of type %i into the agent centre',
  async (type) => {
    await openMenu(type, true)
    await page.getByRole('menuitem', { name: 'Agent centre' }).click()
    expect(useOverlays.getState().open).toEqual({ name: 'agent' })
  },
)
