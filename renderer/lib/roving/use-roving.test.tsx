import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useRoving } from './use-roving.ts'

function List({ names }: { names: readonly string[] }) {
  const { tabIndex, listProps } = useRoving(names.length, 'horizontal')
  return (
    <>
      <button type="button">Before</button>
      <div role="toolbar" {...listProps}>
        {names.map((name, index) => (
          <button type="button" key={name} tabIndex={tabIndex(index)}>
            {name}
          </button>
        ))}
      </div>
      <button type="button">After</button>
    </>
  )
}

test('[A11Y-01] a list is one stop for the Tab key, where it was left, and arrows move in it', async () => {
  const screen = await render(<List names={['One', 'Two', 'Three']} />)
  const button = (name: string) => expect.element(screen.getByRole('button', { name }))
  await userEvent.click(screen.getByRole('button', { name: 'Before' }))
  await userEvent.keyboard('{Tab}')
  await button('One').toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await button('Three').toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await button('After').toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await button('Three').toHaveFocus()
  // The list can still be reached by Tab when the button that was its stop is gone.
  await screen.rerender(<List names={['One', 'Two']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Before' }))
  await userEvent.keyboard('{Tab}')
  await button('Two').toHaveFocus()
})
