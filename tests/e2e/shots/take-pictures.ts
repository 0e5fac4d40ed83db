import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { LanguageCode } from '#shared/i18n/languages.ts'
import { untilQuiet } from '#support/quiet.ts'
import type { SandboxClient } from '#support/sandbox.ts'
import { expect, test } from '../fixtures/site.ts'
import type { SitePage } from '../pages/site-page.ts'

/** What a screen is brought about with. */
export type Scene = {
  page: Page
  site: SitePage
  sandbox: SandboxClient
  complaints: string[]
  /** The account that sees a member's screen. */
  username: string
  width: number
}

/** A screen as its picture is to be taken. */
export type Screen = {
  name: string
  path: string
  /** Seen by an account with money in its wallet. */
  member?: true
  /** Else English. What is done in `then` is found by English names. */
  language?: LanguageCode
  /** Only at widths from or below 1024 px. */
  only?: 'wide' | 'phone'
  /** Sets the gateway before the page opens. */
  given?: (sandbox: SandboxClient) => Promise<void>
  /** What is done on the page before the picture. */
  then?: (scene: Scene) => Promise<void>
  /** The whole length of the page, not the window alone. */
  long?: true
}

const folder = resolve(import.meta.dirname, '../../../shots')
const themes = ['light', 'dark'] as const
const widths = [390, 1280, 1920]

/** Until nothing more comes; a running game goes on asking, and is taken as it is. */
async function settle(page: Page) {
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible({ timeout: 20_000 })
  if ((await page.locator('iframe').count()) === 0) await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Until the pictures in the window are there, or a while is over: what a line beside it hides never comes. */
async function pictured(page: Page) {
  const there = () =>
    Array.from(document.images).every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return image.complete || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth
    })
  await page.waitForFunction(there, undefined, { timeout: 3000 }).catch(() => {})
}

/** Brings the pictures that load when they come near. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let place = 0; place < height; place += 600) {
    await untilQuiet(page, () => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place))
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Declares the pictures of each screen: both themes, at three widths. A theme is styles alone, so one visit has both. */
export function takePictures(screens: readonly Screen[]): void {
  for (const screen of screens)
    for (const width of widths) {
      if (screen.only && (screen.only === 'phone') !== width < 1024) continue
      test(`${screen.name}, ${width}`, async ({ page, site, sandbox, account, complaints }) => {
        await page.setViewportSize({ width, height: width < 1024 ? 844 : 900 })
        const { language } = screen
        if (language) await page.addInitScript((code) => localStorage.setItem('lang', code), language)
        await screen.given?.(sandbox)
        if (screen.member) {
          await sandbox.setBalance(account.username, '12480.75')
          await site.keepSignedIn(account.token)
        }
        await page.goto(screen.path)
        if (screen.member && !language) await expect(site.balance).toBeVisible()
        await settle(page)
        await screen.then?.({ page, site, sandbox, complaints, username: account.username, width })
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
