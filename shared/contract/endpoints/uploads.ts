import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pictureFile } from '../picture-file.ts'

/** Pictures of a member: documents, receipts, avatars. Only the account that uploaded one can send it with a form. */
export const uploads = {
  picture: endpoint({
    id: 'uploads.picture',
    method: 'PUT',
    path: '/wps/relay/MCS_uploadPicture',
    auth: 'required',
    carrier: 'file',
    upload: true,
    timeout: 120_000,
    source: 'assumed',
    summary: 'Upload a picture (PNG or JPEG, at most 5 MB) that goes with a form sent soon after',
    input: pictureFile,
    value: z.object({ pictureId: z.string() }),
  }),
} as const
