import { answerLost } from '#lib/gateway/answer-lost.ts'
import { faultOf } from '#shared/contract/errors.ts'
import { refusalCode } from './refusal-code.ts'

/**
 * Whether an encrypted call may have had its effect although it failed. When a connection breaks, browsers repeat the
 * request by themselves, and the gateway refuses the repetition as REPLAYED.
 */
export const mayHaveSucceeded = (error: unknown): boolean =>
  answerLost(faultOf(error)) || refusalCode(error) === 'REPLAYED'
