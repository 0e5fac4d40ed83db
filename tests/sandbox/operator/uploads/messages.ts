import { texts } from './texts.ts'

/** Refusals of uploads. */
export const uploadMessages = texts.uploadMessages
