/** Screenshots of the centres' pages, with the past of a named account. */
import { expect } from '../fixtures/site.ts'
import { takePictures } from './take-pictures.ts'

const memberPages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'missionLeaderboard',
  'manualRebate',
  'referral',
  'messageV2',
] as const

const agentPages = ['agentTeamOverview', 'downline', 'registerCentre', 'announcements'] as const

takePictures([
  {
    name: 'agent-downline-detail',
    path: '/?agent=downline',
    member: 'agent1',
    then: async ({ page }) => {
      await page.getByRole('button', { name: 'Details of agent2' }).click()
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
      await page.getByRole('button', { name: 'Make the link' }).click()
      await expect(page.getByText(/affiliateCode=/)).toBeVisible()
    },
  },
  { name: 'agent-menu', path: '/?agent', member: 'agent1', only: 'phone' },
  ...agentPages.map((key) => ({ name: `agent-${key}`, path: `/?agent=${key}`, member: 'agent1' as const })),
  { name: 'member-menu', path: '/?member', member: 'juan', only: 'phone' },
  ...memberPages.map((key) => ({ name: `member-${key}`, path: `/?member=${key}`, member: 'juan' as const })),
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
  { name: 'promotion-apply', path: '/promoDetail?id=share', member: true, long: true },
])
