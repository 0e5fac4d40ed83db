import { useState } from 'react'
import { addressProofOf } from '../proof/address-proof.ts'
import { ProofForm } from '../proof/proof-form.tsx'
import type { WaitingLogin } from '../proof/use-prove-login.ts'
import { CredentialsForm } from './credentials-form.tsx'
import type { LoginDraft } from './model/login-draft.ts'
import { emptyLogin } from './use-login-form.ts'

type LoginFormProps = {
  /** What was typed elsewhere, and the error it led to. */
  draft: LoginDraft | undefined
  /** Called with whether the gateway is waiting for a proof of identity. */
  onProof?: (asked: boolean) => void
}

/** The login: credentials first, then a proof of identity if the gateway doesn't know the IP address. */
export function LoginForm({ draft: given, onProof }: LoginFormProps) {
  const [draft, setDraft] = useState(given)
  const [waiting, setWaiting] = useState(() => waitingOf(given))

  const handleProof = (login: WaitingLogin) => {
    setWaiting(login)
    onProof?.(true)
  }
  const handleBack = (error?: unknown) => {
    if (waiting) setDraft({ values: waiting.values, way: waiting.way, error })
    setWaiting(undefined)
    onProof?.(false)
  }
  return waiting ? (
    <ProofForm login={waiting} onBack={handleBack} />
  ) : (
    <CredentialsForm draft={draft} onProof={handleProof} />
  )
}

/** The gateway may already have required a proof for the login in the header. */
function waitingOf(draft: LoginDraft | undefined): WaitingLogin | undefined {
  const proof = addressProofOf(draft?.error)
  return proof && { proof, values: { ...emptyLogin, ...draft?.values }, way: 'username' }
}
