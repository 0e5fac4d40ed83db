import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CategoryIcon } from './category-icon.tsx'

test('[NAV-03] esports has the icon of sports', async () => {
  const { container } = await render(
    <>
      <CategoryIcon category="ESPORTS" />
      <CategoryIcon category="SPORTS" />
      <CategoryIcon category="COCKFIGHT" />
    </>,
  )
  const [esports, sports, cockfight] = container.children
  expect(esports?.innerHTML).toBe(sports?.innerHTML)
  expect(esports?.innerHTML).not.toBe(cockfight?.innerHTML)
})
