import { brand } from 'virtual:brand'
import { markUrl } from 'virtual:brand-assets'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogScene } from '#ui/dialog/dialog-scene.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import type { Dismissal } from '#ui/modal/modal.tsx'

type AuthDialogProps = {
  title: string
  /** Words on the scene. */
  greeting: string
  note: string
  /** The long form: two columns beside a narrower scene. It closes by its button only, so that a stray click loses nothing typed. */
  wide?: boolean
  /** Who may close it, where it isn't the usual: by its button the wide one, by the cover too the other. */
  dismiss?: Dismissal
  /** What follows its being closed, where it isn't the end of what it was opened for. */
  onClose?: () => void
  children: ReactNode
}

/** The dialog one signs in or registers in: the bay at dusk beside the form, above it on phones. */
export function AuthDialog({
  title,
  greeting,
  note,
  wide = false,
  dismiss = wide ? 'button' : 'cover',
  onClose,
  children,
}: AuthDialogProps) {
  const { t } = useTranslation()
  const close = useOverlays((state) => state.close)
  const setPending = useSessionStore((state) => state.setPending)

  const handleClose = () => {
    // Who closes this doesn't want what it was opened for any more.
    setPending(undefined)
    close()
  }
  return (
    <Dialog
      open
      onClose={onClose ?? handleClose}
      title={title}
      closeLabel={t('action.close')}
      dismiss={dismiss}
      width={wide ? 980 : 820}
      scene={
        <DialogScene logo={<Logo mark={markUrl} wordmark={brand.logo.wordmark} onDusk />} title={greeting}>
          {note}
        </DialogScene>
      }
    >
      {children}
    </Dialog>
  )
}
