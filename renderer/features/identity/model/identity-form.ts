import type { SentPicture } from '#lib/pictures/use-picture-uploads.ts'
import {
  type IdentityDocument,
  type IdentityPart,
  identityDocuments,
  isDocumentNumber,
} from '#shared/domain/identity-documents.ts'

/** The uploaded picture of each part. */
export type PartPictures = { readonly [Part in IdentityPart]?: SentPicture | undefined }

/** The fields in the order they appear on screen. */
export type IdentityField = 'number' | IdentityPart
export type IdentityFault = 'required' | 'form' | 'busy'
export type IdentityFaults = { readonly [Field in IdentityField]?: IdentityFault }

type IdentityValues = { document: IdentityDocument; number: string; pictures: PartPictures }

/** What is missing or wrong, by field. `busy` are the parts whose upload isn't done. */
export function identityFaults(
  { document, number, pictures }: IdentityValues,
  busy: ReadonlySet<IdentityPart>,
): IdentityFaults {
  const faults: { [Field in IdentityField]?: IdentityFault } = {}
  if (number.trim() === '') faults.number = 'required'
  else if (!isDocumentNumber(document, number)) faults.number = 'form'
  for (const part of identityDocuments[document].parts)
    if (!pictures[part]) faults[part] = busy.has(part) ? 'busy' : 'required'
  return faults
}
