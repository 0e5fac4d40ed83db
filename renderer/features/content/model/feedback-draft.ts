import * as z from 'zod/mini'
import type { SentPicture } from '#lib/pictures/use-picture-uploads.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { stored } from '#lib/storage/stored.ts'
import { feedbackKinds } from '#shared/contract/endpoints/feedback.ts'

export type FeedbackKind = (typeof feedbackKinds)[number]

/** What is in the form. */
export type FeedbackDraft = {
  kind: FeedbackKind
  content: string
  contact: string
  /** Pictures that have arrived at the gateway. */
  pictures: SentPicture[]
  /**
   * Goes with what is sent, so that the same words sent again after a lost answer are kept once. Words that
   * were changed since are another feedback: '' until they are sent.
   */
  key: string
}

export const emptyDraft: FeedbackDraft = {
  kind: 'suggestion',
  content: '',
  contact: '',
  pictures: [],
  key: '',
}

const kept = stored(
  'session',
  'feedback',
  z.object({
    kind: z.enum(feedbackKinds),
    content: z.string(),
    contact: z.string(),
    pictures: z._default(z.array(z.object({ id: z.string(), name: z.string(), preview: z.string() })), []),
    key: z.string(),
    /** Written by somebody signed in: what is kept ends with the session, so that it is always this one's. */
    signedIn: z.boolean(),
  }),
)

/**
 * What the same person typed before in this visit; the address may say what it is to be about. A visitor's words are
 * not those of whoever logs in afterwards.
 */
export function readDraft(asked: string | null): FeedbackDraft {
  const { signedIn, ...draft } = kept.read() ?? { ...emptyDraft, signedIn: isSignedIn() }
  if (signedIn !== isSignedIn()) {
    kept.remove()
    return readDraft(asked)
  }
  const kind = feedbackKinds.find((known) => known === asked)
  return kind && draft.content === '' ? { ...draft, kind } : draft
}

/** Keeps what was typed until it is sent, over reloads and other pages. */
export const keepDraft = (draft: FeedbackDraft): void => kept.write({ ...draft, signedIn: isSignedIn() })

const isSignedIn = (): boolean => useSessionStore.getState().signedIn

/** Forgets a draft that has arrived, unless it was changed meanwhile. */
export function dropDraft(key: string): void {
  if (kept.read()?.key === key) kept.remove()
}

/** A draft with something changed in it. */
export const changeDraft = (
  draft: FeedbackDraft,
  change: Partial<Omit<FeedbackDraft, 'key'>>,
): FeedbackDraft => ({ ...draft, ...change, key: '' })
