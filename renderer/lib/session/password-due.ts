import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { openTabs } from '#lib/storage/open-tabs.ts'
import { stored } from '#lib/storage/stored.ts'
import { useSessionStore } from './session-store.ts'

/** Stored because the gateway says it only at login and a reload must not lose it. A logout clears it. */
const mark = stored('session', 'passwordDue', z.literal(true))

/** The tabs of a browser share a session. They exchange "ask", "due" and "done". */
const tabs = openTabs('passwordDue')

/** Sets whether the password must be changed before anything else, in this and all other tabs. */
export function setPasswordDue(due: boolean): void {
  if (due) mark.write(true)
  else mark.remove()
  useSessionStore.setState({ passwordDue: due })
  tabs?.postMessage(due ? 'due' : 'done')
}

/** Handles another tab's message. */
function hear({ data }: MessageEvent<unknown>): void {
  const { signedIn, passwordDue } = useSessionStore.getState()
  if (data === 'ask' && passwordDue) tabs?.postMessage('due')
  if (data === 'due' && signedIn && !passwordDue) {
    mark.write(true)
    useSessionStore.setState({ passwordDue: true })
  }
  if (data === 'done' && passwordDue) {
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
      if (now.signedIn && !before.signedIn) tabs?.postMessage('ask')
    })
    tabs?.addEventListener('message', hear)
    if (getState().signedIn) tabs?.postMessage('ask')
    return () => {
      unsubscribe()
      tabs?.removeEventListener('message', hear)
    }
  }, [])

  useEffect(() => {
    if (due && open !== 'changePassword')
      useOverlays.getState().show({ name: 'changePassword', forced: true })
  }, [due, open])
}
