import { beforeEach, expect, test } from 'vitest'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { bonuses } from '#shared/contract/endpoints/bonuses.ts'
import { homeRows } from '#shared/contract/endpoints/home-rows.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { rewards } from '#shared/contract/endpoints/rewards.ts'
import { WelcomeOverlay } from './welcome-overlay.tsx'

const active = {
  bonusId: 'b1',
  kind: 'bonus',
  title: 'Weekend bonus',
  amount: '200.00',
  time: 0,
  required: '1000.00',
  done: '250.00',
  left: '750.00',
  gameTypes: null,
  state: 'active',
  ended: null,
  takesBack: '0.00',
}
const ready = {
  rewardId: 'welcome',
  kind: 'welcome',
  title: 'Welcome bonus',
  amount: '100.00',
  required: '500.00',
  until: null,
}
const list = { ready: [ready], soon: [], claimed: [], total: '0.00', thisMonth: '0.00' }
const row = {
  rowId: 'start',
  title: 'Games to start with',
  games: [{ ...samples.game, gameName: 'Open Water' }],
}

let network: ReturnType<typeof fakeNetwork>
beforeEach(() => {
  network = fakeNetwork()
  network.answer(member.info, () => ({ ...samples.member, nickname: 'Bituin' }))
  network.answer(member.balance, () => ({ sumBalance: '1000.00', currency: 'PHP' }))
  network.answer(bonuses.active, () => ({ list: [active] }))
  network.answer(rewards.list, () => list)
  network.answer(homeRows.ownRows, () => ({ rows: [row] }))
})

test('[REG-08, HOM-05] a new account reads its credit and its bonus’s progress, and plays a game to start with', async () => {
  const screen = await renderSite(<WelcomeOverlay />, { signedIn: true })
  await expect.element(screen.getByRole('dialog', { name: /^Welcome to .+, Bituin$/ })).toBeVisible()
  await expect.element(screen.getByText('₱1,000.00', { exact: true })).toBeVisible()
  const progress = screen.getByRole('progressbar', { name: 'Turnover of Weekend bonus' })
  await expect.element(progress).toHaveAttribute('aria-valuetext', '₱250.00 of ₱1,000.00 bet')
  await expect.element(progress).toHaveAttribute('aria-valuenow', '25')
  await screen.getByRole('button', { name: 'Play Open Water' }).click()
  await expect.element(screen.getByTestId('address')).toMatchTextContent(/nodeId=1001/)
})

test('[REG-08] a bonus that waits is claimed where rewards are', async () => {
  const screen = await renderSite(<WelcomeOverlay />, { signedIn: true })
  await screen.getByRole('button', { name: 'Claim Welcome bonus' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'member', page: 'rewardCenter' })
})

test('[REG-08] bonuses that don’t load say so and load again, and the games are there all the same', async () => {
  network.answer(bonuses.active, () => status(400))
  const screen = await renderSite(<WelcomeOverlay />, { signedIn: true })
  await expect.element(screen.getByRole('heading', { name: 'Your bonuses didn’t load' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Play Open Water' })).toBeInTheDocument()
  network.answer(bonuses.active, () => ({ list: [active] }))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('progressbar', { name: 'Turnover of Weekend bonus' })).toBeVisible()
})
