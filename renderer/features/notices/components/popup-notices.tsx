import { useEffect, useState } from 'react'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useMessageDialogs } from '#ui/message-dialog/show-dialog.ts'
import { useNotices } from '../api/use-notices.ts'
import { markSeen, unseen } from '../model/seen-popups.ts'

/** Milliseconds between checks whether a notice may be shown. */
const timeout = 500

/** Whether the focus is in a form field, so that a dialog would interrupt typing. */
const isWriting = () =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true

/**
 * Opens the popup notices once per visit, when nothing else is open, nobody is typing and no game is shown.
 * @param quiet whether the page, such as a game, must not be covered.
 */
export function PopupNotices({ quiet }: { quiet: boolean }) {
  const notices = useNotices('popup')
  const show = useOverlays((state) => state.show)
  const overlaid = useOverlays(({ open, covers }) => open !== undefined || covers > 0)
  const hasDialog = useMessageDialogs(({ open }) => open.length > 0)
  const [looks, setLooks] = useState(0)
  const waits = notices !== undefined && unseen(notices).length > 0
  const free = waits && !quiet && !overlaid && !hasDialog

  useEffect(() => {
    if (!free || !notices) return
    if (!isWriting() && !document.querySelector('dialog:modal')) {
      markSeen(notices)
      show({ name: 'notice', index: 0, kind: 'popup' })
      return
    }
    const timer = setTimeout(() => setLooks(looks + 1), timeout)
    return () => clearTimeout(timer)
  }, [free, notices, show, looks])
  return null
}
