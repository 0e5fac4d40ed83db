import type { SentPicture } from '#lib/pictures/use-picture-uploads.ts'
import {
  foldDocumentNumber,
  type IdentityDocument,
  type IdentityPart,
  identityDocument,
  isDocumentNumber,
} from '#shared/domain/identity-documents.ts'

/** The uploaded picture of each part. */
export type PartPictures = { readonly [Part in IdentityPart]?: SentPicture | undefined }

/** The fields in the order they appear on screen. */
export type IdentityField = 'number' | IdentityPart
export type IdentityFault = 'required' | 'form' | 'busy'
export type IdentityFaults = { readonly [Field in IdentityField]?: IdentityFault }

type IdentityValues = {
  document: IdentityDocument
  /** The brand's country. */
  country: string
  number: string
  pictures: PartPictures
}

/** What is missing or wrong, by field. `busy` are the parts whose upload isn't done. */
export function identityFaults(
  { document, country, number, pictures }: IdentityValues,
  busy: ReadonlySet<IdentityPart>,
): IdentityFaults {
  const faults: { [Field in IdentityField]?: IdentityFault } = {}
  if (foldDocumentNumber(number) === '') faults.number = 'required'
  else if (!isDocumentNumber(document, country, number)) faults.number = 'form'
  for (const part of identityDocument(document, country).parts)
    if (!pictures[part]) faults[part] = busy.has(part) ? 'busy' : 'required'
  return faults
}
