import type { Page } from '@playwright/test'
import { CompactEncrypt } from 'jose'
import { startCallsMade } from '#support/start-calls.ts'
import { expect, test } from '../fixtures/site.ts'
import { violationsOf } from '../fixtures/violations.ts'
import { LoginForm } from '../pages/login-form.ts'

const chatButton = (page: Page) => page.getByRole('button', { name: /^Chat(,|$)/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat', exact: true })
const room = (page: Page) => page.frameLocator('iframe[title="Chat room"]')
const agent = (page: Page) => room(page).getByRole('log', { name: 'Messages' })

test('[CHT-01, GRD-01] a visitor logs in for the chat, which then opens, answers and keeps what was said', async ({
  page,
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
  const head = room(page).getByRole('banner')
  await expect(head).toHaveCSS('background-color', 'rgb(31, 27, 58)')

  await room(page).getByRole('textbox', { name: 'Write a message' }).fill('What is my balance?')
  await page.keyboard.press('Enter')
  await expect(agent(page)).toContainText('What is my balance?')
  await expect(agent(page)).toContainText('Your balance is ₱1,000.00.')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(room(page).locator('html')).toHaveCSS('color-scheme', 'light')
  for (const theme of ['dark', 'light'])
    await test.step(`without violations, and in the site’s theme, ${theme}`, async () => {
      await page.getByRole('button', { name: `Switch to ${theme} theme` }).click()
      await expect(room(page).locator('html')).toHaveCSS('color-scheme', theme)
      expect(await violationsOf(page, { within: 'dialog[open]' })).toEqual([])
    })
  // The page beside it stays usable.
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Fishing' }).click()
  await expect(page).toHaveURL(/\/fish/)
  await expect(panel(page)).toBeVisible()

  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(panel(page)).toBeHidden()
  await chatButton(page).click()
  await expect(agent(page)).toContainText('Your balance is ₱1,000.00.')
  await room(page).getByRole('textbox').press('Escape')
  await expect(panel(page)).toBeHidden()
  expect(await sandbox.violations()).toEqual([])
})

test('[CHT-01] what is unread stands on every way in, is asked for once, and goes when it is read', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/help', account.token)
  await expect.poll(async () => (await sandbox.calls())['chat.unread']).toBe(1)
  await sandbox.agentSays(account.username, 'Your document is approved.')
  await sandbox.agentSays(account.username, 'Anything else?')
  await site.lookAgain()
  const rail = page.getByRole('button', { name: 'Chat, 2 unread chat messages', exact: true })
  await expect(rail).toBeVisible()
  await expect(site.main.getByRole('button', { name: 'Chat with us 2 unread chat messages' })).toBeVisible()
  await expect(site.footer.getByText('2 unread chat messages')).toBeAttached()
  expect((await sandbox.calls())['chat.unread']).toBe(2)

  await rail.click()
  await expect(agent(page)).toContainText('Anything else?')
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(panel(page)).toHaveCSS('height', '800px')
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await sandbox.agentSays(account.username, 'One more thing.')
  await site.lookAgain()
  const me = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Me/ })
  await expect(me).toHaveAccessibleName('Me 1 unread chat message')
  await me.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Chat 1 unread chat message' }).click()
  await expect(agent(page)).toContainText('One more thing.')
})

test('[CHT-01, GRD-01] who logs in for it with a demo account is told why not, and so is who has one', async ({
  page,
  sandbox,
}) => {
  await page.goto('/')
  await chatButton(page).click()
  await new LoginForm(page).logIn('demo', 'Palaro123')
  const warning = page.getByRole('dialog', { name: 'Chat is for members' })
  await expect(warning).toContainText('You need a real account to chat.')
  await warning.getByRole('button', { name: 'Not now' }).click()
  await chatButton(page).click()
  await expect(warning).toBeVisible()
  await expect(page.locator('iframe[title="Chat room"]')).toHaveCount(0)
  const calls = await sandbox.calls()
  expect([calls['chat.url'], calls['chat.unread']]).toEqual([undefined, undefined])
  await warning.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
})

