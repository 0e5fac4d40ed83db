import type { Page } from '@playwright/test'

/** Makes a page refuse to be left. Chromium heeds that only of a page that somebody has used. */
export async function holdFast(page: Page): Promise<void> {
  // Answered by the app; Playwright would otherwise answer it first.
  page.on('dialog', () => {})
  await page.locator('h1').click()
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()))
}
