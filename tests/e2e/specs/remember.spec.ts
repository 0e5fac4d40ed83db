import type { BrowserContext, Page } from '@playwright/test'
import { signOut } from '#support/main-job.ts'
import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

const day = 24 * 3600

/** Cookies with their remaining lifetime in seconds, rounded to the hour. */
const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value, secure, sameSite, expires }) => ({
    name,
    value,
    secure,
    sameSite,
    lives: Math.round((expires - Date.now() / 1000) / 3600) * 3600,
  }))

async function openLogin(page: Page): Promise<LoginForm> {
  await page.goto('/login')
  return new LoginForm(page)
}

test('[AUTH-07, AUTH-12, STO-01] who ticks “remember me” finds his name for a day, his password nowhere', async ({
  page,
  context,
  account,
  site,
}) => {
  const first = await openLogin(page)
  await expect(first.username).toHaveValue('')
  await expect(first.remember).not.toBeChecked()
  await first.remember.check()
  await first.logIn(account.username, account.password)
  await expect(site.balance).toBeVisible()

  const attributes = { secure: true, sameSite: 'Strict', lives: day }
  await expect
    .poll(() => cookiesOf(context))
    .toEqual(
      expect.arrayContaining([
        { name: 'rememberedUsername', value: account.username, ...attributes },
        { name: 'remember', value: 'username', ...attributes },
      ]),
    )
  expect(await context.cookies()).toHaveLength(2)
  const kept = JSON.stringify([
    await context.storageState(),
    await page.evaluate(() => ({ ...sessionStorage })),
  ])
  expect(kept).not.toContain(account.password)

  await signOut(page)
  const again = await openLogin(page)
  await expect(again.username).toHaveValue(account.username)
  await expect(again.password).toHaveValue('')
  await expect(again.remember).toBeChecked()
  await again.remember.uncheck()
  await expect.poll(() => context.cookies()).toEqual([])
})

test('[AUTH-12, STO-02] hostile cookies never reach the form, and go', async ({ page, context, baseURL }) => {
  await context.addCookies(
    [
      { name: 'remember', value: 'username' },
      { name: 'rememberedUsername', value: encodeURIComponent(`a\u202e\u0000${'<img src=x>'.repeat(20)}`) },
      { name: 'rememberedMobile', value: '%E0%A4%A' },
    ].map((cookie) => ({ ...cookie, url: baseURL ?? '' })),
  )
  const form = await openLogin(page)
  await expect.poll(() => context.cookies()).toEqual([])
  await expect(form.username).toHaveValue('')
  await expect(form.remember).not.toBeChecked()
})
