import type { Page } from '@playwright/test'
import { expect, logIn, openGame, type Site, test } from '../support/client.ts'

/** External links that the client has opened since `watchLinks`. */
const openedOutside = (site: Site) =>
  site.app.evaluate(({ shell }) => {
    const watched = shell as typeof shell & { watched?: string[] }
    return watched.watched ?? []
  })

async function watchLinks(site: Site): Promise<void> {
  await site.app.evaluate(({ shell }) => {
    const watched = shell as typeof shell & { watched?: string[] }
    watched.watched = []
    Object.defineProperty(shell, 'openExternal', {
      value: async (url: string) => void watched.watched?.push(url),
    })
  })
}

/** A page's address, and whether it is still the same document. */
const whereabouts = (page: Page) => page.evaluate(() => [location.href, 'mark' in window])
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: true }))

/** Tries every way to leave a page that can be tried from a script. */
async function tryToLeave(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    location.href = to
  }, url)
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.body.append(link)
    link.click()
  }, url)
  await page
    .evaluate((to) => {
      const form = document.createElement('form')
      form.action = to
      form.method = 'post'
      document.body.append(form)
      form.submit()
    }, url)
    .catch(() => undefined)
}

test.describe('the site', () => {
  test('[DSK-01] does not leave its own pages', async ({ site }) => {
    const { page, operator } = site
    await mark(page)
    const before = await whereabouts(page)
    for (const url of [
      `${operator.evilOrigin}/`,
      'data:text/html,<h1>left</h1>',
      'file:///etc/passwd',
      '/wps/system/permission',
    ])
      await tryToLeave(page, url)
    expect(await whereabouts(page)).toEqual(before)
    expect(operator.evilSaw).toEqual([])
    await expect.poll(site.output).toContain('a navigation was refused')
  })

  test('[DSK-05] opens no windows: a public address, a mail and a call go to the system, others nowhere', async ({
    site,
  }) => {
    const { page } = site
    await watchLinks(site)
    const results = await page.evaluate(() =>
      [
        'https://example.com/help',
        'http://example.com/',
        'https://127.0.0.1/',
        'file:///bin/sh',
        'about:blank',
        'mailto:help@example.com?subject=Hello',
        'mailto:help@example.com?attach=/etc/passwd',
        'tel:+63-2-8123',
        'tel:*%2306%23',
      ].map((url) => window.open(url)),
    )
    expect(new Set(results)).toEqual(new Set([null]))
    await expect
      .poll(() => openedOutside(site))
      .toEqual(['https://example.com/help', 'mailto:help@example.com?subject=Hello', 'tel:+6328123'])
    expect(site.app.windows()).toHaveLength(1)
  })

  test('[SEC-02] is denied notifications, microphone, place and reading the clipboard', async ({
    site: { page },
  }) => {
    const answers = await page.evaluate(async () => ({
      notifications: await Notification.requestPermission(),
      media: await navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => 'granted',
        (error: Error) => error.name,
      ),
      place: await new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve('granted'),
          () => resolve('denied'),
        ),
      ),
      clipboard: await navigator.clipboard.readText().then(
        () => 'granted',
        (error: Error) => error.name,
      ),
    }))
    expect(answers).toEqual({
      notifications: 'denied',
      media: 'NotAllowedError',
      place: 'denied',
      clipboard: 'NotAllowedError',
    })
  })
})

test.describe('a game', () => {
  test('[DSK-03] stays on its launch hosts', async ({ site }) => {
    await logIn(site.page)
    const { game } = await openGame(site)
    await mark(game)
    const before = await whereabouts(game)
    for (const url of [
      `${site.operator.evilOrigin}/`,
      'app://site/',
      'data:text/html,left',
      'file:///etc/passwd',
    ])
      await tryToLeave(game, url)
    await tryToLeave(game, '/redirect')
    expect(await whereabouts(game)).toEqual(before)
    expect(site.operator.evilSaw).toEqual([])
    expect(site.operator.gameSaw.some(({ path }) => path === '/redirect')).toBe(true)
  })

  test('[DSK-03] opens nothing: no window, no link, no download', async ({ site }) => {
    await watchLinks(site)
    await logIn(site.page)
    const { game } = await openGame(site)
    const windows = site.app.windows().length
    expect(await game.evaluate(() => window.open('https://example.com/'))).toBeNull()
    await game.click('#blank')
    await game.click('#download')
    await expect.poll(site.output).toContain('a download was refused')
    expect(await openedOutside(site)).toEqual([])
    expect(site.app.windows()).toHaveLength(windows)
  })

  test('[DSK-03] is denied what it was not launched with', async ({ site }) => {
    await logIn(site.page)
    const { game } = await openGame(site)
    const answers = await game.evaluate(async () => [
      await Notification.requestPermission(),
      await navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'granted',
        (error: Error) => error.name,
      ),
      await new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve('granted'),
          () => resolve('denied'),
        ),
      ),
    ])
    expect(answers).toEqual(['denied', 'NotAllowedError', 'denied'])
    await expect.poll(site.output).toContain('a permission was denied')
  })

  test('[DSK-03] can’t reach the site', async ({ site }) => {
    await logIn(site.page)
    const { game } = await openGame(site)
    const reached = await game.evaluate(() =>
      fetch('app://site/wps/member/info').then(
        () => 'reached',
        () => 'refused',
      ),
    )
    expect(reached).toBe('refused')
  })
})
