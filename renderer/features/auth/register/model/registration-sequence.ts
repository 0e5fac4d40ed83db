import type { RegistrationFaults } from './registration-check.ts'

/** What a registration consists of. A step throws what its call threw, and nothing after it is done. */
export type RegistrationSteps<Account> = {
  /** The rules of the fields; the faults that they find. */
  checkFields: () => RegistrationFaults | Promise<RegistrationFaults>
  /** Whether an agent has the code that was typed; undefined where none was. */
  checkAffiliate: (() => Promise<boolean>) | undefined
  /** Proof that a person acts here; undefined where the brand asks for none. */
  proveHuman: () => Promise<string | undefined>
  /** Proof that the number is his, of a phone-auth provider; undefined where the gateway sends the codes itself. */
  provePhone: (() => Promise<string>) | undefined
  open: (proofs: { botToken: string | undefined; firebaseToken: string | undefined }) => Promise<Account>
}

export type RegistrationEnd<Account> =
  | { kind: 'faults'; faults: RegistrationFaults }
  | { kind: 'open'; account: Account }

/** Opens an account, step by step, and stops at the first that fails. Fields come first since they cost no call. */
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
