import { useSessionStore } from '#lib/session/session-store.ts'
import type { RegistrationValues } from './registration-fields.ts'
import { draftOf } from './registration-values.ts'

let draft: RegistrationValues | undefined

/**
 * What was typed before the form closed; see `draftOf` for what is left out. In memory only, until the page unloads.
 */
export const registrationDraft = (): RegistrationValues | undefined => draft

/** Keeps what was typed for when the form opens again, unless the player has signed in meanwhile. */
export function keepRegistrationDraft(values: RegistrationValues): void {
  draft = useSessionStore.getState().signedIn ? undefined : draftOf(values)
}

export function dropRegistrationDraft(): void {
  draft = undefined
}

// After a login, the next person to register on this screen is somebody else.
useSessionStore.subscribe(({ signedIn }) => {
  if (signedIn) dropRegistrationDraft()
})
