import { refusalCode } from '#lib/gateway/refusal-code.ts'

const codes: readonly string[] = ['WRONG_PAYMENT_PASSWORD', 'PAYMENT_PASSWORD_LOCKED', 'CHECK_REQUIRED']

/** Whether a refusal is about the payment password, so that it is typed again. Not so when the connection dropped. */
export const isPinRefusal = (error: unknown): boolean => codes.includes(refusalCode(error))
