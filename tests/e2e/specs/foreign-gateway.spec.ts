import { foreignSite } from '#support/foreign-site.ts'
import { scaled } from '#support/machine-factor.ts'
import { registerAs, signOut } from '#support/main-job.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { islander } from '../../foreign-gateway/start-foreign-gateway.ts'
import { test as base, expect } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

/**
 * The site of a brand whose `gateway.json` renames paths, fields, envelope and codes, with a gateway on another origin
 * that speaks so. The sandbox serves only its files.
 */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const { webRoot, close } = await foreignSite()
      const sandbox = await serveSandbox({ webRoot })
      await use(sandbox.origin)
      await sandbox.close()
      await close()
    },
    { scope: 'worker', timeout: scaled(120_000) },
  ],
})

test('[OPS-02, NET-01] the site runs on a gateway with other paths, fields, envelope and codes', {
  tag: '@full',
}, async ({ page, site, sandbox }) => {
  await page.goto('/')
  await expect(site.nav).toBeVisible()
  await expect(site.tile('Tarsier Gold')).toBeVisible()

  await test.step('a visitor browses', async () => {
    await page.goto('/fish')
    await expect(site.tile('Reef Hunter')).toBeVisible()
    await expect(site.tile('Tarsier Gold')).toBeHidden()
  })

  /** The answer to a call as it goes over the wire. */
  const answered = (method: string, path: string) =>
    page.waitForResponse(
      (response) => response.request().method() === method && new URL(response.url()).pathname === path,
    )
  const add = site.main.getByRole('button', { name: 'Add Coral Cannon to favourites' }).first()
  const remove = site.main.getByRole('button', { name: 'Remove Coral Cannon from favourites' }).first()
  await test.step('a refusal has the site’s words, which its code stands for', async () => {
    await add.click()
    const form = new LoginForm(page)
    await form.logIn(islander.name, 'Wrong2026')
    await expect(form.password).toHaveAccessibleDescription(
      'Your username or password is incorrect. Try again.',
    )
    const added = answered('POST', '/api/v1/me/favourites')
    await form.logIn(islander.name, islander.secret)
    await expect(form.dialog).toBeHidden()
    expect(await (await added).json()).toEqual({ result: 'OK', content: {} })
  })

  await test.step('a member sees the balance, and a favourite is kept', async () => {
    await expect(site.balance).toContainText('4,821.35')
    await expect(remove).toBeVisible()
    await page.reload()
    await expect(site.balance).toContainText('4,821.35')
    await expect(remove).toBeVisible()
    const removed = answered('DELETE', '/api/v1/me/favourites')
    await remove.click()
    await removed
    await page.reload()
    await expect(add).toBeVisible()
  })

  await test.step('after a logout somebody opens an account, under a name that is free', async () => {
    await signOut(page)
    await registerAs(page, islander.name, 'Lawa2026')
    const username = site.dialog('Register').getByRole('textbox', { name: 'Username' })
    await expect(username).toHaveAccessibleDescription('This username is taken. Choose another one.')
    await username.fill(`n${Date.now().toString(36)}`)
    await site.dialog('Register').getByRole('button', { name: 'Register' }).click()
    await expect(site.balance).toContainText('88.50')
  })

  expect(await sandbox.calls(), 'calls that went to the site’s own address').toEqual({})
})
