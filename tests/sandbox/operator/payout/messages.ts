import { texts } from './texts.ts'

/** Refusals about the accounts that withdrawals go to. */
export const payoutMessages = texts.payoutMessages
