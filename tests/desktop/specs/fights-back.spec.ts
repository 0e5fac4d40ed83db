import {
  call,
  heardEvents,
  invoke,
  launchAddress,
  logIn,
  openGame,
  type Site,
  viewsOf,
} from '../support/client.ts'
import { expect, test as siteTest, signedInTest as test } from '../support/fixtures.ts'
import { holdFast } from '../support/hold-fast.ts'

/** Pages that won't be told: a game, the chat and customer service that close themselves, stay, or call the gateway. */

const countPages = (site: Site) =>
  site.app.evaluate(({ webContents }) => webContents.getAllWebContents().length)

test('[DSK-03, DSK-13] a game that closes itself is reported to the site, leaves nothing, and the next one opens', {
  tag: '@full',
}, async ({ site }) => {
  const before = await countPages(site)
  const { id, game } = await openGame(site)
  await game.evaluate(() => {
    localStorage.setItem('left', 'here')
    setTimeout(() => window.close())
  })
  await expect.poll(() => heardEvents(site.page)).toContainEqual({ type: 'gameClosed', id })
  await expect.poll(() => countPages(site)).toBe(before)
  expect(await viewsOf(site)).toEqual([])
  expect(site.output()).not.toContain('nobody handled')

  const again = await openGame(site)
  expect(await again.game.evaluate(() => localStorage.getItem('left'))).toBeNull()
})

test('[DSK-03] six games that close themselves leave room for six others', { tag: '@full' }, async ({
  site,
}) => {
  for (let round = 0; round < 2; round++) {
    const games = []
    for (let count = 0; count < 6; count++) games.push(await openGame(site, `/game-${round}-${count}`))
    await Promise.all(games.map(({ game }) => game.evaluate(() => void setTimeout(() => window.close()))))
    await expect.poll(() => viewsOf(site)).toEqual([])
  }
})

test('[DSK-03] a game that refuses to be left is reloaded and closed all the same', { tag: '@full' }, async ({
  site,
}) => {
  const { id, game } = await openGame(site)
  await holdFast(game)
  expect(await invoke(site.page, 'games:reload', id, await launchAddress(site, '/again'))).toBe(true)
  await expect.poll(() => new URL(game.url()).pathname).toBe('/again')
  await holdFast(game)
  await invoke(site.page, 'games:close', id)
  await expect.poll(() => viewsOf(site)).toEqual([])
})

test('[DSK-03] a game shows what it makes itself in a frame, which gets no more than any other', {
  tag: '@full',
}, async ({ site }) => {
  const { game } = await openGame(site)
  for (const make of ['data', 'blob'] as const) {
    await game.evaluate((how) => {
      const text = `<p>made by ${how}</p>`
      const frame = document.createElement('iframe')
      frame.src =
        how === 'data'
          ? `data:text/html,${text}`
          : URL.createObjectURL(new Blob([text], { type: 'text/html' }))
      document.body.append(frame)
    }, make)
    await expect(game.frameLocator('iframe').last().getByText(`made by ${make}`)).toBeVisible()
  }
  const given = await Promise.all(game.frames().map((frame) => frame.evaluate(() => 'desktop' in window)))
  expect(given).toEqual([false, false, false])
})

siteTest(
  '[DSK-03] the site itself shows no frame of a blob: or data: address: its content policy keeps it away',
  { tag: '@full' },
  async ({ site }) => {
    const refused = await site.page.evaluate(() => {
      const violated = new Promise((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        }),
      )
      document.body.append(
        Object.assign(document.createElement('iframe'), { src: 'data:text/html,<p>made</p>' }),
      )
      return violated
    })
    expect(refused).toBe('frame-src')
    await expect(site.page.frameLocator('iframe').getByText('made')).toHaveCount(0)
  },
)

for (const method of ['GET', 'POST'] as const)
  siteTest(
    `[DSK-03, SEC-02] a frame in the site can’t call the gateway as the player by ${method}, and the game not at all`,
    { tag: '@full' },
    async ({ site }) => {
      const { operator, page } = site
      await logIn(page)
      expect((await call(page, 'GET', '/wps/member/info')).status).toBe(200)
      const reach = (how: string) =>
        fetch('app://site/wps/member/info', { method: how, mode: 'no-cors' }).then(
          () => 'sent',
          () => 'refused',
        )
      const { game } = await openGame(site)
      expect(await game.evaluate(reach, method)).toBe('refused')

      operator.supportPage = '<!doctype html><title>Chat</title><h1>Chat</h1>'
      await page.evaluate((url) => {
        document.body.append(Object.assign(document.createElement('iframe'), { src: url }))
      }, `${operator.gatewayUrl}/support`)
      await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Chat' })).toBeAttached()
      const chat = page.frames().find((frame) => frame.url().includes('/support'))
      expect(await chat?.evaluate(reach, method)).toBe('sent')
      await expect.poll(site.output).toContain('a call that is not the site’s was refused')
      // The site's own calls name its merchant.
      const others = operator.gatewaySaw.filter(
        ({ path, headers }) => path === '/wps/member/info' && headers.merchant === undefined,
      )
      expect(others).toEqual([])
    },
  )
