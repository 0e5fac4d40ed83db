import { texts } from './texts.ts'

/** Refusals about contracts between agents. */
export const contractMessages = texts.contractMessages
