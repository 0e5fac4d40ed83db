import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { LanguageCode } from '#shared/i18n/languages.ts'
import { untilQuiet } from '#support/quiet.ts'
import type { SandboxClient } from '#support/sandbox.ts'
import { expect, test } from '../fixtures/site.ts'
import type { SitePage } from '../pages/site-page.ts'

/** What a screen's preparation can use. */
export type Scene = {
  page: Page
  site: SitePage
  sandbox: SandboxClient
  complaints: string[]
  /** The account that is logged in on a member's screen, and its session. */
  username: string
  token: string
  width: number
}

/** A screen to take screenshots of. */
export type Screen = {
  name: string
  path: string
  /** Logged in, with money in the wallet; as "juan", with a past. */
  member?: true | 'juan' | 'agent1'
  /** English by default. `then` finds elements by their English names. */
  language?: LanguageCode
  /** `wide`: only from 1024 px. `phone`: only below. */
  only?: 'wide' | 'phone'
  /** Prepares the gateway before the page opens. */
  given?: (sandbox: SandboxClient) => Promise<void>
  /** Done on the page before the screenshot. */
  then?: (scene: Scene) => Promise<void>
  /** The full page instead of only the window. */
  long?: true
  /** On phones a window as high as the content of a centre, which scrolls by itself. */
  tall?: true
}

const folder = resolve(import.meta.dirname, '../../../shots')
const themes = ['light', 'dark'] as const
const widths = [390, 1280, 1920]

/**
 * Waits until loading has finished. With a game on the page the network isn't waited for, because a game keeps
 * polling.
 */
async function settle(page: Page) {
  await expect(page.getByText(/^(Loading|Searching)/)).toHaveCount(0)
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible({ timeout: 20_000 })
  const { searchParams } = new URL(page.url())
  if (searchParams.has('member') || searchParams.has('agent'))
    await expect(page.getByRole('dialog').first()).toBeVisible()
  if ((await page.locator('iframe').count()) === 0) await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Waits up to 3 s for the pictures in the window. Lazy ones that are hidden in a scrolling row never load. */
async function pictured(page: Page) {
  const there = () =>
    Array.from(document.images).every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return image.complete || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth
    })
  await page.waitForFunction(there, undefined, { timeout: 3000 }).catch(() => {})
}

/** Loads the pictures that only load when they come into view. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let place = 0; place < height; place += 600) {
    await untilQuiet(page, () => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place))
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/**
 * Declares the tests for each screen, at three widths. Each takes both themes in one visit, because a theme only
 * changes styles.
 */
export function takePictures(screens: readonly Screen[]): void {
  for (const screen of screens)
    for (const width of widths) {
      if (screen.only && (screen.only === 'phone') !== width < 1024) continue
      test(`${screen.name}, ${width}`, async ({ page, site, sandbox, account, complaints }) => {
        await page.setViewportSize({ width, height: width < 1024 ? (screen.tall ? 2400 : 844) : 900 })
        const { language } = screen
        if (language) await page.addInitScript((code) => localStorage.setItem('lang', code), language)
        await screen.given?.(sandbox)
        if (screen.member) {
          if (screen.member === true) await sandbox.setBalance(account.username, '12480.75')
          await site.keepSignedIn(
            screen.member === true ? account.token : await sandbox.signIn(screen.member),
          )
        }
        await page.goto(screen.path)
        if (screen.member && !language) await expect(site.balance).toBeVisible()
        await settle(page)
        const { username, token } = account
        await screen.then?.({ page, site, sandbox, complaints, username, token, width })
        await settle(page)
        if (screen.long) await scrollThrough(page)
        await pictured(page)
        for (const theme of themes) {
          await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
          await page.screenshot({
            path: resolve(folder, `${screen.name}-${width}-${theme}.png`),
            fullPage: screen.long ?? false,
            animations: 'disabled',
          })
        }
      })
    }
}
