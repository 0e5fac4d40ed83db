import { expect, test } from 'vitest'
import { renderSite } from '#lib/testing/render-site.tsx'
import { NoticesLink } from './notices-link.tsx'

test('[WEB-01] the footer leads to the licences of what the site contains, in a tab of their own', async () => {
  const screen = await renderSite(<NoticesLink />)
  const link = screen.getByRole('link', { name: 'Open-source licences' })
  await expect.element(link).toHaveAttribute('href', '/third-party-notices.txt')
  await expect.element(link).toHaveAttribute('target', '_blank')
})
