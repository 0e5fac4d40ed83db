import { texts } from './texts.ts'

/** Refusals of an agent's income. */
export const agentIncomeMessages = texts.agentIncomeMessages
