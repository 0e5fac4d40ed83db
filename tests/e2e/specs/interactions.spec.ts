/**
 * What a press or a key costs the browser, counted, because times differ between machines: calls of the site's
 * functions, elements that are styled, and layouts. A lobby has some 1,150 elements. `npm run bench` takes the times.
 */
import type { Locator, Page } from '@playwright/test'
import { keysOf } from '#shared/domain/keys-of.ts'
import { callsOf, workOf } from '#support/browser-work.ts'
import { untilQuiet } from '#support/quiet.ts'
import { expect, test } from '../fixtures/site.ts'

type Interaction = {
  what: string
  /** Calls of functions, in thousands, at most. */
  calls: number
  /** Elements styled, and layouts of the page, at most. */
  styled: number
  layouts: number
  act: () => Promise<unknown>
  /** Makes it possible again. */
  undo?: () => Promise<unknown>
}

/** Milliseconds without requests after which what was done is over. */
const rest = 250

/** What else the machine does can only add to the work, by splitting it into more frames. So the least of a few counts. */
const runs = 3

/** Does each once, which loads what it opens, then again for the calls, and again for what the browser does. */
async function check(page: Page, interactions: readonly Interaction[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const { what, act, undo, ...limits } of interactions) {
    const over = () => untilQuiet(page, act, rest)
    const back = async () => {
      if (undo) await untilQuiet(page, undo, rest)
    }
    await over()
    await back()
    const did = { calls: Infinity, styled: Infinity, layouts: Infinity }
    const isMore = (key: keyof typeof did) => did[key] > limits[key]
    for (let run = 0; run < runs && keysOf(did).some(isMore); run += 1) {
      if (isMore('calls')) {
        did.calls = Math.min(did.calls, (await callsOf(session, over)) / 1000)
        await back()
      }
      if (isMore('styled') || isMore('layouts')) {
        const { styled, layouts } = await workOf(session, over)
        did.styled = Math.min(did.styled, styled)
        did.layouts = Math.min(did.layouts, layouts)
        await back()
      }
    }
    for (const key of keysOf(did)) expect.soft(did[key], `${what}: ${key}`).toBeLessThanOrEqual(limits[key])
  }
}

async function closes(page: Page, what: Locator) {
  await page.keyboard.press('Escape')
  await expect(what).toBeHidden()
}

