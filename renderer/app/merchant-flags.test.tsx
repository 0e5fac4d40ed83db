import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { HelpPage } from '#features/content/components/help-page.tsx'
import { agentPolicyTag } from '#lib/help/use-help-topics.ts'
import { finishFirstPaint } from '#lib/testing/finish-first-paint.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { Login } from './auth-dialogs/login.tsx'
import { AgentPolicyLink } from './footer/agent-policy-link.tsx'
import { SideRail } from './layout/side-rail.tsx'

const { system } = contract

/** Shows a part of the site, and waits until it knows the flag. */
async function show(part: ReactNode, modId: string, on: boolean) {
  const network = fakeNetwork()
  network.answer(system.permission, () => samples.permission)
  network.answer(system.settings, () => ({ nodes: [{ modId, enabled: on ? '1' : '0' }] }))
  network.answer(system.registerRules, () => samples.rules)
  network.answer(system.helpCenter, () => ({
    topics: ['about', agentPolicyTag].map((tag) => ({ tag, title: `Topic ${tag}`, content: '' })),
  }))
  const screen = await renderSite(part)
  const isKnown = () =>
    screen.queryClient
      .getQueryCache()
      .findAll({ queryKey: [system.settings.id] })
      .some(({ state }) => state.status === 'success')
  await expect.poll(isKnown).toBe(true)
  return screen
}

test.each([true, false])('[BOOT-06] CBS3, which is on: %s, decides about the chat', async (on) => {
  const screen = await show(<SideRail />, 'CBS3', on)
  const chat = screen.getByRole('button', { name: 'Chat', exact: true })
  await expect.poll(() => chat.elements()).toHaveLength(Number(on))
})

test.each([true, false])(
  '[BOOT-06] CHNGPASSVERIF3, which is on: %s, decides about a forgotten password',
  async (on) => {
    const screen = await show(<Login />, 'CHNGPASSVERIF3', on)
    await expect.element(screen.getByRole('textbox', { name: 'Username' })).toBeVisible()
    const forgot = screen.getByRole('button', { name: 'Forgot password?' })
    await expect.poll(() => forgot.elements()).toHaveLength(Number(on))
  },
)

test.each([
  ['the footer', <AgentPolicyLink key="footer" />, true],
  ['the footer', <AgentPolicyLink key="footer" />, false],
  ['help', <HelpPage key="help" />, true],
  ['help', <HelpPage key="help" />, false],
])('[BOOT-06] AGENTPOLICY3 decides in %s about the agent policy', async (_, part, on) => {
  finishFirstPaint()
  const screen = await show(part, 'AGENTPOLICY3', on)
  const link = screen.getByRole('link', { name: `Topic ${agentPolicyTag}` })
  await expect.poll(() => link.elements()).toHaveLength(Number(on))
})
