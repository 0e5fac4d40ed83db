import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { untilQuiet } from './quiet.ts'
import type { SandboxClient } from './sandbox.ts'

/** Where a running game can be inspected: the frame on the web, the view's page on the desktop. */
export type GameSurface = Pick<Page | FrameLocator, 'getByRole'>

/** What differs between the web site and the desktop client in the main job. */
export type Player = {
  page: Page
  /** The running game. */
  game: (title: string) => Promise<GameSurface>
  sandbox: SandboxClient
}

const gameName = 'Golden Carabao'

/** Returns the balance in the header as a plain decimal: "1000.00". */
export async function shownBalance(page: Page): Promise<string> {
  const text = await page.getByRole('status', { name: 'Balance' }).first().innerText()
  return text.replaceAll(/[^\d.-]/g, '')
}

/** Registers an account by username through the form, up to the welcome that follows. */
export async function registerAs(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const form = page.getByRole('dialog', { name: 'Register' })
  await form.getByRole('textbox', { name: 'Username' }).fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Confirm password').fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Register' }).click()
}

/** Registers an account, and closes the welcome that follows. */
export async function register(page: Page, username: string, password: string): Promise<void> {
  await registerAs(page, username, password)
  await page
    .getByRole('dialog', { name: /^Welcome to / })
    .getByRole('button', { name: 'Close' })
    .click()
}

/** Logs in through the header's form. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  const header = page.getByRole('banner')
  await header.getByRole('textbox', { name: 'Username' }).fill(username)
  await header.getByLabel('Password', { exact: true }).fill(password)
  await header.getByRole('button', { name: 'Log in' }).click()
  await expect(header.getByRole('status', { name: 'Balance' })).toBeVisible()
}

/** Signs out through the header, including the confirmation. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toBeVisible()
}

/** Finds the slot through the lobby's search, and presses it. */
export async function pressGame(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Slots' }).click()
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search games' })
  // The list changes until the search has been answered, so a click could miss its tile.
  await untilQuiet(page, () => search.fill('golden carab'))
  await page
    .getByRole('button', { name: `Play ${gameName}` })
    .first()
    .click()
}

const spinOf = (game: GameSurface) => game.getByRole('button', { name: 'Spin' })

/** Plays one round of the slot, and waits until the gateway has recorded it. */
async function playRound(game: GameSurface, sandbox: SandboxClient, username: string): Promise<void> {
  const { rounds } = await sandbox.account(username)
  const spin = spinOf(game)
  await expect(spin).toBeEnabled()
  await spin.click()
  await expect.poll(async () => (await sandbox.account(username)).rounds).toBe(rounds + 1)
  // A round may have a feature, which is longer than others.
  await expect(spin).toBeEnabled({ timeout: 60_000 })
}

/**
 * The product's main job: register, see the welcome credit, find a game, play it with the balance in sight,
 * reload it, sign out, log in again and find everything as it was.
 */
export async function doMainJob({ page, game, sandbox }: Player): Promise<void> {
  const username = `ana${Date.now().toString(36).slice(-7)}`
  const password = 'Mabuhay8'

  await test.step('register, and see the welcome credit', async () => {
    await register(page, username, password)
    await expect.poll(() => shownBalance(page)).toBe('1000.00')
  })

  await test.step('find the game', async () => {
    await pressGame(page)
    await expect(page.getByRole('heading', { name: gameName, level: 1 })).toBeVisible()
  })

  await test.step('play until at least five rounds are done and one is won', async () => {
    const surface = await game(gameName)
    let rounds = 0
    // If wins bring the balance back to exactly 1000.00, another round is played.
    const seenEnough = async () =>
      (await sandbox.hasWon(username)) && (await sandbox.balanceOf(username)) !== '1000.00'
    do {
      await playRound(surface, sandbox, username)
      rounds += 1
    } while (rounds < 5 || (rounds < 80 && !(await seenEnough())))
    expect((await sandbox.account(username)).rounds).toBe(rounds)
    const balance = await sandbox.balanceOf(username)
    await expect.poll(() => shownBalance(page)).toBe(balance)
    expect(balance).not.toBe('1000.00')
  })

  await test.step('reload the game: another launch, the same session', async () => {
    const launches = (await sandbox.account(username)).launches
    await spinOf(await game(gameName)).evaluate((spin) => spin.setAttribute('data-before-reload', ''))
    await page.getByRole('button', { name: 'Reload' }).click()
    // The old game stays visible until the new one replaces it.
    await expect(async () => {
      await expect(spinOf(await game(gameName))).not.toHaveAttribute('data-before-reload', { timeout: 500 })
    }).toPass()
    await playRound(await game(gameName), sandbox, username)
    expect((await sandbox.account(username)).launches).toBe(launches + 1)
  })

  await test.step('leave: the winner board has moved', async () => {
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: /home/i }).first().click()
    const board = page.getByRole('region', { name: /winn/i })
    await expect(board.getByText(gameName).first()).toBeVisible()
    await expect(board.getByText(`${username.slice(0, 2)}***`, { exact: false }).first()).toBeVisible()
  })

  await test.step('sign out, log in again, and find the balance as it was', async () => {
    const before = await sandbox.balanceOf(username)
    await signOut(page)
    await logIn(page, username, password)
    await expect.poll(() => shownBalance(page)).toBe(before)
    expect(await sandbox.ledgerBalanced()).toBe(true)
  })
}
