import { readTexts } from '#sandbox/world/texts/read-texts.ts'
import type english from './texts/EN.json'

/** The texts of this folder, from `texts`: a file for each language. */
export const texts = readTexts<typeof english>(import.meta.dirname)
