import { texts } from './texts.ts'

/** Refusals of the profile. */
export const profileMessages = texts.profileMessages
