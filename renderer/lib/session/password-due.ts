import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { openTabs } from '#lib/storage/open-tabs.ts'
import { stored } from '#lib/storage/stored.ts'
import { useSessionStore } from './session-store.ts'

/** The gateway says so at the login only; a reload must not lose it. A logout clears it. */
const mark = stored('session', 'passwordDue', z.literal(true))

/** The tabs of one browser share a session, and what it owes: "ask", "due" and "done" are said here. */
const tabs = openTabs('passwordDue')

/** Says that the password must be changed before anything else, or that it has been. */
export function setPasswordDue(due: boolean): void {
  if (due) mark.write(true)
  else mark.remove()
  useSessionStore.setState({ passwordDue: due })
  tabs?.postMessage(due ? 'due' : 'done')
}

/** What another tab says of the password. */
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
 * As long as the password is due, the dialog that changes it lies above everything, also after a reload, in
 * every tab of the session, and whatever else was opened.
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
