/**
 * `npm run icons`: draws the icons of the installed site from each brand's mark, into
 * `resources/brand/<name>/icons`. To be run when a mark or a brand's dark background changes.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { loadBrand } from '../../resources/build/brand-plugin.ts'
import { appIcons } from '../../resources/build/web-app-plugin.ts'
import { chromiumPath } from './chromium.ts'

const brands = resolve('resources/brand')

/** How much of a picture's side the mark takes. Whatever shape a system cuts out, a circle of 80 % stays whole. */
const shares = { any: 1, maskable: 0.7, touch: 0.8 }

const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
for (const name of readdirSync(brands)) {
  const folder = join(brands, name, 'icons')
  mkdirSync(folder, { recursive: true })
  const { logo, theme } = loadBrand(name)
  const mark = readFileSync(join(brands, name, logo.mark)).toString('base64')
  for (const { file, size, purpose } of appIcons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const side = size * shares[purpose ?? 'touch']
    const background = purpose === 'any' ? 'transparent' : theme.background.dark
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">
        <img src="data:image/svg+xml;base64,${mark}" width="${side}" height="${side}">`,
    )
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    writeFileSync(join(folder, file), await page.screenshot({ omitBackground: purpose === 'any' }))
    await page.close()
  }
  console.log(`${name}: ${appIcons.length} icons`)
}
await browser.close()
