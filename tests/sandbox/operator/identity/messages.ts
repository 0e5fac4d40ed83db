import { texts } from './texts.ts'

/** Refusals of the identity check. */
export const identityMessages = texts.identityMessages
