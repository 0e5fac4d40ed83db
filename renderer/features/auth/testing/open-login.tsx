import { expect } from 'vitest'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { Platform } from '#lib/platform/platform.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { MessageDialogs } from '#ui/message-dialog/message-dialogs.tsx'
import { LoginOverlay } from '../login/login-overlay.tsx'

type Options = {
  rules?: object
  /** Settings that are on besides the SMS login. */
  settings?: readonly string[]
  smsLogin?: boolean
  platform?: Partial<Platform>
}

/** Renders the login while it is open. An overlay that follows it is only shown as JSON. */
function OpenLogin() {
  const open = useOverlays((state) => state.open)
  const login = open?.name === 'login'
  return (
    <>
      {login && <LoginOverlay />}
      <output data-testid="overlay">{open && !login && JSON.stringify(open)}</output>
      <MessageDialogs closesIn={String} />
    </>
  )
}

/** Opens the login over a page that isn't home. */
export async function openLogin({
  rules = samples.rules,
  settings = [],
  smsLogin = true,
  platform = {},
}: Options = {}) {
  const network = fakeNetwork()
  network.answer(system.registerRules, () => rules)
  network.answer(system.settings, () => ({
    nodes: [
      {
        modId: 'ROOT',
        enabled: '1',
        childrenNodes: [
          { modId: 'MOBILEVERCODELOGIN3', enabled: smsLogin ? '1' : '0' },
          ...settings.map((modId) => ({ modId, enabled: '1' })),
        ],
      },
    ],
  }))
  network.answer(system.countryCodes, () => samples.countries)
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  const screen = await renderSite(<OpenLogin />, { path: '/rng', platform })
  useOverlays.getState().show({ name: 'login' })
  const dialog = screen.getByRole('dialog', { name: /^(Log in|One more check)$/ })
  await expect.element(dialog).toBeVisible()
  return {
    network,
    screen,
    dialog,
    username: dialog.getByRole('textbox', { name: 'Username' }),
    password: dialog.getByRole('textbox', { name: 'Password' }),
    button: dialog.getByRole('button', { name: 'Log in' }),
    /** The overlay that follows the login, as JSON. */
    overlay: screen.getByTestId('overlay'),
    address: screen.getByTestId('address'),
  }
}
