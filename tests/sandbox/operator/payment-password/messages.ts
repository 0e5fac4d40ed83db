import { texts } from './texts.ts'

/** Refusals of the payment password. */
export const paymentPasswordMessages = texts.paymentPasswordMessages
