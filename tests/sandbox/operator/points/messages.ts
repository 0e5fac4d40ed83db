import { fillText, type Text } from '#sandbox/world/texts/language.ts'
import { limitDays, mostPerMember, type Rejection, rejections } from './order-rules.ts'
import { texts } from './texts.ts'

/** Refusals of the points mall. */
export const pointMessages = texts.pointMessages

/** Why an order was rejected, in words. */
export const rejectionTexts: Readonly<Record<Rejection, Text>> = {
  limit: fillText(texts.rejectionTexts.limit, { mostPerMember, limitDays }),
}

export const isRejection = (reason: string): reason is Rejection =>
  rejections.some((known) => known === reason)
