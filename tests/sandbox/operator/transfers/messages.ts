import { texts } from './texts.ts'

/** Refusals of transfers to another account. */
export const transferMessages = texts.transferMessages
