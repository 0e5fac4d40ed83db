import { useDraftState } from '#lib/forms/drafts.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { sendPictureTo } from '#lib/pictures/send-picture.ts'
import {
  type PictureUploads,
  type SentPicture,
  usePictureUploads,
} from '#lib/pictures/use-picture-uploads.ts'
import { uploads as endpoints } from '#shared/contract/endpoints/uploads.ts'
import type { IdentityPart } from '#shared/domain/identity-documents.ts'

/** One picture, uploaded as soon as it is chosen. */
function useOnePicture(part: IdentityPart) {
  const gateway = useGateway()
  const [picture, setPicture, forget] = useDraftState<SentPicture | undefined>(`identity.${part}`, undefined)
  const uploads: PictureUploads = usePictureUploads({
    sent: picture ? [picture] : [],
    onAdd: setPicture,
    onRemove: () => setPicture(undefined),
    send: sendPictureTo(gateway, endpoints.picture),
    most: 1,
  })
  return { picture, uploads, forget }
}

/** The pictures of a document's parts. They stay when another kind of document is chosen. */
export function usePartPictures() {
  const all = {
    front: useOnePicture('front'),
    back: useOnePicture('back'),
    selfie: useOnePicture('selfie'),
  }
  const parts = ['front', 'back', 'selfie'] as const satisfies readonly IdentityPart[]
  return {
    pictures: { front: all.front.picture, back: all.back.picture, selfie: all.selfie.picture },
    uploads: { front: all.front.uploads, back: all.back.uploads, selfie: all.selfie.uploads },
    /** Drops them once they have been handed in. */
    forget() {
      for (const part of parts) all[part].forget()
    },
    /** The parts whose upload isn't done. */
    busy: new Set(parts.filter((part) => all[part].uploads.pending.length > 0)),
  }
}
