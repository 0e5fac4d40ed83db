import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { lost, refusal, status } from '#lib/testing/network.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { bonuses } from '#shared/contract/endpoints/bonuses.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { missions } from '#shared/contract/endpoints/missions.ts'
import { rebates } from '#shared/contract/endpoints/rebates.ts'
import { rewards } from '#shared/contract/endpoints/rewards.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { BonusDetails } from './bonuses/bonus-details.tsx'
import { RewardCentre } from './centre/reward-centre.tsx'
import { MissionLeaderboard } from './missions/mission-leaderboard.tsx'
import { RebatePage } from './rebate/rebate-page.tsx'
import { gatewayWithRewards, now, runningBonus } from './testing/reward-network.ts'

const pages = {
  'Bonus details': BonusDetails,
  'Reward centre': RewardCentre,
  'Mission activity': MissionLeaderboard,
  'Manual rebate': RebatePage,
} as const
const show = (label: keyof typeof pages, search = '') => showCentrePage(label, pages[label], search)

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

const shown = {
  'Bonus details': '₱3,600.00 left',
  'Reward centre': 'For opening your account. Bet ₱150.00 to withdraw it.',
  'Mission activity': '₱1,918.50 more in valid bets to reach place 37.',
  'Manual rebate': '₱14,820.00 valid bets',
} as const

