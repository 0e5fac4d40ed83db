import { texts } from './texts.ts'

/** Refusals of the agent centre. */
export const teamMessages = texts.teamMessages
