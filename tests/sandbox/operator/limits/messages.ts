import { texts } from './texts.ts'

/** Refusals of limits, breaks and exclusions. */
export const limitMessages = texts.limitMessages
