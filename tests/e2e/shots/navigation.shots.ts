import { expect } from '../fixtures/site.ts'
import { takePictures } from './take-pictures.ts'

const openSearch = { name: 'Search games' } as const

takePictures([
  {
    name: 'nav-open',
    path: '/',
    only: 'wide',
    then: async ({ page, site }) => {
      await site.nav.getByRole('link', { name: 'Slots', exact: true }).hover()
      await page.getByRole('group', { name: 'Slots providers' }).waitFor()
    },
  },
  {
    name: 'drawer-open',
    path: '/',
    member: true,
    only: 'phone',
    then: async ({ page }) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      // A button that is pressed while the drawer slides in is scrolled to.
      await expect(drawer.getByRole('heading', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
      await drawer.getByRole('button', { name: /^Table Game/ }).click()
    },
  },
  {
    name: 'footer',
    path: '/help',
    then: async ({ page, site }) => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await site.footer.getByRole('button', { name: 'QR code' }).waitFor()
      await site.footer.scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    },
  },
  {
    name: 'footer-code',
    path: '/help',
    then: async ({ page, site }) => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await site.footer.getByRole('button', { name: 'QR code' }).click()
      await page.getByRole('img', { name: /^QR code of/ }).waitFor()
    },
  },
  {
    name: 'search-empty',
    path: '/',
    then: async ({ page, site }) => {
      await site.header.getByRole('button', openSearch).click()
      await page.getByRole('group', { name: 'Popular games' }).waitFor()
    },
  },
  {
    name: 'search',
    path: '/rng',
    member: true,
    then: async ({ page, site }) => {
      await site.header.getByRole('button', openSearch).click()
      await page.getByRole('combobox', openSearch).fill('caribao')
      await page.getByRole('option', { name: /Golden Carabao/ }).waitFor()
    },
  },
  {
    name: 'search-pages',
    path: '/',
    member: true,
    then: async ({ page, site }) => {
      await site.header.getByRole('button', openSearch).click()
      await page.getByRole('combobox', openSearch).fill('depost')
      await page
        .getByRole('option', { name: /^Deposit/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'search-failed',
    path: '/',
    member: true,
    then: async ({ page, site }) => {
      await page.route(/promo/i, (route) => route.abort())
      await site.header.getByRole('button', openSearch).click()
      await page.getByRole('combobox', openSearch).fill('languag')
      await page.getByRole('option', { name: /didn’t load/ }).waitFor()
    },
  },
])
