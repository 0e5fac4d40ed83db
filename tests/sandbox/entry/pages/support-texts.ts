import { texts } from './texts.ts'

/** Texts of the customer-service page. */
export const supportTexts = texts.supportTexts
