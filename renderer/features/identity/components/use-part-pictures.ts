import { createDraft, type Draft, useDraftState } from '#lib/forms/drafts.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { sendPictureTo } from '#lib/pictures/send-picture.ts'
import {
  type PictureUploads,
  type SentPicture,
  usePictureUploads,
} from '#lib/pictures/use-picture-uploads.ts'
import { uploads as endpoints } from '#shared/contract/endpoints/uploads.ts'
import type { IdentityPart } from '#shared/domain/identity-documents.ts'

const drafts: Record<IdentityPart, Draft<SentPicture>> = {
  front: createDraft(),
  back: createDraft(),
  selfie: createDraft(),
}

/** One picture, uploaded as soon as it is chosen. */
function useOnePicture(draft: Draft<SentPicture>) {
  const gateway = useGateway()
  const [picture, setPicture] = useDraftState<SentPicture | undefined>(draft, undefined)
  const uploads: PictureUploads = usePictureUploads({
    sent: picture ? [picture] : [],
    onAdd: setPicture,
    onRemove: () => setPicture(undefined),
    send: sendPictureTo(gateway, endpoints.picture),
    most: 1,
  })
  return { picture, uploads }
}

/** The pictures of a document's parts. They stay when another kind of document is chosen. */
export function usePartPictures() {
  const all = {
    front: useOnePicture(drafts.front),
    back: useOnePicture(drafts.back),
    selfie: useOnePicture(drafts.selfie),
  }
  const parts = ['front', 'back', 'selfie'] as const satisfies readonly IdentityPart[]
  return {
    pictures: { front: all.front.picture, back: all.back.picture, selfie: all.selfie.picture },
    uploads: { front: all.front.uploads, back: all.back.uploads, selfie: all.selfie.uploads },
    /** Drops them once they have been handed in. */
    forget() {
      for (const part of parts) drafts[part].write(undefined)
    },
    /** The parts whose upload isn't done. */
    busy: new Set(parts.filter((part) => all[part].uploads.pending.length > 0)),
  }
}
