import * as z from 'zod/mini'
import type { SentPicture } from '#lib/pictures/use-picture-uploads.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { stored } from '#lib/storage/stored.ts'
import { feedbackKinds } from '#shared/contract/endpoints/feedback.ts'

export type FeedbackKind = (typeof feedbackKinds)[number]

/** The values of the feedback form. */
export type FeedbackDraft = {
  kind: FeedbackKind
  content: string
  contact: string
  /** Pictures already uploaded to the gateway. */
  pictures: SentPicture[]
  /**
   * Request key, which makes a retry after a lost answer store the feedback only once. Empty until the draft is sent,
   * and again after each change, because changed text is new feedback.
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
    /**
     * Whether the writer was signed in. Stored drafts end with the session, so such a draft is always the current
     * account's.
     */
    signedIn: z.boolean(),
  }),
)

/**
 * Reads the draft stored during this visit. `asked` selects the kind if nothing was typed yet. A draft from before a
 * login or logout is removed, because it may be somebody else's.
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

/** Stores the draft until it is sent, across reloads and other pages. */
export const keepDraft = (draft: FeedbackDraft): void => kept.write({ ...draft, signedIn: isSignedIn() })

const isSignedIn = (): boolean => useSessionStore.getState().signedIn

/** Removes a draft that has been sent, unless it was changed meanwhile. */
export function dropDraft(key: string): void {
  if (kept.read()?.key === key) kept.remove()
}

/** Returns the changed draft, with its request key cleared. */
export const changeDraft = (
  draft: FeedbackDraft,
  change: Partial<Omit<FeedbackDraft, 'key'>>,
): FeedbackDraft => ({ ...draft, ...change, key: '' })
