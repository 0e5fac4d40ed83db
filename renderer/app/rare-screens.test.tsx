/// <reference types="@vitest/browser-playwright" />
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { LoginPage } from '#features/auth/login/login-page.tsx'
import { ConsentBar } from '#features/consent/components/consent-bar.tsx'
import { DomainNotice } from '#features/system-status/components/domain-notice.tsx'
import { SystemGate } from '#features/system-status/components/system-gate.tsx'
import { movements } from '#lib/testing/movements.ts'
import { fakeNetwork, status } from '#lib/testing/network.ts'
import { readingOrder } from '#lib/testing/reading-order.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { smallTargets } from '#lib/testing/small-targets.ts'
import { violations } from '#lib/testing/violations.ts'
import { system } from '#shared/contract/endpoints/system.ts'

const looks = [
  { width: 390, touch: true },
  { width: 768, touch: true },
  { width: 1280, touch: false },
]

const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled })
afterEach(async () => {
  await touch(false)
  await page.viewport(1280, 800)
})

const gate = (
  <SystemGate>
    <p>the site</p>
  </SystemGate>
)
const maintenance = {
  ...samples.permission.info,
  maintenance: 1,
  maintenanceFrom: Date.now() - 3_600_000,
  maintenanceUntil: Date.now() + 3_600_000,
}
const origins = ['https://two.palaro.example', 'https://three.palaro.example']

/** Screens of a gateway in an unusual state, with something that each shows. Journeys look at the usual ones. */
const screens: Record<string, { ui: ReactNode; permission?: () => unknown; shows: string }> = {
  maintenance: { ui: gate, permission: () => ({ info: maintenance }), shows: 'We’ll be back soon.' },
  'a restricted address': {
    ui: gate,
    permission: () => status(403, { code: 'IP_RESTRICTED', ip: '203.0.113.99' }),
    shows: '203.0.113.99',
  },
  'the login as a page': { ui: <LoginPage />, shows: 'By SMS code' },
  'the question about visits': { ui: <ConsentBar />, shows: 'Decline' },
  'the other addresses': {
    ui: <DomainNotice state="moved" origins={origins} onClose={() => {}} />,
    shows: 'two.palaro.example',
  },
}

test.each(Object.entries(screens))(
  '[A11Y-01, A11Y-02] %s keeps nobody out, in either theme, at three widths and to the touch',
  async (_, { ui, permission, shows }) => {
    const network = fakeNetwork()
    if (permission) network.answer(system.permission, permission)
    network.answer(system.registerRules, () => samples.rules)
    network.answer(system.countryCodes, () => samples.countries)
    network.answer(system.settings, () => ({ nodes: [{ modId: 'MOBILEVERCODELOGIN3', enabled: '1' }] }))
    const screen = await renderSite(ui)
    await expect.element(screen.getByText(shows)).toBeVisible()
    for (const look of looks) {
      await touch(look.touch)
      await page.viewport(look.width, 900)
      const found = [
        `at ${look.width} px`,
        ...(await violations(screen.container, { beyond: true })),
        ...movements(),
        ...readingOrder(),
        ...(look.touch ? smallTargets() : []),
      ]
      expect(found).toEqual([`at ${look.width} px`])
    }
  },
)