test('[PERF-02] in the lobby a press does the work of what changes, and no more', { tag: '@full' }, async ({
  page,
  site,
  account,
}) => {
  // A lobby without a list of wins, which comes anew from time to time.
  await site.openSignedIn('/fish', account.token)
  await untilQuiet(page)
  const { header, main } = site
  const tile = main.getByRole('article').first()
  const tabs = main.getByRole('tab')
  const chosen = (tab: Locator) => expect(tab).toHaveAttribute('aria-selected', 'true')
  const modal = page.getByRole('dialog')
  const heart = tile.getByRole('button', { name: /favourites/ })
  const choose = async (name: string, tag: string) => {
    // Its name is in the language chosen.
    await header.locator('[aria-haspopup="menu"]').filter({ hasText: /EN|TY/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
  }
  await check(page, [
    {
      what: 'favourite',
      calls: 20,
      styled: 40,
      layouts: 3,
      async act() {
        const before = await heart.getAttribute('aria-label')
        await heart.click()
        await expect(heart).not.toHaveAttribute('aria-label', before ?? '')
      },
    },
    {
      what: 'vendor tab',
      calls: 400,
      styled: 400,
      layouts: 8,
      async act() {
        await tabs.nth(3).click()
        await chosen(tabs.nth(3))
      },
      async undo() {
        await tabs.first().click()
        await chosen(tabs.first())
      },
    },
    // All of the page changes its colours.
    {
      what: 'theme',
      calls: 10,
      styled: 1200,
      layouts: 3,
      act: () => header.getByRole('button', { name: /theme/ }).click(),
    },
    // A modal makes all of the page inert.
    {
      what: 'search',
      calls: 450,
      styled: 1400,
      layouts: 8,
      async act() {
        await page.keyboard.press('Control+k')
        await expect(modal.getByRole('combobox')).toBeVisible()
      },
      undo: () => closes(page, modal),
    },
    {
      what: 'details',
      calls: 150,
      styled: 1400,
      layouts: 8,
      async act() {
        await tile.getByRole('button', { name: /^Details/ }).click()
        await expect(modal.getByRole('heading').first()).toBeVisible()
      },
      undo: () => closes(page, modal),
    },
    {
      what: 'account menu',
      calls: 10,
      styled: 120,
      layouts: 9,
      async act() {
        await header.getByRole('button', { name: account.username }).click()
        await expect(page.getByRole('menu')).toBeVisible()
      },
      undo: () => closes(page, page.getByRole('menu')),
    },
    {
      what: 'game',
      calls: 230,
      styled: 150,
      layouts: 10,
      async act() {
        await tile.getByRole('button').first().click()
        await expect(page.locator('iframe')).toBeVisible()
      },
      async undo() {
        await page.goBack()
        await expect(tile).toBeVisible()
      },
    },
    {
      what: 'language',
      calls: 700,
      styled: 1200,
      layouts: 22,
      act: () => choose('Filipino', 'fil-PH'),
      undo: () => choose('English', 'en-PH'),
    },
  ])
})

test('[PERF-02] a key in the search, and a page of a centre, do the work of what they show', {
  tag: '@full',
}, async ({ page, site, account }) => {
  await site.openSignedIn('/fish', account.token)
  await untilQuiet(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await untilQuiet(page)
  await check(page, [
    {
      what: 'key',
      calls: 250,
      styled: 300,
      layouts: 8,
      act: () => page.keyboard.press('a'),
      undo: () => page.keyboard.press('Backspace'),
    },
    {
      what: 'search closes',
      calls: 80,
      styled: 770,
      layouts: 3,
      act: () => closes(page, page.getByRole('dialog')),
      undo: () => page.keyboard.press('Control+k'),
    },
  ])
  await untilQuiet(page, () => page.goto('/help?member=accountRecord'))
  const centre = page.getByRole('dialog')
  const goes = async (name: string) => {
    await centre.getByRole('button', { name }).click()
    await expect(centre.getByRole('heading', { name }).first()).toBeVisible()
  }
  await check(page, [
    {
      what: 'page of a centre',
      calls: 200,
      styled: 200,
      layouts: 6,
      act: () => goes('Betting record'),
      undo: () => goes('Account record'),
    },
  ])
})

test('[PERF-02] a visitor’s login and registration open with the work of what they show', {
  tag: '@full',
}, async ({ page, site }) => {
  await untilQuiet(page, () => page.goto('/fish'))
  const opens = (name: string) => ({
    what: name,
    async act() {
      await site.header.getByRole('button', { name }).click()
      await expect(site.dialog(name).getByRole('textbox').first()).toBeVisible()
    },
    async undo() {
      await site.dialog(name).getByRole('button', { name: 'Close' }).click()
      await expect(site.dialog(name)).toBeHidden()
    },
  })
  // A modal makes all of the page inert.
  await check(page, [
    { ...opens('Log in'), calls: 125, styled: 840, layouts: 7 },
    { ...opens('Register'), calls: 120, styled: 890, layouts: 7 },
  ])
})

test('[PERF-02] the lobby’s own search, its list scrolled, and a deposit in a game do the work of what they show', {
  tag: '@full',
}, async ({ page, site, account }) => {
  await site.openSignedIn('/rng', account.token)
  await untilQuiet(page)
  const field = site.main.getByRole('searchbox', { name: 'Search games' })
  await check(page, [
    {
      what: 'lobby scrolled',
      calls: 1400,
      styled: 6300,
      layouts: 32,
      async act() {
        // More games come as the end nears.
        for (let step = 0; step < 10; step += 1) await untilQuiet(page, () => page.mouse.wheel(0, 900), 50)
      },
      undo: () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })),
    },
    {
      what: 'key in the lobby’s search',
      calls: 400,
      styled: 20,
      layouts: 5,
      // The games come after a pause in typing.
      async act() {
        await field.press('a')
        await expect(page).toHaveURL(/search=a/)
      },
      async undo() {
        await field.press('Escape')
        await expect(page).not.toHaveURL(/search=/)
      },
    },
  ])
  await untilQuiet(page, () => page.goto('/seamless?vendor=JL&nodeId=1001'))
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  await check(page, [
    {
      what: 'deposit in a game',
      calls: 100,
      styled: 350,
      layouts: 8,
      async act() {
        await page.getByRole('button', { name: 'Deposit', exact: true }).click()
        await expect(site.dialog('Deposit').getByRole('textbox').first()).toBeVisible()
      },
      undo: () => closes(page, site.dialog('Deposit')),
    },
  ])
})
