import { onSessionEnd } from './session-store.ts'

let retained: string | undefined

onSessionEnd(() => {
  retained = undefined
})

/**
 * Retains the password just typed until it has been changed, so that the change needn't ask for it again. Kept only
 * in this tab's memory and dropped when the session ends.
 */
export function retainPassword(password: string | undefined): void {
  retained = password
}

/** The password retained since the login. If undefined, the change must ask for it. */
export const retainedPassword = (): string | undefined => retained
