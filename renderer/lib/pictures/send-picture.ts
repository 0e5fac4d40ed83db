import type { Gateway } from '#lib/gateway/gateway.ts'
import { sendWithProgress } from '#lib/gateway/send-with-progress.ts'
import type { uploads } from '#shared/contract/endpoints/uploads.ts'
import type { SendPicture } from './use-picture-uploads.ts'

/** Returns a function that uploads one picture through an endpoint and resolves with the gateway's id. */
export const sendPictureTo =
  (gateway: Gateway, endpoint: typeof uploads.picture): SendPicture =>
  async ({ bytes, type }, { signal, onProgress }) => {
    const send = sendWithProgress(onProgress)
    return (await gateway.call(endpoint, { bytes, type }, { signal, send })).pictureId
  }