test('[CHT-01, OUT-01] it closes with the session, and the room with it', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/', account.token)
  await chatButton(page).click()
  await expect(room(page).getByRole('textbox')).toBeVisible()
  await sandbox.endSessions(account.username)
  await expect(room(page).getByRole('alert')).toContainText('This chat has ended.')
  await site.header.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(panel(page)).toBeHidden()
  await expect(site.header.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('[CHT-01] a chat that does not come says so and comes at the next try; a foreign one is never framed', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/', account.token)
  await startCallsMade(sandbox, 'member')
  await sandbox.fault('chat.url', '500', { times: 1 })
  await chatButton(page).click()
  await expect(panel(page).getByRole('alert')).toContainText('The chat didn’t open')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(room(page).getByRole('textbox')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Close' }).click()

  const { origin } = new URL(page.url())
  for (const chatUrl of ['https://evil.example/chat', 'javascript:alert(1)', `${origin}/help`]) {
    await page.route('**/wps/relay/CBS_chatUrl*', (route) =>
      route.fulfill({ json: { success: true, value: { chatUrl } } }),
    )
    await chatButton(page).click()
    await expect(panel(page).getByRole('alert')).toContainText('Its address isn’t one of ours')
    await expect(page.locator('iframe')).toHaveCount(0)
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await page.unrouteAll()
  }
})

test('[CHT-01, SEC-03] only the room itself is heard, and only from its own origin', async ({
  page,
  site,
  account,
  complaints,
}) => {
  await site.openSignedIn('/', account.token)
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

const key = new Uint8Array(32).fill(7)
const seal = (address: string) =>
  new CompactEncrypt(new TextEncoder().encode(address))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key)

test('[CHT-02, BOOT-06] customer service opens from the rail in a window of its own; where it can’t, that closes again and a message says why', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Customer service', exact: true }).first()
  const opened = page.waitForEvent('popup')
  await button.click()
  const popup = await opened
  await popup.waitForURL('**/__sandbox/support?language=EN')
  expect(await popup.evaluate(() => window.opener === null)).toBe(true)
  await popup.close()

  const keyText = Buffer.from(key).toString('base64url')
  const cases: [sent: object, why: string][] = [
    [{ link: 'no.sealed.link.at.all', key: 'AAAA' }, 'customer service link didn’t work'],
    [{ link: await seal('http://127.0.0.1:1/'), key: 'AAAA' }, 'customer service link didn’t work'],
    [{ link: await seal('https://evil.example/'), key: keyText }, 'isn’t ours'],
    [{ link: await seal('http://evil.example/'), key: keyText }, 'isn’t ours'],
  ]
  for (const [sent, why] of cases) {
    await page.route('**/wps/system/permission*', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      answer.value.info.customerService = sent
      await route.fulfill({ response, json: answer })
    })
    await page.reload()
    await button.click()
    await expect(page.getByText('We couldn’t open customer service.')).toBeVisible()
    await expect(page.getByText(why)).toContainText('help@palaro.example')
    await expect.poll(() => context.pages()).toHaveLength(1)
    await page.unrouteAll({ behavior: 'wait' })
  }

  // The code that unseals the link is gone.
  await page.reload()
  await expect(button).toBeVisible()
  await page.route('**/assets/c-*.js', async (route) => {
    const response = await route.fetch()
    const unseals = (await response.text()).includes('compactDecrypt')
    await route.fulfill(unseals ? { status: 404, body: 'gone' } : { response })
  })
  await button.click()
  await expect(page.getByText('The page didn’t load. Check your connection and try again.')).toBeVisible()
  await expect.poll(() => context.pages()).toHaveLength(1)
  await page.unrouteAll({ behavior: 'wait' })
  expect(complaints.filter((line) => !line.includes('A part of the site is lost'))).toEqual([])
  complaints.length = 0

  await page.reload()
  await page.evaluate(() => {
    window.open = () => null
  })
  await button.click()
  await expect(page.getByText('Your browser blocked the window.')).toBeVisible()
})
