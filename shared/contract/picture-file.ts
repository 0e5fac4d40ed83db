import * as z from 'zod/mini'
import { pictureTypes } from '../domain/pictures/picture-limits.ts'

/** Input of a call whose carrier is a picture: the bytes are the body, the type is its Content-Type. */
export const pictureFile = z.object({ bytes: z.instanceof(ArrayBuffer), type: z.enum(pictureTypes) })
