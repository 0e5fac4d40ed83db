import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ResourceCode } from './resource-code.tsx'
import { darkModules, modulesOf } from './testing/code-modules.ts'

const url = 'https://download.example/palaro.apk'
const label = 'QR code of Android'

test('[FTR-02] the gateway’s own picture of a code is shown, 200 px wide', async () => {
  const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  const screen = await render(<ResourceCode url={url} picture={picture} label={label} />)
  const code = screen.getByRole('img', { name: label }).element()
  expect(code.getAttribute('src')).toBe(picture)
  expect([code.clientWidth, code.clientHeight]).toEqual([200, 200])
})

test.each([undefined, 'data:image/png,broken'])(
  '[FTR-02] with the picture %s a code is drawn: 200 px, margin 20, level M',
  async (picture) => {
    const screen = await render(<ResourceCode url={url} picture={picture} label={label} />)
    const drawn = screen.getByRole('img', { name: label })
    await expect.element(drawn).toHaveAttribute('viewBox')
    const code = drawn.element()
    const { width, left, top } = code.getBoundingClientRect()
    expect(width).toBe(200)
    const path = code.querySelector('path')?.getBoundingClientRect()
    expect(Math.round((path?.left ?? 0) - left)).toBe(20)
    expect(Math.round((path?.top ?? 0) - top)).toBe(20)
    expect(Math.round(path?.width ?? 0)).toBe(160)
    // The first two format bits, in row 8, are the level under the standard's mask: M is dark, light.
    const dark = darkModules(code)
    expect([dark.has('0,8'), dark.has('1,8')]).toEqual([true, false])
    expect(dark).toEqual(modulesOf(url))
  },
)
