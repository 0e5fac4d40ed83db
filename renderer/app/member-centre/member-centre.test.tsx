import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gatewayWithBets, placed } from '#features/records/testing/show-bets.tsx'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { samples } from '#lib/testing/samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth } from '#lib/testing/widths.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { showCentre } from './show-centre.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: placed + 60_000, toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

test.each([1280, 768, 390])(
  '[MBR-01][A11Y-01] the centre keeps within its window and passes WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    gatewayWithBets()
    const screen = await showCentre()
    await expect.element(screen.getByRole('button', { name: 'Wed, Nov 18: +₱310.00' })).toBeVisible()
    await expect.element(screen.getByText('1 – 15 of 214')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const body = screen.getByRole('table').element().closest('dialog')
    for (const part of body?.querySelectorAll('section, table, dl, dd, td') ?? [])
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[MBR-01] menu at the left with the open page marked, its title at the right, and a close control', async () => {
  gatewayWithBets()
  const screen = await showCentre('', 'none')
  const centre = screen.getByRole('dialog', { name: 'Member centre' })
  const entry = centre
    .getByRole('navigation', { name: 'Member centre' })
    .getByRole('button', { name: 'My account' })
  await expect.element(entry).toHaveAttribute('aria-current', 'page')
  await expect.element(entry).toHaveFocus()
  await expect.element(centre.getByRole('heading', { name: 'My account' })).toBeVisible()
  await expect.element(centre.getByText('Bay Club')).toBeVisible()
  expect(entry.element().getBoundingClientRect().right).toBeLessThan(
    centre.getByRole('heading', { name: 'My account' }).element().getBoundingClientRect().left,
  )
  await centre.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('Closed')).toBeVisible()
})

test('[MBR-01] on a phone the menu fills the screen; a page replaces it, and Back returns with the focus', async () => {
  await page.viewport(390, 844)
  gatewayWithBets()
  const screen = await showCentre('', 'none')
  const entry = screen.getByRole('button', { name: 'My wallet' })
  await expect.element(entry).toBeVisible()
  expect(screen.getByRole('heading', { name: 'My wallet' }).query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'My wallet' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Back' })).toHaveFocus()
  expect(screen.getByRole('navigation', { name: 'Member centre' }).query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.element(entry).toHaveFocus()
})

test('[MBR-01] an address with an unknown page opens the default page', async () => {
  gatewayWithBets()
  const screen = await showCentre('', 'noSuchPage')
  await expect.element(screen.getByRole('heading', { name: 'My account' })).toBeVisible()
})

test('[MBR-01][A11Y-01] a phone’s menu passes WCAG 2.2 AA in both themes', async () => {
  await page.viewport(390, 844)
  gatewayWithBets()
  const screen = await showCentre('', 'none')
  await expect.element(screen.getByText('₱12,480.75')).toBeVisible()
  expect(await violations()).toEqual([])
})

test('[MBR-02] a phone’s menu leads to deposit and withdrawal beside the balance', async () => {
  await page.viewport(390, 844)
  gatewayWithBets()
  const screen = await showCentre('', 'none')
  for (const [name, key] of [
    ['Deposit', 'depositv2'],
    ['Withdraw', 'withdraw'],
  ] as const) {
    await screen.getByRole('button', { name }).first().click()
    expect(useOverlays.getState().open).toEqual({ name: 'member', page: key })
  }
})

test('[GRD-03] the centre closes for a demo account, and asks for none of its records', async () => {
  const network = gatewayWithBets()
  network.answer(member.info, () => ({ ...samples.member, type: 4 }))
  const screen = await showCentre()
  await expect.element(screen.getByText('Closed')).toBeVisible()
})
