import { expect, test } from 'vitest'
import { faultAnswers } from '#lib/testing/fault-answers.ts'
import { samples } from '#lib/testing/samples.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { openOverlay } from '../testing/account-screens.tsx'
import { texts, watchRejections } from '../testing/fault-table.ts'

/** The call that each dialog needs before it can show its form. */
const firstCalls = [
  ['register', system.registerRules, samples.rules, 'Username'],
  ['forgotPassword', system.settings, { nodes: [{ modId: 'CHNGPASSMAIL3', enabled: '1' }] }, 'Email'],
] as const satisfies readonly (readonly [string, Endpoint, unknown, string])[]

test.each(firstCalls)(
  '[NET-05] what %s asks for first fails with words and a way on, whatever goes wrong',
  async (overlay, call: Endpoint, good, firstField) => {
    const rejections = watchRejections()
    const kinds = Object.entries(faultAnswers)
    const [[, first]] = kinds as [(typeof kinds)[number]]
    const { network, dialog } = await openOverlay(overlay, {
      prepare: (fake) => fake.answer(call, first.answer),
    })
    const retry = dialog.getByRole('button', { name: 'Try again' })
    for (const [kind, { answer, key }] of kinds) {
      network.answer(call, answer)
      await retry.click()
      await expect
        .poll(() => dialog.element().textContent, { message: `${kind} is shown` })
        .toContain(texts[key])
    }
    network.answer(call, () => good)
    await retry.click()
    await expect.element(dialog.getByRole('textbox', { name: firstField, exact: true })).toBeVisible()
    expect(rejections).toEqual([])
  },
)
