import { expect, test } from 'vitest'
import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }
import { accountScreens, openAccountScreen } from './testing/account-screens.tsx'

const steps = ['login by username', 'registration by username', 'registration by mobile']

test.each(accountScreens.filter(({ name }) => steps.includes(name)))(
  '[NET-05] offline and back at the $name: it says so, what was typed stays, and it goes through once',
  async (screen) => {
    const opened = await openAccountScreen(screen)
    const { network, dialog, field } = opened
    let answered = 0
    network.answer(screen.call, () => {
      answered += 1
      return screen.good
    })
    network.connect(false)
    await screen.submit(opened)
    const offline = dialog.getByText(en.fault.offline)
    await expect.element(offline).toBeVisible()
    for (const [name, value] of Object.entries(screen.typed))
      await expect.element(field(name)).toHaveValue(value)
    network.connect(true)
    await screen.submit(opened)
    await expect.element(dialog).not.toBeInTheDocument()
    expect(answered).toBe(1)
  },
)
