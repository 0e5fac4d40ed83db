import { useTranslation } from 'react-i18next'
import type { PictureUploads } from '#lib/pictures/use-picture-uploads.ts'
import type { IdentityPart } from '#shared/domain/identity-documents.ts'
import { PictureUpload } from '#ui/picture-upload/picture-upload.tsx'
import type { IdentityFault } from '../model/identity-form.ts'

type PartUploadProps = {
  part: IdentityPart
  fault: IdentityFault | undefined
  uploads: PictureUploads
}

/** The upload of one picture of the document. */
export function PartUpload({ part, fault, uploads }: PartUploadProps) {
  const { t } = useTranslation('account')
  // The error disappears once a picture is there, before the form is checked again.
  const stale = fault === 'required' && uploads.sent.length > 0
  return (
    <PictureUpload
      label={t(`identity.part.${part}`)}
      uploads={uploads}
      error={fault && !stale && t(fault === 'busy' ? 'identity.pictureBusy' : 'identity.pictureMissing')}
    />
  )
}
