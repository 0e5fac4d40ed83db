import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { openTabs } from '#lib/storage/open-tabs.ts'
import { stored } from '#lib/storage/stored.ts'
import { useSessionStore } from './session-store.ts'

/** Stored because the gateway says it only at login and a reload must not lose it. A logout clears it. */
const mark = stored('session', 'passwordDue', z.literal(true))

/** What the tabs of a session say to each other. `about` is the session. */
const message = z.object({ type: z.enum(['ask', 'due', 'done']), about: z.string() })
type Message = z.output<typeof message>

const tabs = openTabs('passwordDue', message)
const post = (type: Message['type']) => tabs.post({ type, about: useSessionStore.getState().name })

/** Sets whether the password must be changed before anything else, in this and all other tabs. */
export function setPasswordDue(due: boolean): void {
  if (due) mark.write(true)
  else mark.remove()
  useSessionStore.setState({ passwordDue: due })
  post(due ? 'due' : 'done')
}

/** Handles another tab's message, if it is about the session of this one. */
function hear({ type, about }: Message): void {
  const { signedIn, name, passwordDue } = useSessionStore.getState()
  if (about !== name) return
  if (type === 'ask' && passwordDue) post('due')
  if (type === 'due' && signedIn && !passwordDue) {
    mark.write(true)
    useSessionStore.setState({ passwordDue: true })
  }
  if (type === 'done' && passwordDue) {
    useSessionStore.setState({ passwordDue: false })
    if (useOverlays.getState().open?.name === 'changePassword') useOverlays.getState().close()
  }
}

/**
 * While a password change is due, keeps its dialog open above everything, in every tab of the session, after reloads,
 * and whatever else is opened.
 */
export function usePasswordDue(): void {
  const due = useSessionStore((state) => state.passwordDue)
  const open = useOverlays((state) => state.open?.name)

  useEffect(() => {
    const { getState, setState, subscribe } = useSessionStore
    if (getState().signedIn && mark.read()) setState({ passwordDue: true })
    const unsubscribe = subscribe((now, before) => {
      if (before.passwordDue && !now.passwordDue) mark.remove()
      if (now.signedIn && now.session !== before.session) post('ask')
    })
    const stopHearing = tabs.hear(hear)
    if (getState().signedIn) post('ask')
    return () => {
      unsubscribe()
      stopHearing()
    }
  }, [])

  useEffect(() => {
    if (due && open !== 'changePassword')
      useOverlays.getState().show({ name: 'changePassword', forced: true })
  }, [due, open])
}
