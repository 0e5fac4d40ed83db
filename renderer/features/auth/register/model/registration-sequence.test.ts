import { expect, test } from 'vitest'
import type { RegistrationFaults } from './registration-check.ts'
import { type RegistrationSteps, runRegistration } from './registration-sequence.ts'

const order = ['checkFields', 'checkAffiliate', 'proveHuman', 'provePhone', 'open'] as const
type Step = (typeof order)[number]

/** A registration that records its steps. One of them may fail. */
function registration(failing?: Step) {
  const done: Step[] = []
  const step = <Value>(name: Step, value: Value) => {
    done.push(name)
    return name === failing ? Promise.reject(new Error(name)) : Promise.resolve(value)
  }
  const faults: RegistrationFaults = {}
  const steps = {
    checkFields: () => step('checkFields', faults),
    checkAffiliate: () => step('checkAffiliate', true),
    proveHuman: () => step('proveHuman', 'human'),
    provePhone: () => step('provePhone', 'phone'),
    open: (proofs: object) => step('open', proofs),
  } satisfies RegistrationSteps<object>
  return { done, steps }
}

test('[REG-12] field rules, affiliate check, bot check, phone check, register: in this order', async () => {
  const { done, steps } = registration()
  await expect(runRegistration(steps)).resolves.toEqual({
    kind: 'open',
    account: { botToken: 'human', firebaseToken: 'phone' },
  })
  expect(done).toEqual(order)
})

test.each(order)('[REG-12] nothing is done after a failure of %s', async (failing) => {
  const { done, steps } = registration(failing)
  await expect(runRegistration(steps)).rejects.toThrow(failing)
  expect(done).toEqual(order.slice(0, order.indexOf(failing) + 1))
})

test('[REG-12] a fault at a field ends it before any call', async () => {
  const { done, steps } = registration()
  const faults: RegistrationFaults = { username: { kind: 'required' } }
  const end = await runRegistration({ ...steps, checkFields: () => faults })
  expect(end).toEqual({ kind: 'faults', faults })
  expect(done).toEqual([])
})

test('[REG-06, REG-12] a code that no agent has ends it before the bot check', async () => {
  const { done, steps } = registration()
  const end = await runRegistration({ ...steps, checkAffiliate: () => Promise.resolve(false) })
  expect(end).toEqual({ kind: 'faults', faults: { affiliateCode: { kind: 'affiliate' } } })
  expect(done).toEqual(['checkFields'])
})

test('[REG-12] steps that the brand or the form doesn’t need are skipped', async () => {
  const { done, steps } = registration()
  const end = await runRegistration({
    ...steps,
    checkAffiliate: undefined,
    proveHuman: () => Promise.resolve(undefined),
    provePhone: undefined,
  })
  expect(end).toMatchObject({ account: { botToken: undefined, firebaseToken: undefined } })
  expect(done).toEqual(['checkFields', 'open'])
})
