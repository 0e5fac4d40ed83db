import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { focusFirst, wrapTarget } from './focus.ts'
import styles from './modal.module.css'
import { dropModal, noteOpener, pushModal, useModalStack } from './modal-stack.ts'

/**
 * Who may close it. `cover`: Escape, a click beside it, and its own buttons. `button`: only its own buttons.
 * `none`: only the work inside, so no close button is drawn.
 */
export type Dismissal = 'cover' | 'button' | 'none'

export interface ModalProps {
  dismiss: Dismissal
  onClose: () => void
  /** Milliseconds until it shows. */
  delay?: number | undefined
  /** Id of the title that names it. */
  labelledBy: string
  describedBy?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * The bare modal under every dialog and sheet: a native dialog that fills the window, its panel inside. Mounted
 * is open. The page behind is inert and doesn't scroll; Tab stays inside; focus goes back to where it came from.
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
      // Prevented even where it closes: the owner's state does that, not the browser.
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
  // A phone's back gesture, or Escape while nothing in the dialog has focus.
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
        // Pressed inside and let go outside is a selection, not a wish to close.
        if (event.target === event.currentTarget && pressedCover.current) close()
      }}
    >
      {children}
    </dialog>
  )
}

function openModal(dialog: HTMLDialogElement, delay: number) {
  noteOpener(dialog)
  const show = () => {
    const { style, clientWidth } = document.documentElement
    if (useModalStack.getState().dialogs.length === 0) {
      style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
    }
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
    dropModal(dialog)
  }
}
