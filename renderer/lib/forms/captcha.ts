import * as z from 'zod/mini'
import { faultOf } from '#shared/contract/errors.ts'

/** A captcha that a refused call requires. `image` is undefined if none came or it can't be shown. */
export type Captcha = {
  image: string | undefined
  /** Sent back with the solution, if the gateway uses ids. */
  id?: string | undefined
}

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+=*$/), z.maxLength(200_000))
const withCaptcha = z.object({ captcha: z.unknown(), captchaId: z.optional(z.unknown()) })

/** Data URL of a captcha picture that was sent as base64 PNG; undefined for anything else. */
export function captchaAddress(image: unknown): string | undefined {
  const bare = typeof image === 'string' ? image.replace(/^data:image\/png;base64,/, '') : image
  const text = z.safeParse(base64, bare)
  return text.success ? `data:image/png;base64,${text.data}` : undefined
}

/** The captcha that a refused call requires, by a picture in its value or just by its code. */
export function captchaOf(error: unknown): Captcha | undefined {
  const fault = faultOf(error)
  if (fault?.kind !== 'refused') return undefined
  const value = z.safeParse(withCaptcha, fault.value)
  const sent = value.success ? value.data.captcha : undefined
  if (sent === undefined || sent === null || sent === '' || sent === false)
    return fault.code?.includes('CAPTCHA') ? { image: undefined } : undefined
  const id = value.success ? value.data.captchaId : undefined
  return { image: captchaAddress(sent), id: typeof id === 'string' ? id : undefined }
}
