import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'

const tabs = [
  { value: 'username', label: 'Username' },
  { value: 'sms', label: 'SMS code' },
  { value: 'email', label: 'Email' },
] as const

function Login() {
  const [way, setWay] = useState<(typeof tabs)[number]['value']>('username')
  return (
    <>
      <Tabs label="Ways to log in" tabs={tabs} value={way} onValueChange={setWay}>
        {`By ${way}`}
      </Tabs>
      <button type="button">After</button>
    </>
  )
}

test('[A11Y-01] the list is one stop of the Tab key, and arrows choose at once, round and to the ends', async () => {
  const screen = await render(<Login />)
  const tab = (name: string) => screen.getByRole('tab', { name })
  await userEvent.tab()
  await expect.element(tab('Username')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('SMS code')).toHaveFocus()
  await expect.element(screen.getByRole('tabpanel', { name: 'SMS code' })).toHaveTextContent('By sms')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(tab('Username')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Email')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('SMS code')).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('one tab alone draws no list, and what is typed under it stays when another joins', async () => {
  const page = (count: number) => (
    <Tabs label="Ways to log in" tabs={tabs.slice(0, count)} value="username" onValueChange={() => {}}>
      <input aria-label="Name" />
    </Tabs>
  )
  const screen = await render(page(1))
  expect(screen.getByRole('tab').query()).toBeNull()
  expect(screen.getByRole('tabpanel').query()).toBeNull()
  await screen.getByLabelText('Name').fill('juan')
  await screen.rerender(page(2))
  await expect.element(screen.getByRole('tab', { name: 'SMS code' })).toBeVisible()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('juan')
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
})

test('[PERF-01] while more tabs may come, their room is kept, with the margins of its place', async () => {
  const heightWith = async (shown: readonly (typeof tabs)[number][], waiting: boolean) => {
    const screen = await render(
      <div style={{ display: 'flow-root', '--tabs-margin': '-6px 2px' }}>
        <Tabs label="Ways to log in" tabs={shown} value="username" onValueChange={() => {}} waiting={waiting}>
          By username
        </Tabs>
      </div>,
    )
    const { height } = screen.container.getBoundingClientRect()
    await screen.unmount()
    return height
  }
  const alone = await heightWith(tabs.slice(0, 1), false)
  const room = await heightWith(tabs.slice(0, 1), true)
  expect(room).toBeGreaterThan(alone)
  expect(room).toBe(await heightWith(tabs, false))
})
