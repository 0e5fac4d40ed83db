import { answerLost } from '#lib/gateway/answer-lost.ts'
import { faultOf } from '#shared/contract/errors.ts'
import { refusalCode } from './refusal-code.ts'

/**
 * Whether the work of an encrypted call may have been done although it failed. A browser sends a call anew by
 * itself when its connection breaks, and the gateway takes it once: refused as a repetition, it may have been.
 */
export const mayHaveSucceeded = (error: unknown): boolean =>
  answerLost(faultOf(error)) || refusalCode(error) === 'REPLAYED'
