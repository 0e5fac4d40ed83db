import { texts } from './texts.ts'

/** Refusals of dividends. */
export const dividendMessages = texts.dividendMessages
