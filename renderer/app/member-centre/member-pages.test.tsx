import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatewayWithBets, placed } from '#features/records/testing/show-bets.tsx'
import requirements from '../../../tests/requirements.md?raw'
import { memberPages } from './member-pages.ts'
import { showCentre } from './show-centre.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: placed + 60_000, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The menu as the specification has it: fourteen pages by key and label, in four groups. */
const menu = {
  Money: {
    transferFund: 'My wallet',
    depositv2: 'Deposit',
    withdraw: 'Withdraw',
    transferUpline: 'Transfer to upline',
  },
  Records: {
    personalHistoryCopy: 'Betting record',
    transactionHistory: 'Account record',
    personalProfit: 'Personal loss',
    bonusDetails: 'Bonus details',
  },
  Rewards: {
    rewardCenter: 'Reward centre',
    missionLeaderboard: 'Mission activity',
    manualRebate: 'Manual rebate',
    referral: 'Invite friends',
  },
  Account: { securityCenter: 'My account', messageV2: 'Platform information' },
}

test('[MBR-15] the menu has exactly fourteen pages with their labels, in four groups', async () => {
  const keys = Object.values(menu).flatMap((group) => Object.keys(group))
  expect(memberPages.map(({ key }) => key)).toEqual(keys)
  expect(keys).toHaveLength(14)

  gatewayWithBets()
  const screen = await showCentre('', 'none')
  const nav = screen.getByRole('navigation', { name: 'Member centre' })
  await expect.element(nav).toBeVisible()
  const groups = [...nav.element().querySelectorAll('section')].map((group) => ({
    name: group.querySelector('h1, h2, h3, h4')?.textContent,
    labels: [...group.querySelectorAll('button > span:first-of-type')].map((label) => label.textContent),
  }))
  expect(groups).toEqual(
    Object.entries(menu).map(([name, pages]) => ({ name, labels: Object.values(pages) })),
  )
})

test('[MBR-15] the labels are the fourteen of the specification', async () => {
  const [, words = ''] = /^- MBR-15 .*\(([^)]*)\)/m.exec(requirements) ?? []
  const labels = Object.values(menu).flatMap((group) => Object.values(group))
  expect(labels.map((label) => label.toLowerCase()).toSorted()).toEqual(words.split(', ').toSorted())
})
