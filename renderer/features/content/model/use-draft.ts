import { useEffect, useState } from 'react'
import { useSessionStore } from '#lib/session/session-store.ts'
import { emptyDraft, keepDraft, readDraft } from './feedback-draft.ts'

/**
 * The form's draft, stored with every change. A visitor who logs in while writing keeps it. If the account changes,
 * it is cleared.
 * @param account who is signed in, once known.
 */
export function useDraft(asked: string | null, account: string | undefined) {
  const [first] = useState(() => readDraft(asked))
  const [draft, setDraft] = useState(first)
  const [writer, setWriter] = useState(account)
  const [emptied, setEmptied] = useState(0)
  if (account !== undefined && account !== writer) {
    setWriter(account)
    if (writer !== undefined) {
      setDraft(emptyDraft)
      setEmptied(emptied + 1)
    }
  }
  useEffect(() => {
    if (draft !== first && draft !== emptyDraft) keepDraft(draft)
  }, [draft, first])
  // Store it at once, because the login may open another page before this one renders again.
  useEffect(
    () =>
      useSessionStore.subscribe(({ signedIn }, before) => {
        if (signedIn && !before.signedIn && writer === undefined && draft.content !== '') keepDraft(draft)
      }),
    [draft, writer],
  )

  return {
    draft,
    /** Changes the draft. Takes an updater, because a picture may arrive while text is typed. */
    change: setDraft,
    /** Counts how often it was cleared for another account. As a key it discards uploads still in progress. */
    emptied,
  }
}
