import { texts } from './texts.ts'

/** Refusals of the register centre. */
export const agentLinkMessages = texts.agentLinkMessages
