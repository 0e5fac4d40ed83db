/** Screenshots of the centres' pages, with the past of a named account. */
import type { Page } from '@playwright/test'
import { agentCentre, keysIn, memberCentre } from '../fixtures/centre-pages.ts'
import { expect } from '../fixtures/site.ts'
import { takePictures } from './take-pictures.ts'

/** Sections of My account that show something only after preparation. */
const prepared = new Set(['identity', 'limits'])

takePictures([
  {
    name: 'agent-contracts-new',
    path: '/?agent=contracts&agent.form=offer&agent.to=1003',
    member: 'agent1',
    then: async ({ page }) => {
      await page.getByRole('textbox', { name: /^For / }).fill('7')
      await expect(page.getByText(/accepts, 1 contract below ends/)).toBeVisible()
    },
  },
  {
    name: 'agent-contracts-terminate',
    path: '/?agent=contracts',
    member: 'agent1',
    then: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Terminate the contract/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: /^Terminate/ })).toBeVisible()
    },
  },
  {
    name: 'agent-downline-detail',
    path: '/?agent=downline',
    member: 'agent1',
    then: async ({ page }) => {
      await page.getByRole('button', { name: 'Details of agent2' }).click()
      await expect(page.getByRole('list', { name: /^Valid bet by day/ })).toBeAttached()
      await page.getByRole('textbox', { name: 'New rate in percent' }).fill('1.15')
    },
  },
  {
    name: 'agent-downline-message',
    path: '/?agent=downline&agent.scope=all',
    member: 'agent1',
    then: async ({ page }) => {
      await page.getByRole('button', { name: /^Message to all/ }).click()
      await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
    },
  },
  {
    name: 'agent-register-link',
    path: '/?agent=registerCentre',
    member: 'agent1',
    then: async ({ page }) => {
      await page.getByRole('button', { name: 'New link' }).click()
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Facebook page')
      await page.getByRole('button', { name: 'Create link' }).click()
      await expect(page.getByText(/affiliateCode=/)).toBeVisible()
    },
  },
  ...(['dailySalary', 'hourlySalary', 'realtimeSalary'] as const).map((key) => ({
    name: `agent-${key}-detail`,
    path: `/?agent=${key}&agent.range=yesterday`,
    member: 'agent1' as const,
    then: async ({ page }: { page: Page }) => {
      await page
        .getByRole('button', { name: /^Settlement of/ })
        .nth(1)
        .click()
      await expect(page.getByRole('table', { name: 'Members' })).toBeVisible()
    },
  })),
  {
    name: 'agent-myIncome-day',
    path: '/?agent=myIncome',
    member: 'agent1',
    then: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Breakdown of / })
        .nth(1)
        .click()
      await expect(page.getByRole('heading', { name: 'Rebate, line by line' })).toBeVisible()
    },
  },
  {
    name: 'agent-dividendRecord-list',
    path: '/?agent=dividendRecord',
    member: 'agent1',
    then: async ({ page }) => {
      await page
        .getByText(/^1 – \d+ of \d+$/)
        .last()
        .scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'agent-dividendRecord-reject',
    path: '/?agent=dividendRecord',
    member: 'agent1',
    then: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Reject .+’s request/ })
        .first()
        .click()
      await page.getByRole('textbox', { name: 'Reason' }).fill('Two bets were settled again')
    },
  },
  {
    name: 'agent-teamBetting-detail',
    path: '/?agent=teamBetting&agent.range=last7',
    member: 'agent1',
    then: async ({ page }) => {
      await page
        .getByRole('button', { name: /: .+, 20\d\d-/ })
        .first()
        .click()
      await expect(page.getByText('Placed')).toBeVisible()
    },
  },
  ...(['bettors', 'games'] as const).map((by) => ({
    name: `agent-teamBetting-${by}`,
    path: `/?agent=teamBetting&agent.range=last7&agent.by=${by}`,
    member: 'agent1' as const,
    // On a phone it is far below the figures.
    then: async ({ page }: { page: Page }) =>
      page.getByRole('radiogroup', { name: 'Show' }).evaluate((tabs) => {
        const scroller = tabs.parentElement
        const down = tabs.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? 0)
        scroller?.scrollTo({ top: scroller.scrollTop + down, behavior: 'instant' })
      }),
  })),
  {
    name: 'agent-userLoss-line',
    path: '/?agent=userLoss&agent.user=12',
    member: 'agent1',
  },
  {
    name: 'agent-accountDetails-detail',
    path: '/?agent=accountDetails&agent.range=last7',
    member: 'agent1',
    then: async ({ page }) => {
      await page
        .getByRole('button', { name: /: Deposit, / })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Find in Downline' })).toBeVisible()
    },
  },
  { name: 'agent-menu', path: '/?agent', member: 'agent1', only: 'phone' },
  ...agentCentre.keys.map((key) => ({
    name: `agent-${key}`,
    path: `/?agent=${key}`,
    member: 'agent1' as const,
  })),
  { name: 'member-menu', path: '/?member', member: 'juan', only: 'phone' },
  ...memberCentre.keys.map((key) => ({
    name: `member-${key}`,
    path: `/?member=${key}`,
    member: 'juan' as const,
  })),
  ...(['manualRebate', 'securityCenter', 'withdraw', 'missionLeaderboard', 'transferFund'] as const).map(
    (key) => ({
      name: `member-${key}-long`,
      path: `/?member=${key}`,
      member: 'juan' as const,
      only: 'phone' as const,
      tall: true as const,
    }),
  ),
  ...keysIn('member-centre/account-sections.ts')
    .filter((key) => !prepared.has(key))
    .map((key) => ({
      name: `member-${key}`,
      path: `/?member=securityCenter&member.section=${key}`,
      member: 'juan' as const,
    })),
  {
    name: 'member-identity',
    path: '/?member=securityCenter&member.section=identity',
    member: 'juan',
    given: (sandbox) => sandbox.setFlag('identityCheck', true),
  },
  {
    name: 'member-transactionHistory-entry',
    path: '/?member=transactionHistory',
    member: 'juan',
    then: async ({ page }) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Details of / })
        .first()
        .click({ force: true })
      await expect(page.getByRole('dialog').nth(1)).toBeVisible()
    },
  },
  { name: 'points-history', path: '/pointMall?tab=orders', member: 'juan' },
  {
    name: 'points-redeem',
    path: '/pointMall',
    member: 'juan',
    then: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Redeem / })
        .and(page.locator(':enabled'))
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'member-limits',
    path: '/?member=securityCenter&member.section=limits',
    member: 'juan',
    then: async ({ page }) => {
      await page.getByRole('button', { name: 'Add a limit' }).click()
      await page.getByRole('textbox', { name: 'Amount' }).fill('5000')
      await page.getByRole('button', { name: 'Save limit' }).click()
      await expect(page.getByRole('meter', { name: 'Deposit, daily' })).toBeVisible()
    },
  },
  {
    name: 'member-deposit-limited',
    path: '/?member=depositv2',
    member: 'juan',
    given: (sandbox) => sandbox.setFlag('houseDepositLimit', '5000'),
  },
  {
    name: 'member-wallets',
    path: '/?member=transferFund',
    member: 'juan',
    given: (sandbox) => sandbox.setFlag('singleWallet', false),
  },
  {
    name: 'member-bonus-open',
    path: '/?member=rewardCenter',
    member: true,
    then: async ({ page }) => {
      await page.getByRole('button', { name: 'Claim Welcome reward, ₱50.00' }).click()
      await expect(page.getByText('₱50.00 is now in your balance.')).toBeVisible()
      await page.goto('/?member=bonusDetails')
      await expect(page.getByText('₱150.00 left')).toBeVisible()
    },
  },
  { name: 'raffle', path: '/promoDetail?id=parol', member: 'juan', long: true },
  { name: 'promotion-apply-form', path: '/promoDetail?id=share', member: true, long: true },
])
