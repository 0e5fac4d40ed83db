import { useSessionStore } from './session-store.ts'

let held: string | undefined

/**
 * Holds the password just typed until it has been changed, so that the change needn't ask for it again. In this
 * tab's memory only; it goes with the session at the latest.
 */
export function retainPassword(password: string | undefined): void {
  held = password
  if (password === undefined) return
  const stop = useSessionStore.subscribe(({ signedIn }) => {
    if (signedIn) return
    held = undefined
    stop()
  })
}

/** The password held since this login; undefined where there is none, and the change must ask for it. */
export const retainedPassword = (): string | undefined => held
