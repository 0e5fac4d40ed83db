import { texts } from './texts.ts'

export const raffleTitle = texts.raffleTitle

/** Refusals of the raffle. */
export const raffleMessages = texts.raffleMessages
