/**
 * Screenshots of every screen, in both themes and at three widths, written to `shots/`. For looking at; they aren't
 * compared. `npm run shots -- -g "lobby, 390"` takes only some of them.
 */
import { type Scene, takePictures } from './take-pictures.ts'

const openGame = async ({ page, site }: Scene) => {
  await site.tile('Golden Carabao').click()
  await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).waitFor()
}

takePictures([
  { name: 'home', path: '/', long: true },
  { name: 'home-member', path: '/', member: true },
  { name: 'lobby', path: '/rng', member: true },
  { name: 'lobby-none-found', path: '/rng?search=zzzz', member: true },
  { name: 'lobby-favourites-none', path: '/fish?type=fav', member: true },
  { name: 'lobby-live', path: '/live' },
  { name: 'lottery', path: '/lottery' },
  { name: 'game', path: '/rng?search=Golden%20Carabao', member: true, then: openGame },
  {
    name: 'game-failed',
    path: '/rng?search=Golden%20Carabao',
    member: true,
    given: (sandbox) => sandbox.fault('games.launch', '500'),
    then: async ({ page, site }) => {
      await site.tile('Golden Carabao').click()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  { name: 'deposit', path: '/deposit', member: true },
  { name: 'promotions', path: '/promotions', long: true },
  { name: 'help', path: '/help' },
  { name: 'download', path: '/down' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'consent', path: '/', given: (sandbox) => sandbox.setFlag('gtagId', 'G-SANDBOX01') },
  {
    name: 'maintenance',
    path: '/',
    given: (sandbox) => sandbox.setFlag('systemStatus', 'maintenance'),
  },
  { name: 'region', path: '/', given: (sandbox) => sandbox.setFlag('systemStatus', 'region') },
  { name: 'down', path: '/', given: (sandbox) => sandbox.fault('*', '500') },
  {
    name: 'technical-problem',
    path: '/',
    given: (sandbox) => sandbox.fault('system.permission', 'wrongTypes'),
  },
  {
    name: 'offline',
    path: '/',
    then: async ({ page, complaints }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
      await page.route('**/wps/**', (route) => route.abort())
      await page.reload()
      await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
      // The failed calls are logged, as they should be.
      complaints.length = 0
    },
  },
  {
    name: 'connection-lost',
    path: '/help',
    member: true,
    then: async ({ page, site, complaints }) => {
      await page.route('**/wps/**', (route) => route.abort())
      await site.lookAgain()
      await page.getByText('We can’t reach our servers.').waitFor()
      complaints.length = 0
    },
  },
  { name: 'ip-restricted', path: '/', given: (sandbox) => sandbox.setFlag('systemStatus', 'ip') },
  {
    name: 'domain-notice',
    path: '/',
    then: async ({ page, sandbox }) => {
      await page.waitForLoadState('networkidle')
      await sandbox.fault('system.status', 'drop')
      await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await page.getByRole('complementary').waitFor()
    },
  },
  {
    name: 'part-lost',
    path: '/',
    then: async ({ page, site, complaints }) => {
      await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' })
      await page.route('**/assets/c-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
      await site.header.getByRole('button', { name: 'Register' }).click()
      await site.dialog('Part of the site didn’t load').waitFor()
      // The failed load is logged, as it should be.
      complaints.length = 0
    },
  },
  {
    name: 'language',
    path: '/',
    only: 'wide',
    then: ({ site }) => site.header.getByRole('button', { name: 'Language' }).click(),
  },
  {
    name: 'me',
    path: '/',
    member: true,
    only: 'phone',
    then: ({ page }) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Me' }).click(),
  },
  {
    name: 'chat',
    path: '/',
    member: true,
    then: async ({ page, site, sandbox, username }) => {
      await sandbox.agentSays(username, 'Your document is approved. Anything else?')
      await site.lookAgain()
      if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: /^Chat/ }).first().click()
      const room = page.frameLocator('iframe[title="Chat room"]')
      await room.getByRole('textbox').fill('What is my balance?')
      await page.keyboard.press('Enter')
      await room.getByText('Your balance is').waitFor()
    },
  },
  {
    name: 'chat-warning',
    path: '/login',
    then: async ({ page, site, width }) => {
      await page.getByRole('button', { name: 'try free play' }).click()
      await site.balance.waitFor()
      if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: /^Chat/ }).first().click()
      await page.getByRole('dialog').getByRole('heading').waitFor()
    },
  },
  {
    name: 'chat-failed',
    path: '/',
    member: true,
    given: (sandbox) => sandbox.fault('chat.url', '500'),
    then: async ({ page }) => {
      if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: /^Chat/ }).first().click()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'games-drawer',
    path: '/',
    only: 'phone',
    then: ({ page }) => page.getByRole('button', { name: 'Menu' }).click(),
  },
])
