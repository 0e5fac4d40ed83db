import { texts } from './texts.ts'

/** Refusals of applications for promotions. */
export const promotionMessages = texts.promotionMessages

/** Why an application was rejected. */
export const rejectionReason = texts.rejectionReason
