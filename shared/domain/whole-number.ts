import * as z from 'zod/mini'

/**
 * A whole number from nought to so many. Not zod's own checks of numbers: what any part of the site uses of it is
 * part of the first script, where the little that this is made of stands already.
 */
export const wholeNumber = (most: number = Number.MAX_SAFE_INTEGER) =>
  z.pipe(
    z.number(),
    z.transform((value: number, context): number => {
      if (Number.isSafeInteger(value) && value >= 0 && value <= most) return value
      context.issues.push({ code: 'custom', input: value, message: 'not such a whole number' })
      return z.NEVER
    }),
  )
