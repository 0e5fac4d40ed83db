/** `npm run icons`: draws every brand's icons from its mark, into resources/brand/<name>/icons. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { chromiumPath } from '../../tests/support/chromium.ts'
import { type Drawn, icnsOf, icoOf } from './icon-files.ts'

const brands = resolve('resources/brand')
const windowsSizes = [16, 32, 48, 64, 128, 256]
const linuxSizes = [16, 32, 48, 64, 128, 256, 512]
const macSizes = [32, 64, 128, 256, 512, 1024]
/** Of its square, as other icons in the Dock fill theirs. */
const macShare = 0.82

const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
const page = await browser.newPage()

async function draw(svg: string, size: number, share = 1): Promise<Drawn> {
  await page.setViewportSize({ width: size, height: size })
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const side = Math.round(size * share)
  await page.setContent(
    `<style>body{margin:0;block-size:100vh;display:grid;place-items:center}</style><img width="${side}" height="${side}" src="${picture}">`,
  )
  const clip = { x: 0, y: 0, width: size, height: size }
  return { size, png: await page.screenshot({ omitBackground: true, clip }) }
}

async function drawAll(svg: string, sizes: readonly number[], share?: number): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (const size of sizes) drawn.push(await draw(svg, size, share))
  return drawn
}

for (const name of readdirSync(brands)) {
  const folder = join(brands, name)
  const { logo } = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'))
  const mark = readFileSync(join(folder, logo.mark), 'utf8')
  const icons = join(folder, 'icons')
  rmSync(icons, { recursive: true, force: true })
  mkdirSync(icons)
  const plain = await drawAll(mark, linuxSizes)
  for (const { size, png } of plain) writeFileSync(join(icons, `${size}.png`), png)
  writeFileSync(join(icons, 'icon.ico'), icoOf(plain.filter(({ size }) => windowsSizes.includes(size))))
  writeFileSync(join(icons, 'icon.icns'), icnsOf(await drawAll(mark, macSizes, macShare)))
  // So that a mark that has changed since can be told.
  writeFileSync(join(icons, 'mark.sha256'), `${createHash('sha256').update(mark).digest('hex')}\n`)
}
await browser.close()
