/** The pictures that a document needs. */
export const identityParts = ['front', 'back', 'selfie'] as const
export type IdentityPart = (typeof identityParts)[number]

type DocumentRule = {
  /** The pictures to send. */
  parts: readonly IdentityPart[]
  /** The form of its number, without spaces and hyphens. */
  number: RegExp
  /** A number of this form, made up. */
  example: string
}

/** The documents that an identity check accepts. */
export const identityDocuments = {
  nationalId: { parts: identityParts, number: /^(?:\d{12}|\d{16})$/, example: '1234-5678-9012-3456' },
  driversLicence: { parts: identityParts, number: /^[A-Z]\d{10}$/, example: 'N01-23-456789' },
  passport: { parts: ['front', 'selfie'], number: /^[A-Z]{1,2}\d{6,7}[A-Z]?$/, example: 'P1234567A' },
  umid: { parts: identityParts, number: /^\d{12}$/, example: '0123-4567890-1' },
} as const satisfies Record<string, DocumentRule>

export type IdentityDocument = keyof typeof identityDocuments
export const identityDocumentNames = ['nationalId', 'driversLicence', 'passport', 'umid'] as const

/** A document's number as it is compared and stored: capitals and digits only. */
export const foldDocumentNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** Whether this can be the number of such a document. */
export const isDocumentNumber = (document: IdentityDocument, typed: string): boolean =>
  identityDocuments[document].number.test(foldDocumentNumber(typed))
