import { readFigures } from './typed-text.ts'

/** The pictures that a document needs. */
export const identityParts = ['front', 'back', 'selfie'] as const
export type IdentityPart = (typeof identityParts)[number]

type DocumentRule = {
  /** The pictures to send. */
  parts: readonly IdentityPart[]
  /** The form of its number, without spaces and hyphens. */
  number: RegExp
  /** A number of this form, made up; undefined if the form isn't known. */
  example?: string
}

export const identityDocumentNames = ['nationalId', 'driversLicence', 'passport', 'umid'] as const
export type IdentityDocument = (typeof identityDocumentNames)[number]
type DocumentRules = { readonly [Document in IdentityDocument]?: DocumentRule }

/** What a number is at least where its form isn't known: whoever checks the documents sees the rest. */
const number = /^[A-Z0-9]{4,24}$/

const anywhere: DocumentRules = {
  nationalId: { parts: identityParts, number },
  driversLicence: { parts: identityParts, number },
  passport: { parts: ['front', 'selfie'], number },
}

/** The documents of countries whose numbers' forms are known. */
const byCountry: { readonly [country: string]: DocumentRules } = {
  PH: {
    nationalId: { parts: identityParts, number: /^(?:\d{12}|\d{16})$/, example: '1234-5678-9012-3456' },
    driversLicence: { parts: identityParts, number: /^[A-Z]\d{10}$/, example: 'N01-23-456789' },
    passport: { parts: ['front', 'selfie'], number: /^[A-Z]{1,2}\d{6,7}[A-Z]?$/, example: 'P1234567A' },
    umid: { parts: identityParts, number: /^\d{12}$/, example: '0123-4567890-1' },
  },
}

const rulesOf = (country: string): DocumentRules => byCountry[country] ?? anywhere

/** The documents that an identity check accepts in a country. */
export const identityDocumentsIn = (country: string): readonly IdentityDocument[] =>
  identityDocumentNames.filter((name) => rulesOf(country)[name])

/** What a document needs in a country. */
export const identityDocument = (name: IdentityDocument, country: string): DocumentRule =>
  rulesOf(country)[name] ?? { parts: identityParts, number }

/** A document's number as it is compared and stored: capitals and digits only. */
export const foldDocumentNumber = (typed: string): string =>
  readFigures(typed)
    .replaceAll(/[\s.-]/g, '')
    .toUpperCase()

/** Whether this can be the number of such a document. */
export const isDocumentNumber = (name: IdentityDocument, country: string, typed: string): boolean =>
  identityDocument(name, country).number.test(foldDocumentNumber(typed))