test.each(
  (Object.keys(pages) as (keyof typeof pages)[]).flatMap((label) =>
    widths.map((width) => [label, width] as const),
  ),
)(
  '[MBR-09][MBR-11][A11Y-01] %s fits and passes WCAG 2.2 AA in both themes, at %i px',
  async (label, width) => {
    await setWidth(width)
    gatewayWithRewards()
    const screen = await show(label)
    await expect.element(screen.getByText(shown[label])).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    for (const part of screen.container.ownerDocument.querySelectorAll(
      'dialog section, dialog li, dialog dl, dialog small',
    ))
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[MBR-09][MBR-14] a reward is claimed once, says so, and everything that it changed is asked again', async () => {
  const network = gatewayWithRewards()
  const answer = Promise.withResolvers<object>()
  network.answer(rewards.claim, () => answer.promise)
  const screen = await show('Reward centre')
  const button = screen.getByRole('button', { name: 'Claim Welcome reward, ₱50.00' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByRole('button', { name: 'Claim Daily check-in, ₱2.00' })).toBeDisabled()
  await button.click({ force: true })
  answer.resolve({ orderId: 'R1-welcome', rewardId: 'welcome', amount: '50', createTime: now })
  await expect.element(screen.getByText('₱50.00 is now in your balance.')).toBeVisible()
  expect(network.sent(rewards.claim)).toHaveLength(1)
  expect(network.sent(rewards.claim)[0]?.body).toEqual({ rewardId: 'welcome' })
  await expect.poll(() => network.sent(rewards.list).length).toBe(2)
  // The next claim has its own key.
  await screen.getByRole('button', { name: 'Claim Daily check-in, ₱2.00' }).click()
  await expect.poll(() => network.sent(rewards.claim).length).toBe(2)
  const keys = network.sent(rewards.claim).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
})

test('[MBR-14] after a lost answer the claim is looked up by its key', async () => {
  const network = gatewayWithRewards()
  network.answer(rewards.claim, lost)
  network.answer(rewards.claimOrder, () => ({
    order: { orderId: 'R1-welcome', rewardId: 'welcome', amount: '50', createTime: now },
  }))
  const screen = await show('Reward centre')
  await screen.getByRole('button', { name: 'Claim Welcome reward, ₱50.00' }).click()
  await expect.element(screen.getByText('₱50.00 is now in your balance.')).toBeVisible()
  expect(network.sent(rewards.claim)).toHaveLength(1)
})

test('[NET-05, MBR-14] offline and back at each step of a claim: it says so, and the reward is claimed once', async () => {
  const network = gatewayWithRewards()
  const screen = await show('Reward centre')
  const button = screen.getByRole('button', { name: 'Claim Welcome reward, ₱50.00' })
  await expect.element(button).toBeVisible()
  network.answer(rewards.claimOrder, () => ({ order: null }))
  network.connect(false)
  await button.click()
  await expect.element(screen.getByText(/whether your request went through/)).toBeVisible()
  network.connect(true)
  // It looks by itself.
  await expect.element(screen.getByText(/didn’t reach us, so nothing has changed/)).toBeVisible()
  network.answer(rewards.claim, () => ({
    orderId: 'R1-welcome',
    rewardId: 'welcome',
    amount: '50',
    createTime: now,
  }))
  await button.click()
  await expect.element(screen.getByText('₱50.00 is now in your balance.')).toBeVisible()
  const keys = network.sent(rewards.claim).map(({ headers }) => headers.get('Idempotency-Key'))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('[MBR-09] a refused claim says why, and the list is asked again', async () => {
  const network = gatewayWithRewards()
  network.answer(rewards.claim, () => refusal('CLAIM_EXPIRED', 'This expired before it was claimed.'))
  const screen = await show('Reward centre')
  await screen.getByRole('button', { name: 'Claim Welcome reward, ₱50.00' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('This expired before it was claimed.')
  await expect.poll(() => network.sent(rewards.list).length).toBe(2)
})

test('[MBR-09] without rewards it says when the next one comes; a failure can be retried', async () => {
  const network = gatewayWithRewards()
  network.answer(rewards.list, () => status(404))
  const screen = await show('Reward centre')
  await expect.element(screen.getByText('Your rewards didn’t load')).toBeVisible()
  network.answer(rewards.list, () => ({ ready: [], soon: [], claimed: [], total: '0', thisMonth: '0' }))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Nothing to claim right now')).toBeVisible()
})

test('[MBR-09] giving up a bonus is confirmed with its figures, and sends what was shown', async () => {
  const network = gatewayWithRewards()
  network.answer(bonuses.giveUp, () => ({
    orderId: 'X',
    bonusId: 'R1-welcome',
    taken: '480.75',
    createTime: now,
  }))
  const screen = await show('Bonus details')
  const opener = screen.getByRole('button', { name: 'Give up bonus Welcome reward' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Give up Welcome reward?' })
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(
      'We take the bonus and what it has won, ₱480.75, from your main wallet, and you no longer need to bet the remaining ₱3,600.00. Your own money stays yours. This can’t be undone.',
    )
  await dialog.getByRole('button', { name: 'Keep bonus' }).click()
  await expect.element(opener).toHaveFocus()
  expect(network.sent(bonuses.giveUp)).toEqual([])
  await opener.click()
  await dialog.getByRole('button', { name: 'Give up ₱480.75' }).click()
  await expect
    .element(screen.getByText('Bonus given up. ₱480.75 was taken from your main wallet.'))
    .toBeVisible()
  expect(network.sent(bonuses.giveUp)[0]?.body).toEqual({ bonusId: 'R1-welcome', amount: '480.75' })
})

const runningCard = () => page.getByRole('listitem').filter({ hasText: 'Welcome reward' })

test('[MBR-09] a running bonus says what it holds and the largest bet with it', async () => {
  gatewayWithRewards()
  await show('Bonus details')
  await expect.element(runningCard()).toMatchTextContent('Bonus balance ₱480.75')
  await expect.element(runningCard()).toMatchTextContent('Bets up to ₱500.00')
})

test('[MBR-09] a running bonus of a gateway that names no balance and no largest bet promises neither', async () => {
  const network = gatewayWithRewards()
  const plain = { ...runningBonus, held: undefined, largestBet: undefined }
  network.answer(bonuses.active, () => ({ list: [plain] }))
  await show('Bonus details')
  await expect.element(runningCard()).toMatchTextContent('Counts: Slots, Fishing')
  await expect.element(runningCard()).not.toMatchTextContent('Bonus balance')
  await expect.element(runningCard()).not.toMatchTextContent('Bets up to')
})

test('[MBR-09] bonuses are filtered in the address, and one opens with its details', async () => {
  const network = gatewayWithRewards()
  const screen = await show('Bonus details')
  await screen.getByRole('button', { name: /^Details of Rebate/ }).click({ force: true })
  await expect
    .element(screen.getByRole('dialog', { name: 'Rebate' }).getByText('Free to withdraw'))
    .toBeVisible()
  await screen.getByRole('dialog', { name: 'Rebate' }).getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'Status: All statuses' }).click()
  await screen.getByRole('menuitemradio', { name: 'Given up' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?state=forfeited')
  await expect.poll(() => network.sent(bonuses.list).at(-1)?.query.get('state')).toBe('forfeited')
})

test('[MBR-09] a rebate is claimed as a whole or by type; below the minimum there is no button', async () => {
  const network = gatewayWithRewards()
  const paid = { orderId: 'B1-2', createTime: now, bets: '14820', amount: '118.56', lines: [] }
  network.answer(rebates.claim, () => paid)
  const screen = await show('Manual rebate')
  await screen.getByRole('button', { name: 'Claim Slots, ₱118.56' }).click()
  await expect.element(screen.getByText('₱118.56 is now in your balance.')).toBeVisible()
  await screen.getByRole('button', { name: 'Claim ₱120.13' }).click()
  await expect
    .poll(() => network.sent(rebates.claim).map(({ body }) => body))
    .toEqual([{ gameType: 'RNG' }, {}])
  await screen.getByRole('button', { name: 'Details of rebate B1-1' }).click({ force: true })
  await expect.element(screen.getByText('Slots, 0.8% of ₱14,820.00')).toBeVisible()
  await screen.unmount()
  network.answer(rebates.summary, () => ({
    list: [],
    bets: '10',
    amount: '0.05',
    minimum: '1',
    from: now - 1,
    asOf: now,
  }))
  const poor = await show('Manual rebate')
  await expect.element(poor.getByText('Minimum claim: ₱1.00.')).toBeVisible()
  await expect.element(poor.getByRole('button', { name: /^Claim/ })).not.toBeInTheDocument()
})

test('[MBR-11] missions show progress and time left, and are claimed; open ones lead to their game or the deposit page', async () => {
  const network = gatewayWithRewards()
  network.answer(missions.claim, () => ({ orderId: 'M', missionId: 'warmup', amount: '10', createTime: now }))
  const screen = await show('Mission activity')
  await expect.element(screen.getByText('Ends in 2 hr 22 min')).toBeVisible()
  await expect
    .element(screen.getByRole('progressbar', { name: 'At the table' }))
    .toHaveAttribute('aria-valuetext', '₱400.00 of ₱1,000.00')
  await expect
    .element(screen.getByRole('link', { name: 'Play for At the table' }))
    .toHaveAttribute('href', expect.stringContaining('live'))
  await screen.getByRole('button', { name: 'Deposit for Add funds' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'member', page: 'depositv2' })
  await screen.getByRole('button', { name: 'Claim Warm up, ₱10.00' }).click()
  await expect.element(screen.getByText('₱10.00 is now in your balance.')).toBeVisible()
  await screen.getByRole('radio', { name: 'This week' }).first().click()
  await expect.element(screen.getByText('Claimed', { exact: true })).toBeVisible()
})

test('[MBR-11] the leaderboard fails by itself, and last week may be empty', async () => {
  const network = gatewayWithRewards()
  network.answer(missions.leaderboard, () => status(404))
  const screen = await show('Mission activity')
  await expect.element(screen.getByText('The leaderboard didn’t load')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Claim Warm up, ₱10.00' })).toBeVisible()
  gatewayWithRewards()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('ro***y')).toBeVisible()
  await screen.getByRole('radio', { name: 'Last week' }).click()
  await expect.element(screen.getByText('No leaderboard for last week')).toBeVisible()
})

test('[MBR-09] a demo account’s refusal is shown as it came', async () => {
  const network = gatewayWithRewards()
  network.answer(member.balance, () => ({ sumBalance: '0', currency: 'PHP' }))
  network.answer(rebates.claim, () => refusal('REBATE_TOO_SMALL', 'Below the minimum of ₱1.00.'))
  const screen = await show('Manual rebate')
  await screen.getByRole('button', { name: 'Claim ₱120.13' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Below the minimum of ₱1.00.')
})

test('[MBR-11] the leaderboard shows its top and the own place first, and all places on request', async () => {
  const network = gatewayWithRewards()
  network.answer(missions.leaderboard, () => ({
    from: now,
    to: now,
    settled: false,
    prizes: ['10000'],
    list: Array.from({ length: 20 }, (_, index) => ({
      place: index + 1,
      customerName: `pl***${index + 1}`,
      amount: String(1000 - index),
      prize: '100',
    })),
    own: { place: 38, amount: '5', prize: '0', toNext: '1' },
  }))
  const screen = await show('Mission activity')
  const places = screen.getByRole('list', { name: 'Leaderboard' })
  await expect.element(places.getByText('You')).toBeVisible()
  expect(places.getByRole('listitem').elements()).toHaveLength(6)
  await screen.getByRole('button', { name: 'Show top 20' }).click()
  expect(places.getByRole('listitem').elements()).toHaveLength(21)
})
