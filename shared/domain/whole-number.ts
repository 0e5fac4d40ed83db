import * as z from 'zod/mini'

/**
 * Schema of a whole number from 0 to `most`. It avoids zod's own number checks, because any use of them would add
 * them to the first script; what this needs is already in there.
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
