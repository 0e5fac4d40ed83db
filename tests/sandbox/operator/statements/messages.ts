import { texts } from './texts.ts'

/** Refusals of the account record. */
export const statementMessages = texts.statementMessages
