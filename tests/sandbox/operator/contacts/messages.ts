import { texts } from './texts.ts'

/** Refusals of binding a mobile number or email address. */
export const contactMessages = texts.contactMessages
