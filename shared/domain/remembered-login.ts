import * as z from 'zod/mini'

/** A username: no invisible characters, line breaks or lone surrogates. */
const username = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^\P{C}+$/u))

/** A username that may be remembered. */
export const rememberedName = z.object({ kind: z.literal('username'), username })

/** A mobile number that may be remembered: as typed, with the country whose dialling code it was typed for. */
export const rememberedMobile = z.object({
  kind: z.literal('sms'),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  mobile: z.string().check(z.regex(/^[+\d ().-]{3,32}$/)),
})
