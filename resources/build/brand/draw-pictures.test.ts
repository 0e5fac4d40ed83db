import { expect, test } from 'vitest'
import { openBrowser } from '../../../tests/perf/browser.ts'
import { withDrawing } from './draw-pictures.ts'

const missing = () => Promise.reject(new Error('Executable doesn’t exist'))

test('[OPS-01] without a browser, drawing pictures fails and says how to get one', async () => {
  await expect(withDrawing(async () => 'drawn', [missing, missing])).rejects.toThrow(
    /none is here\. Get one: npx playwright install chromium, or .+ CHROMIUM_PATH/,
  )
})

test('[OPS-01] pictures are drawn with the next browser where the first is missing', async () => {
  expect(await withDrawing(async (page) => page.evaluate('1 + 1'), [missing, openBrowser])).toBe(2)
})
