import type { RegistrationFaults } from './registration-check.ts'

/** The steps of a registration. A step throws what its call threw, and then the later steps don't run. */
export type RegistrationSteps<Account> = {
  /** Validates the fields and returns their faults. */
  checkFields: () => RegistrationFaults | Promise<RegistrationFaults>
  /** Whether the typed code belongs to an agent. Undefined if no code was typed. */
  checkAffiliate: (() => Promise<boolean>) | undefined
  /** Returns the proof that the user is a person, or undefined if the brand requires none. */
  proveHuman: () => Promise<string | undefined>
  /** Returns the phone-auth provider's proof of the number. Undefined if the gateway sends the codes itself. */
  provePhone: (() => Promise<string>) | undefined
  open: (proofs: { botToken: string | undefined; firebaseToken: string | undefined }) => Promise<Account>
}

export type RegistrationEnd<Account> =
  | { kind: 'faults'; faults: RegistrationFaults }
  | { kind: 'open'; account: Account }

/** Opens an account step by step and stops at the first failure. Fields come first, because checking them is free. */
export async function runRegistration<Account>(
  steps: RegistrationSteps<Account>,
): Promise<RegistrationEnd<Account>> {
  const faults = await steps.checkFields()
  if (Object.keys(faults).length > 0) return { kind: 'faults', faults }
  if (steps.checkAffiliate && !(await steps.checkAffiliate()))
    return { kind: 'faults', faults: { affiliateCode: { kind: 'affiliate' } } }
  const botToken = await steps.proveHuman()
  const firebaseToken = await steps.provePhone?.()
  return { kind: 'open', account: await steps.open({ botToken, firebaseToken }) }
}
