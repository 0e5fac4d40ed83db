import { useSessionStore } from '#lib/session/session-store.ts'
import type { RegistrationValues } from './registration-fields.ts'
import { draftOf } from './registration-values.ts'

let draft: RegistrationValues | undefined

/** What was typed before the form was closed, passwords apart. In memory: it ends with the page. */
export const registrationDraft = (): RegistrationValues | undefined => draft

/** Keeps what is typed for when the form opens again; not for one who has his account by now. */
export function keepRegistrationDraft(values: RegistrationValues): void {
  draft = useSessionStore.getState().signedIn ? undefined : draftOf(values)
}

export function dropRegistrationDraft(): void {
  draft = undefined
}

// The next one to register at this screen is somebody else.
useSessionStore.subscribe(({ signedIn }) => {
  if (signedIn) dropRegistrationDraft()
})
