import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Menu } from './menu.tsx'

const languages = [
  ['EN', 'English'],
  ['TY', 'Filipino'],
  ['VI', 'Tiếng Việt'],
] as const

function LanguageMenu() {
  const [language, setLanguage] = useState('TY')
  return (
    <Menu
      label="Languages"
      trigger={(props) => (
        <Button {...props} aria-label="Language">
          {language}
        </Button>
      )}
      items={languages.map(([value, label]) => ({ value, label, checked: value === language }))}
      onSelect={setLanguage}
    />
  )
}

test('[A11Y-01] the language menu opens on its choice, moves by keys, chooses, and gives the focus back', async () => {
  const screen = await render(<LanguageMenu />)
  const button = screen.getByRole('button', { name: 'Language' })
  const item = (name: string) => screen.getByRole('menuitemradio', { name })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Filipino')).toHaveFocus()
  await expect.element(item('Filipino')).toHaveAttribute('aria-checked', 'true')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(item('English')).toHaveFocus()
  await userEvent.keyboard('t')
  await expect.element(item('Tiếng Việt')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveTextContent('VI')
  await expect.element(button).toHaveFocus()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

test('a second press on its button closes it, and so does a press elsewhere', async () => {
  const screen = await render(<LanguageMenu />)
  const button = screen.getByRole('button', { name: 'Language' })
  const menu = screen.getByRole('menu', { name: 'Languages' })
  await button.click()
  await expect.element(menu).toBeVisible()
  await button.click()
  await expect.element(menu).not.toBeInTheDocument()
  await button.click()
  await userEvent.click(document.body, { position: { x: 600, y: 600 } })
  await expect.element(menu).not.toBeInTheDocument()
})

test('Escape closes the menu and not the dialog around it', async () => {
  const screen = await render(
    <Dialog open onClose={() => {}} title="Settings" closeLabel="Close">
      <LanguageMenu />
    </Dialog>,
  )
  await screen.getByRole('button', { name: 'Language' }).click()
  await expect.element(screen.getByRole('menuitemradio', { name: 'Filipino' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Language' })).toHaveFocus()
})
