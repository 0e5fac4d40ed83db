/** Screenshots of what protects money: payment password, second proof, an order under way, an exclusion that pays out. */
import { takePictures } from './take-pictures.ts'

takePictures([
  {
    name: 'member-withdraw-open',
    path: '/?member=withdraw',
    member: 'juan',
    then: async ({ page, sandbox }) => {
      const centre = page.getByRole('dialog', { name: 'Member centre' })
      await centre.getByRole('textbox', { name: 'Amount' }).fill('400')
      await centre.getByLabel('Payment password').fill('258036')
      await centre.getByRole('button', { name: 'Withdraw ₱400.00' }).click()
      await page
        .getByRole('dialog', { name: 'Withdraw now?' })
        .getByRole('button', { name: 'Withdraw ₱400.00' })
        .click()
      await centre.getByText(/^W[\dA-Z]{12}$/).waitFor()
      await sandbox.advanceClock(60_000)
      await page.goto('/?member=withdraw')
      await centre.getByRole('button', { name: /: W[\dA-Z]{12}$/ }).waitFor()
    },
  },
  {
    name: 'member-contacts-proof',
    path: '/?member=securityCenter&member.section=contacts',
    member: 'juan',
    then: async ({ page }) => {
      await page
        .getByRole('button', { name: /^(Change|Replace).*(number|mobile)/i })
        .first()
        .click()
    },
  },
  {
    name: 'member-exclusion',
    path: '/?member=securityCenter&member.section=limits',
    member: 'juan',
    then: async ({ page }) => {
      await page.getByRole('heading', { name: 'Exclude yourself' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'member-transfer-confirm',
    path: '/?member=transferUpline',
    member: 'juan',
    then: async ({ page }) => {
      const centre = page.getByRole('dialog', { name: 'Member centre' })
      await centre.getByRole('textbox', { name: 'Amount' }).fill('500')
      await centre.getByRole('button', { name: 'Continue' }).click()
      await centre.getByLabel('Payment password').fill('25')
    },
  },
  {
    name: 'agent-dividend-pay',
    path: '/?agent=dividendRecord',
    member: 'agent1',
    given: (sandbox) => sandbox.setPaymentPassword('agent1', '740213'),
    then: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Pay agent/ })
        .first()
        .click()
      await page.getByLabel('Payment password').fill('740')
    },
  },
])
