import { texts } from './texts.ts'

/** Refusals of the agents' salaries. */
export const salaryMessages = texts.salaryMessages
