import { useEffect, useState } from 'react'
import { useSessionStore } from '#lib/session/session-store.ts'
import { emptyDraft, type FeedbackDraft, keepDraft, readDraft } from './feedback-draft.ts'

/**
 * What is typed in the form, kept with every change. Who logs in while he writes takes his words along; where
 * another account than the one that wrote them comes to this screen, they go.
 * @param account who is signed in, once known.
 */
export function useDraft(asked: string | null, account: string | undefined) {
  const [draft, setDraft] = useState(() => readDraft(asked))
  const [writer, setWriter] = useState(account)
  if (account !== undefined && account !== writer) {
    setWriter(account)
    if (writer !== undefined) setDraft(emptyDraft)
  }
  // At once: the login may lead to another page before this one is drawn again.
  useEffect(
    () =>
      useSessionStore.subscribe(({ signedIn }, before) => {
        if (signedIn && !before.signedIn && writer === undefined && draft.content !== '') keepDraft(draft)
      }),
    [draft, writer],
  )

  const keep = (next: FeedbackDraft) => {
    setDraft(next)
    keepDraft(next)
  }
  return { draft, keep }
}
