import { onSessionEnd } from './session-store.ts'

let retained: string | undefined

onSessionEnd(() => {
  retained = undefined
})

/**
 * Retains the password just typed until it has been changed, so that the change needn't ask for it again. In this
 * tab's memory only; it goes with the session at the latest.
 */
export function retainPassword(password: string | undefined): void {
  retained = password
}

/** The password retained since this login; undefined where there is none, and the change must ask for it. */
export const retainedPassword = (): string | undefined => retained
