import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Brand } from '#shared/brand/brand.ts'
import { type BrandContext, createBrandSchema } from '#shared/brand/brand-schema.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { isLanguageCode } from '#shared/i18n/languages.ts'
import { tokenFaults } from './design-tokens.ts'
import { type JsonText, parseJson } from './json-text.ts'
import { type Refusal, refusalsOf, written } from './refusals.ts'

/** A brand that can't be used. The message names the file, and each wrong field with what is right. */
export class BrandError extends Error {
  override readonly name = 'BrandError'
  readonly refusals: readonly string[]

  constructor(start: string, refusals: readonly string[] = []) {
    super([start, ...refusals.map((refusal) => `  ${refusal}`)].join('\n'))
    this.refusals = refusals
    // Only the brand's author reads this, and a stack trace of our code doesn't help them.
    this.stack = this.message
  }
}

/** The project as brands are checked against it. Relative to its root, where npm runs every script. */
const projectContext = (): BrandContext => ({
  texts: readdirSync(resolve('shared/i18n/locales')).filter(isLanguageCode),
  tokenFault: tokenFaults(),
})

/** The schema of a brand of this project. */
export const brandSchema = () => createBrandSchema(projectContext())

/**
 * Checks the content of a brand file.
 * @param file its name, for messages.
 * @param json says where values are in the file.
 * @throws BrandError that names each wrong field, the value seen, why it is wrong, and an example.
 */
export function readBrand(content: unknown, file: string, json?: JsonText): Brand {
  const schema = brandSchema()
  const parsed = schema.safeParse(content)
  const refusals: Refusal[] = [
    ...(json?.duplicates ?? []).map(({ path, first }) => ({
      path,
      says: `is there twice, first in line ${first.line}. Keep one of them.`,
    })),
    ...(parsed.success ? sampleFault(parsed.data) : refusalsOf(schema, content, parsed.error.issues)),
  ]
  if (parsed.success && refusals.length === 0) return parsed.data
  const at = ({ path, says }: Refusal) => {
    const place = json?.placeOf(path)
    return `${place ? `line ${place.line}, ` : ''}${written(path)}: ${says}`
  }
  throw new BrandError(`The brand file ${file} can't be used:`, refusals.map(at))
}

/** A brand that says it is a sample is held to less, so a copy of it may not say so. */
const sampleFault = ({ name, sample }: Brand): Refusal[] =>
  sample === undefined || sample === name
    ? []
    : [{ path: ['sample'], says: `"${sample}" is another brand. Remove this line: it is for samples only.` }]

/**
 * Parses and checks the text of a brand file.
 * @throws BrandError, also for a text that isn't JSON.
 */
export function readBrandText(text: string, file: string): Brand {
  let json: JsonText
  try {
    json = parseJson(text)
  } catch (error) {
    throw new BrandError(`The brand file ${file} is not JSON.`, [reasonOf(error)])
  }
  return readBrand(json.value, file, json)
}
