import { expect, type Page } from '@playwright/test'

/** Opens the client's settings by their button in the footer, and returns their dialog. */
export async function openClientSettings(page: Page) {
  const footer = page.getByRole('contentinfo')
  const button = footer.getByRole('button', { name: 'Client settings' })
  // The footer is rendered when it is near the viewport; a page that still grows pushes it away again.
  await expect(async () => {
    await footer.scrollIntoViewIfNeeded({ timeout: 2000 })
    await expect(button).toBeVisible({ timeout: 1000 })
  }).toPass()
  await button.click()
  return page.getByRole('dialog', { name: 'Client settings' })
}
