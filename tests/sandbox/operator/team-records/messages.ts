import { texts } from './texts.ts'

/** Refusals of the records of a team. */
export const teamRecordMessages = texts.teamRecordMessages
