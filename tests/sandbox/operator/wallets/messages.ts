import { texts } from './texts.ts'

/** Refusals of transfers between a member's own wallets. */
export const walletMessages = texts.walletMessages
