import { brand } from 'virtual:brand'
import { markUrl } from 'virtual:brand-assets'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogScene } from '#ui/dialog/dialog-scene.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import type { Dismissal } from '#ui/modal/modal.tsx'

/** Shows the banners of a group, or something else where there are none. */
export type DialogBanner = ComponentType<{ group: string; instead: ReactNode }>

type AuthDialogProps = {
  title: string
  /** Text on the scene. */
  greeting: string
  note: string
  /** The operator's banners in place of the scene. */
  banner?: { group: string; Banner: DialogBanner } | undefined
  /**
   * For the long form: two columns beside a narrower scene. Only its button closes it by default, so that a stray
   * click outside doesn't lose what was typed.
   */
  wide?: boolean
  /** How the dialog can be closed. By default, by its button if `wide`, otherwise also by a click outside. */
  dismiss?: Dismissal
  /** Replaces the default close, which closes the overlay and drops the action that waited for the login. */
  onClose?: () => void
  children: ReactNode
}

/** The dialog for logging in, registering and passwords. A bay scene is beside the form, or above it on phones. */
export function AuthDialog({
  title,
  greeting,
  note,
  banner,
  wide = false,
  dismiss = wide ? 'button' : 'cover',
  onClose,
  children,
}: AuthDialogProps) {
  const { t } = useTranslation()
  const close = useOverlays((state) => state.close)
  const setPending = useSessionStore((state) => state.setPending)

  const handleClose = () => {
    // Closing the dialog also gives up the action that waited for the login.
    setPending(undefined)
    close()
  }
  const scene = (
    <DialogScene logo={<Logo mark={markUrl} wordmark={brand.logo.wordmark} onDusk />} title={greeting}>
      {note}
    </DialogScene>
  )
  return (
    <Dialog
      open
      onClose={onClose ?? handleClose}
      title={title}
      closeLabel={t('action.close')}
      dismiss={dismiss}
      width={wide ? 980 : 820}
      scene={banner ? <banner.Banner group={banner.group} instead={scene} /> : scene}
    >
      {children}
    </Dialog>
  )
}
