import { useEffect, useState } from 'react'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useMessageDialogs } from '#ui/message-dialog/show-dialog.ts'
import { useNotices } from '../api/use-notices.ts'
import { markSeen, unseen } from '../model/seen-popups.ts'

/** Milliseconds between two looks at whether it may be shown by now. */
const patience = 500

/** Whether somebody is about to write something, who must not lose the field from under his fingers. */
const isWriting = () =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true

/**
 * Shows the notices that pop up, once a visit: when nothing else is open, nobody writes and no game runs.
 * @param quiet a page that nothing may be laid over, as a game's.
 */
export function PopupNotices({ quiet }: { quiet: boolean }) {
  const notices = useNotices('popup')
  const show = useOverlays((state) => state.show)
  const overlaid = useOverlays(({ open, covers }) => open !== undefined || covers > 0)
  const told = useMessageDialogs(({ open }) => open.length > 0)
  const [looks, setLooks] = useState(0)
  const waits = notices !== undefined && unseen(notices).length > 0
  const free = waits && !quiet && !overlaid && !told

  useEffect(() => {
    if (!free || !notices) return
    if (!isWriting() && !document.querySelector('dialog:modal')) {
      markSeen(notices)
      show({ name: 'notice', index: 0, kind: 'popup' })
      return
    }
    const timer = setTimeout(() => setLooks(looks + 1), patience)
    return () => clearTimeout(timer)
  }, [free, notices, show, looks])
  return null
}
