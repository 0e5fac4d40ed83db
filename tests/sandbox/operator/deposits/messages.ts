import { texts } from './texts.ts'

/** Refusals of deposits. */
export const depositMessages = texts.depositMessages
