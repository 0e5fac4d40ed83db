import { House, Mail } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CentrePage } from '#lib/centre/centre-page.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { CentreMenu } from './centre-menu.tsx'

const Page = () => <p>Page</p>
const messagesAhead = vi.fn<() => Promise<void>>(() => Promise.resolve())
const entry = (key: string, group: string, rest: Partial<CentrePage> = {}) => ({
  key,
  group,
  label: key,
  Icon: House,
  gate: {},
  part: Object.assign(() => Page, { ahead: () => Promise.resolve() }),
  ...rest,
})
const Waiting = () => <Badge count={5} label="5 unread messages" />
const groups = [
  { key: 'records', label: 'Records', entries: [entry('Bets', 'records'), entry('Account', 'records')] },
  {
    key: 'me',
    label: 'Account',
    entries: [
      entry('Messages', 'me', {
        Icon: Mail,
        Badge: Waiting,
        part: Object.assign(() => Page, { ahead: messagesAhead }),
      }),
    ],
  },
]

function Menu() {
  const [current, setCurrent] = useState('Account')
  return <CentreMenu label="Centre" groups={groups} current={current} first={current} onPage={setCurrent} />
}

test('a page is fetched once somebody is about to open it', async () => {
  const screen = await render(<Menu />)
  expect(messagesAhead).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: /^Messages/ }).hover()
  await expect.poll(() => messagesAhead.mock.calls.length).toBeGreaterThan(0)
})

test('[MBR-01] the menu is one stop at the open page; arrows move across groups, Enter opens', async () => {
  const screen = await render(<Menu />)
  const item = (name: RegExp) => screen.getByRole('button', { name })
  await userEvent.tab()
  await expect.element(item(/^Account/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item(/^Messages/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item(/^Messages/)).toHaveAttribute('aria-current', 'page')
  await userEvent.keyboard('{Home}')
  await expect.element(item(/^Bets/)).toHaveFocus()
  await expect.element(item(/^Account/)).not.toHaveAttribute('aria-current')
})

test('[MBR-02] the number of waiting items is part of a menu entry’s name', async () => {
  const screen = await render(<Menu />)
  await expect.element(screen.getByRole('button', { name: 'Messages 5 unread messages' })).toBeVisible()
})
