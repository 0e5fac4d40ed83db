import { expect, test } from 'vitest'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { system } from '#shared/contract/endpoints/system.ts'
import { RegisterButton } from './register-button.tsx'

test.each([
  ['is on', [{ modId: 'DIRECTREG3', enabled: '1' }], 1],
  ['is off', [{ modId: 'DIRECTREG3', enabled: '0' }], 0],
  ['is missing', [], 0],
])('[BOOT-06, HDR-02] the register button appears under DIRECTREG3: it %s', async (_, nodes, buttons) => {
  fakeNetwork().answer(system.settings, () => ({ nodes }))
  const screen = await renderSite(<RegisterButton />)
  await expect.poll(() => screen.getByRole('button', { name: 'Register' }).all()).toHaveLength(buttons)
})
