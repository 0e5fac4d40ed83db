import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge } from './badge.tsx'

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])(
  '[MBR-02] a count of %i is shown as "%s": nothing for 0, and 99+ from a hundred on',
  async (count, shown) => {
    const { container } = await render(<Badge count={count} label="unread messages" />)
    expect(container.textContent).toBe(shown === '' ? '' : `${shown} unread messages `)
  },
)
