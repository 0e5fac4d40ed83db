import { logIn } from '#support/main-job.ts'
import { expect, test } from '../fixtures/site.ts'

const phone = { width: 390, height: 844 }

test('[BOOT-02, BOOT-10] every place that shows the balance, the unread messages or the open promotions shows the same, also after a change', async ({
  page,
  sandbox,
  site,
}) => {
  await site.openSignedIn('/', await sandbox.signIn('juan'))
  const account = site.header.getByRole('button', { name: /juan$/ })
  const unread = await account.getByText(/unread message/).textContent()
  const promotions = await site.nav.getByText(/promotions? for you/).textContent()
  expect(unread).toMatch(/[1-9]/)
  expect(promotions).toMatch(/[1-9]/)

  await sandbox.setBalance('juan', '4321.09')
  await site.header.getByRole('button', { name: 'Refresh balance' }).click()
  const shown = '₱4,321.09'
  await expect(site.balance).toHaveText(shown)
  const { 'member.balance': asked } = await sandbox.calls()

  await page.setViewportSize(phone)
  await expect(site.balance).toHaveText(shown)
  await site.header.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByText(/promotions? for you/)).toHaveText(promotions ?? '')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Me\b/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Account of juan' })
  await expect(sheet.getByRole('status', { name: 'Balance' })).toHaveText(shown)
  await expect(sheet.getByText(/unread message/)).toHaveText(unread ?? '')
  // All three places share the same requests.
  const calls = await sandbox.calls()
  expect(calls).toMatchObject({
    'member.info': expect.any(Number),
    'member.balance': asked,
    'member.unreadCount': 1,
    'member.promotionCount': 1,
  })

  await sandbox.setBalance('juan', '7.50')
  await sheet.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(sheet.getByRole('status', { name: 'Balance' })).toHaveText('₱7.50')
  await sheet.getByRole('button', { name: 'Hide balance' }).click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(site.balance).toHaveText('***')
})

test('[BOOT-12] what is kept of an account is asked once after the login, not shown to the next, and goes with the session', async ({
  page,
  sandbox,
  site,
  account,
}) => {
  await page.goto('/')
  await logIn(page, 'juan', 'Palaro123')
  const face = site.header.getByRole('button', { name: /juan$/ })
  await expect(face.getByRole('img', { name: 'Silver' })).toBeVisible()
  const kept = ['member.consolidated', 'member.merchantWallet', 'member.avatar', 'member.icon']
  const counts = async () => {
    const calls = await sandbox.calls()
    return kept.map((name) => calls[name] ?? 0)
  }
  await expect.poll(counts).toEqual([1, 1, 1, 1])
  for (const name of ['Promotion', 'Fishing', 'Live Casino'])
    await site.nav.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(/\/live/)
  expect(await counts()).toEqual([1, 1, 1, 1])

  // Session storage keeps the first two across the reload. The addresses of the pictures are fetched again.
  await page.reload()
  await expect(face.getByRole('img', { name: 'Silver' })).toBeVisible()
  await expect.poll(counts).toEqual([1, 1, 2, 2])
  // Late requests would have arrived by then.
  await page.waitForLoadState('networkidle')
  expect(await counts()).toEqual([1, 1, 2, 2])
  const stored = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('member.')).length)
  expect(await stored()).toBe(2)

  // As if another tab had logged in as somebody else: nothing was cleared here.
  await page.evaluate((token) => sessionStorage.setItem('token', token), account.token)
  await page.reload()
  await expect(site.header.getByRole('button', { name: account.username })).toBeVisible()
  await expect.poll(async () => (await sandbox.calls())['member.consolidated']).toBe(2)
  await expect(site.header.getByRole('img', { name: 'Silver' })).toHaveCount(0)

  await site.header.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(site.header.getByRole('button', { name: 'Register' })).toBeVisible()
  await expect.poll(stored).toBe(0)
})
