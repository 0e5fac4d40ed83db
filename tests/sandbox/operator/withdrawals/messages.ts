import { texts } from './texts.ts'

/** Refusals of withdrawals. */
export const withdrawalMessages = texts.withdrawalMessages
