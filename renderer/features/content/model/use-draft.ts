import { useEffect, useState } from 'react'
import { useSessionStore } from '#lib/session/session-store.ts'
import { emptyDraft, keepDraft, readDraft } from './feedback-draft.ts'

/**
 * What is typed in the form, kept with every change. Who logs in while he writes takes his words along; where
 * another account than the one that wrote them comes to this screen, they go.
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
  // At once: the login may lead to another page before this one is drawn again.
  useEffect(
    () =>
      useSessionStore.subscribe(({ signedIn }, before) => {
        if (signedIn && !before.signedIn && writer === undefined && draft.content !== '') keepDraft(draft)
      }),
    [draft, writer],
  )

  return {
    draft,
    /** Changes the draft; a picture may arrive while words are typed, so each change builds on the last. */
    change: setDraft,
    /** How often it was emptied for another account. What was on its way for it then is not for the next. */
    emptied,
  }
}
