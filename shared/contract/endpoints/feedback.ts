import * as z from 'zod/mini'
import { endpoint, nothing } from '../endpoint.ts'
import { pictureFile } from '../picture-file.ts'

/** What feedback may be about. The gateway says which of these it accepts. */
export const feedbackKinds = ['suggestion', 'problem', 'payment', 'game', 'service', 'other'] as const

export const feedback = {
  rules: endpoint({
    id: 'feedback.rules',
    method: 'GET',
    path: '/wps/feedback',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'What feedback may be about, and how many words it may have',
    input: nothing,
    value: z.object({ kinds: z.array(z.string()), minWords: z.number(), maxWords: z.number() }),
  }),
  picture: endpoint({
    id: 'feedback.picture',
    method: 'PUT',
    path: '/wps/feedback/picture',
    auth: 'none',
    carrier: 'file',
    upload: true,
    timeout: 120_000,
    source: 'assumed',
    summary: 'Upload a picture (PNG or JPEG, at most 5 MB) that goes with feedback sent soon after',
    input: pictureFile,
    value: z.object({ pictureId: z.string() }),
  }),
  send: endpoint({
    id: 'feedback.send',
    method: 'PUT',
    path: '/wps/feedback',
    auth: 'none',
    carrier: 'json',
    source: 'spec',
    summary: 'Tell the operator something; the same key again is the same feedback',
    input: z.object({
      kind: z.string(),
      content: z.string(),
      /** Where to send an answer, if the person wants one. */
      contact: z.optional(z.string()),
      /** The username that the person states, because the call carries no session. */
      username: z.optional(z.string()),
      /** Ids of pictures uploaded before, at most three. */
      pictures: z.optional(z.array(z.string())),
      /** Created when the form opens, so that a second press or a lost answer doesn't store the feedback twice. */
      requestKey: z.string(),
    }),
    /** What the person quotes when they ask about it. */
    value: z.object({ reference: z.string() }),
  }),
} as const
