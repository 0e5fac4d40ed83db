import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SegmentedControl } from './segmented-control.tsx'

function List() {
  const [list, setList] = useState<'all' | 'hot'>('all')
  return (
    <SegmentedControl
      label="List"
      segments={[
        { value: 'all', label: 'All', count: '1,284' },
        { value: 'hot', label: 'Hot' },
      ]}
      value={list}
      onValueChange={setList}
    />
  )
}

test('[A11Y-01] a segment is chosen by press and by arrow key', async () => {
  const screen = await render(<List />)
  const all = screen.getByRole('radio', { name: /^All/ })
  const hot = screen.getByRole('radio', { name: 'Hot' })
  await expect.element(all).toBeChecked()
  await hot.click()
  await expect.element(hot).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(all).toBeChecked()
  await expect.element(all).toHaveFocus()
})
