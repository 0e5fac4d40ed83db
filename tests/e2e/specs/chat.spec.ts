import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

const chatButton = (page: Page) => page.getByRole('button', { name: /^Chat(,|$)/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat', exact: true })
const room = (page: Page) => page.frameLocator('iframe[title="Chat room"]')
const agent = (page: Page) => room(page).getByRole('log', { name: 'Messages' })

test('[CHT-01, GRD-01, OUT-01] a visitor logs in for the chat, which then opens, answers, keeps what was said, tells what is unread, and ends with the session', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await page.goto('/')
  await chatButton(page).click()
  await new LoginForm(page).logIn(account.username, account.password)
  await expect(room(page).getByRole('heading', { name: 'Palaro chat' })).toBeVisible()
  expect((await sandbox.calls())['chat.url']).toBe(1)
  const src = await page.locator('iframe[title="Chat room"]').getAttribute('src')
  const asked = new URL(src ?? '')
  expect(asked.origin).not.toBe(new URL(page.url()).origin)
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    b2c: '1',
    title: 'Palaro chat',
    language: 'EN',
    headerColor: '#1f1b3a',
  })
  await expect(room(page).getByRole('banner')).toHaveCSS('background-color', 'rgb(31, 27, 58)')

  await room(page).getByRole('textbox', { name: 'Write a message' }).fill('What is my balance?')
  await page.keyboard.press('Enter')
  await expect(agent(page)).toContainText('What is my balance?')
  await expect(agent(page)).toContainText('Your balance is ₱1,000.00.')
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const theme of ['dark', 'light']) {
    await expect(room(page).locator('html')).not.toHaveCSS('color-scheme', theme)
    await page.getByRole('button', { name: `Switch to ${theme} theme` }).click()
    await expect(room(page).locator('html')).toHaveCSS('color-scheme', theme)
  }
  // The page beside it stays usable.
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Fishing' }).click()
  await expect(page).toHaveURL(/\/fish/)
  await expect(panel(page)).toBeVisible()

  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(panel(page)).toBeHidden()
  await sandbox.agentSays(account.username, 'Anything else?')
  await site.lookAgain()
  await page.getByRole('button', { name: 'Chat, 1 unread chat message', exact: true }).click()
  await expect(agent(page)).toContainText('Your balance is ₱1,000.00.')
  await expect(agent(page)).toContainText('Anything else?')
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible()
  await room(page).getByRole('textbox').press('Escape')
  await expect(panel(page)).toBeHidden()
  expect(await sandbox.violations()).toEqual([])

  await chatButton(page).click()
  await expect(room(page).getByRole('textbox')).toBeVisible()
  await sandbox.endSessions(account.username)
  await expect(room(page).getByRole('alert')).toContainText('This chat has ended.')
  await site.header.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(panel(page)).toBeHidden()
  await expect(site.header.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('[CHT-01, CHT-02, SEC-03] the room hears only the site, and the site only the room at its own origin; customer service has a window of its own', {
  tag: '@full',
}, async ({ page, site, account, complaints }) => {
  await site.openSignedIn('/', account.token)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Customer service', exact: true }).first().click()
  const popup = await opened
  await popup.waitForURL('**/__sandbox/support?language=EN')
  expect(await popup.evaluate(() => window.opener === null)).toBe(true)
  await popup.close()

  await chatButton(page).click()
  await expect(room(page).getByRole('textbox')).toBeVisible()
  // Ignored: a message from the page itself, and malformed ones from the room.
  await page.evaluate(() => postMessage({ type: 'chatClose' }, '*'))
  const frame = page.frames().find((one) => one.url().includes('/chat?'))
  await frame?.evaluate(() => parent.postMessage({ type: 'chatUnread', unReadCount: -1 }, '*'))
  await frame?.evaluate(() => parent.postMessage('chatClose', '*'))
  await expect(panel(page)).toBeVisible()
  await frame?.evaluate(() => parent.postMessage({ type: 'chatUnread', unReadCount: 7 }, '*'))
  await expect(page.getByRole('button', { name: 'Chat, 7 unread chat messages' })).toBeVisible()
  // The room ignores its own messages too, and all from the site except valid themes.
  await page.locator('iframe[title="Chat room"]').evaluate((element: HTMLIFrameElement) => {
    for (const data of [
      'chatTheme',
      { type: 'chatTheme', theme: 'red' },
      { type: 'theme', theme: 'dark' },
      null,
    ])
      element.contentWindow?.postMessage(data, '*')
  })
  await frame?.evaluate(
    () =>
      new Promise((heard) => {
        addEventListener('message', heard, { once: true })
        postMessage({ type: 'chatTheme', theme: 'dark' })
      }),
  )
  await expect(room(page).locator('html')).toHaveAttribute('data-theme', 'light')
  const elsewhere = new URL(frame?.url() ?? '').origin.replace('127.0.0.1', 'localhost')
  await page.route(`${elsewhere}/left`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>parent.postMessage({ type: "chatClose" }, "*")</script><h1>left</h1>',
    }),
  )
  await frame?.evaluate((to) => {
    location.href = to
  }, `${elsewhere}/left`)
  await expect(room(page).getByRole('heading', { name: 'left' })).toBeVisible()
  await expect(panel(page)).toBeVisible()
  // The fixture's init script runs in that document too, where it has no storage.
  complaints.length = 0
})
