import { remarkLength } from '#shared/domain/constants.ts'
import { readDialled, readProse } from '#shared/domain/typed-text.ts'

/** What is typed into an application. */
export type ApplicationDraft = {
  remark: string
  contact: string
  /** Number of uploaded pictures. */
  pictures: number
  /** Number of pictures whose upload is under way or has failed. */
  waiting: number
  failed: number
}

export type ApplicationFaults = {
  pictures?: 'required' | 'waiting' | 'failed'
  remark?: 'tooLong'
  contact?: 'required' | 'format'
}

/** Length as the gateway counts it, so that an emoji is one character. */
export const remarkCount = (remark: string): number => [...readProse(remark)].length

/**
 * Checks an application; empty if it may be sent.
 * @param asks what the promotion asks for.
 */
export function checkApplication(
  draft: ApplicationDraft,
  asks: { pictures: boolean; contact: boolean },
): ApplicationFaults {
  const pictures = pictureFault(draft, asks.pictures)
  const contact = asks.contact ? contactFault(readDialled(draft.contact)) : undefined
  return {
    ...(pictures && { pictures }),
    ...(remarkCount(draft.remark) > remarkLength && { remark: 'tooLong' }),
    ...(contact && { contact }),
  }
}

function pictureFault(
  { pictures, waiting, failed }: ApplicationDraft,
  required: boolean,
): ApplicationFaults['pictures'] {
  if (failed > 0) return 'failed'
  if (waiting > 0) return 'waiting'
  return required && pictures === 0 ? 'required' : undefined
}

function contactFault(digits: string): ApplicationFaults['contact'] {
  if (digits === '') return 'required'
  return /^\+?\d{8,15}$/.test(digits) ? undefined : 'format'
}
