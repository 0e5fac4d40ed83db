import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'
import { feedbackKinds } from '#shared/contract/endpoints/feedback.ts'

export type FeedbackKind = (typeof feedbackKinds)[number]

/** What is in the form. */
export type FeedbackDraft = {
  kind: FeedbackKind
  content: string
  contact: string
  /**
   * Goes with what is sent, so that the same words sent again after a lost answer are kept once. Words that
   * were changed since are another feedback: '' until they are sent.
   */
  key: string
}

const emptyDraft: FeedbackDraft = { kind: 'suggestion', content: '', contact: '', key: '' }

const kept = stored(
  'session',
  'feedback',
  z.object({ kind: z.enum(feedbackKinds), content: z.string(), contact: z.string(), key: z.string() }),
)

/** What was typed before in this visit; the address may say what it is to be about. */
export function readDraft(asked: string | null): FeedbackDraft {
  const draft = kept.read() ?? emptyDraft
  const kind = feedbackKinds.find((known) => known === asked)
  return kind && draft.content === '' ? { ...draft, kind } : draft
}

/** Keeps what was typed until it is sent, over reloads and other pages. */
export const keepDraft = (draft: FeedbackDraft): void => kept.write(draft)

/** Forgets a draft that has arrived, unless it was changed meanwhile. */
export function dropDraft(key: string): void {
  if (kept.read()?.key === key) kept.remove()
}

/** A draft with something changed in it. */
export const changeDraft = (
  draft: FeedbackDraft,
  change: Partial<Omit<FeedbackDraft, 'key'>>,
): FeedbackDraft => ({ ...draft, ...change, key: '' })
