import * as z from 'zod/mini'
import { pictureTypes } from '../domain/pictures/picture-limits.ts'

const bytes = z.pipe(
  z.unknown(),
  z.transform((value: unknown, context): ArrayBuffer => {
    if (value instanceof ArrayBuffer) return value
    context.issues.push({ code: 'custom', input: value, message: 'not bytes' })
    return z.NEVER
  }),
)

/** Input of a call that sends a picture: the bytes are the body, the type is its Content-Type. */
export const pictureFile = z.object({ bytes, type: z.enum(pictureTypes) })
