import type { Page } from '@playwright/test'
import { openGame } from '../support/client.ts'
import { expect, signedInTest as gameTest, test } from '../support/fixtures.ts'
import { openedOutside, prevented, watchOutside } from '../support/outside.ts'

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
    const { app, page, operator } = site
    await watchOutside(app)
    await mark(page)
    const before = await whereabouts(page)
    for (const url of [
      `${operator.evilOrigin}/`,
      'data:text/html,<h1>left</h1>',
      'file:///etc/passwd',
      '/wps/system/permission',
    ])
      await tryToLeave(page, url)
    await expect.poll(() => prevented(app)).toContain(`${operator.evilOrigin}/`)
    expect(await whereabouts(page)).toEqual(before)
    expect(operator.evilSaw).toEqual([])
  })

  test('[DSK-05] opens no windows: a public address, a mail and a call go to the system, others nowhere', async ({
    site,
  }) => {
    const { app, page } = site
    await watchOutside(app)
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
      .poll(() => openedOutside(site.app))
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
  gameTest('[DSK-03] stays on its launch hosts', async ({ site }) => {
    const { game } = await openGame(site)
    await watchOutside(site.app)
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
    const { evilOrigin } = site.operator
    await expect
      .poll(() => prevented(site.app))
      .toEqual(expect.arrayContaining([`${evilOrigin}/`, `${evilOrigin}/landed`]))
    expect(await whereabouts(game)).toEqual(before)
    expect(site.operator.evilSaw).toEqual([])
    expect(site.operator.gameSaw.some(({ path }) => path === '/redirect')).toBe(true)
  })

  gameTest('[DSK-03] opens nothing: no window, no link, no download', async ({ site }) => {
    const { game } = await openGame(site)
    await watchOutside(site.app)
    const windows = site.app.windows().length
    expect(await game.evaluate(() => window.open('https://example.com/'))).toBeNull()
    await game.click('#blank')
    await game.click('#download')
    await expect.poll(() => prevented(site.app)).toContain(`${site.operator.gameOrigin}/file.txt`)
    expect(await openedOutside(site.app)).toEqual([])
    expect(site.app.windows()).toHaveLength(windows)
  })

  gameTest('[DSK-03] is denied what it was not launched with', async ({ site }) => {
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
  })

  gameTest('[DSK-03] can’t reach the site', async ({ site }) => {
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
