import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { holdPage } from '#lib/overlay/hold-page.ts'
import { classNames } from '#ui/class-names.ts'
import { focusFirst, wrapTarget } from './focus.ts'
import styles from './modal.module.css'
import { dropModal, noteOpener, pushModal, useModalStack } from './modal-stack.ts'

/**
 * What closes it. `cover`: Escape, a click beside it, and its own buttons. `button`: only its own buttons. `none`:
 * only its content, so it has no close button.
 */
export type Dismissal = 'cover' | 'button' | 'none'

export interface ModalProps {
  dismiss: Dismissal
  onClose: () => void
  /** Milliseconds until it is shown. */
  delay?: number | undefined
  /** Id of the title, its accessible name. */
  labelledBy: string
  describedBy?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * The modal below every dialog and sheet: a native dialog that fills the window, with a panel inside. It is open
 * while mounted. The page behind is inert and doesn't scroll, Tab stays inside, and the focus returns to where it
 * was.
 */
export function Modal({
  dismiss,
  onClose,
  delay = 0,
  labelledBy,
  describedBy,
  className,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedCover = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    return dialog ? openModal(dialog, delay) : undefined
  }, [delay])

  const close = () => {
    if (dismiss === 'cover') onClose()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape') {
      // Always prevented, because the owner's state closes the dialog, not the browser.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') {
      event.stopPropagation()
      const target = wrapTarget(event.currentTarget, event.shiftKey)
      if (target) event.preventDefault()
      target?.focus()
    }
  }
  // The back gesture on phones, or Escape while nothing in the dialog has the focus.
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    close()
  }

  return (
    <dialog
      ref={ref}
      className={classNames(styles.cover, className)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onPointerDown={(event) => {
        pressedCover.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // A press that starts inside and ends outside is a selection, not a click to close.
        if (event.target === event.currentTarget && pressedCover.current) close()
      }}
    >
      {children}
    </dialog>
  )
}

function openModal(dialog: HTMLDialogElement, delay: number) {
  let release: (() => void) | undefined
  noteOpener(dialog)
  const show = () => {
    const { style, clientWidth } = document.documentElement
    if (useModalStack.getState().dialogs.length === 0) {
      style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
    }
    release = holdPage()
    dialog.showModal()
    pushModal(dialog)
    focusFirst(dialog)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  if (delay > 0) timer = setTimeout(show, delay)
  else show()
  return () => {
    clearTimeout(timer)
    dialog.close()
    release?.()
    dropModal(dialog)
  }
}
