import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useFirstPaintDone, watchFirstPaint } from '#lib/first-paint/first-paint.ts'
import { deferredPart, fetchDeferredParts, lazyPart } from './lazy-part.ts'

const Words = () => <p>the part</p>

/** What is in a part's place until it is there. Notes each time that it comes into the page. */
const place = (seen: string[]) => <p ref={(element) => void (element && seen.push('its place'))}>its place</p>

test('[PERF-01] a deferred part that has been loaded takes its place at once, without a placeholder in between', async () => {
  const part = deferredPart(() => Promise.resolve(Words))
  const between: string[] = []
  const Part = part()
  const late = (
    <Suspense fallback={place(between)}>
      <Part />
    </Suspense>
  )
  const Page = () => (useFirstPaintDone() ? late : <p>before</p>)
  const screen = await render(<Page />)
  await expect.element(screen.getByText('before')).toBeVisible()
  void watchFirstPaint(Promise.resolve(), fetchDeferredParts)
  await expect.element(screen.getByText('the part')).toBeVisible()
  expect(between).toEqual([])
})

test('a part that wasn’t loaded ahead has its placeholder meanwhile', async () => {
  const part = lazyPart(() => Promise.resolve(Words))
  const meanwhile: string[] = []
  const Part = part()
  const screen = await render(
    <Suspense fallback={place(meanwhile)}>
      <Part />
    </Suspense>,
  )
  await expect.element(screen.getByText('the part')).toBeVisible()
  expect(meanwhile).toEqual(['its place'])
})
