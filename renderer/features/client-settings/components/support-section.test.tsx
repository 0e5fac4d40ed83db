import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SupportSection } from './support-section.tsx'

test.each([
  ['saved', 'The file was saved.', 'status'],
  ['failed', 'The file couldn’t be saved.', 'alert'],
] as const)('[DSK-12] a message says that the support file is %s', async (outcome, text, role) => {
  const screen = await render(<SupportSection save={async () => outcome} />)
  await screen.getByRole('button', { name: 'Save support file' }).click()
  await expect.element(screen.getByRole(role)).toMatchTextContent(text)
})

test('[DSK-12] a support file that the player cancels shows no failure', async () => {
  let outcome: 'failed' | 'cancelled' = 'failed'
  const screen = await render(<SupportSection save={async () => outcome} />)
  const button = screen.getByRole('button', { name: 'Save support file' })
  await button.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  outcome = 'cancelled'
  await button.click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})
