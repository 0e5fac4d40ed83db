import { CircleAlert, CircleCheck, Clock, X } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { useModalStack } from '#ui/modal/modal-stack.ts'
import { dismissToast, type Toast, useToasts } from './toast-store.ts'
import styles from './toaster.module.css'
import { usePausingTimer } from './use-pausing-timer.ts'

const icons = { success: CircleCheck, warn: Clock, danger: CircleAlert } satisfies Record<
  Toast['tone'],
  unknown
>

export interface ToasterProps {
  /** Accessible name of the region. */
  label: string
  closeLabel: string
}

/** Renders the toasts in a corner. Mounted once, at the root of the app. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const toasts = useToasts((state) => state.toasts)
  // A modal makes everything outside it inert, so toasts are rendered inside the topmost one.
  const host = useModalStack(({ dialogs }) => dialogs.at(-1)) ?? document.body
  const cards = (shown: readonly Toast[]) =>
    shown.map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />)
  return createPortal(
    <section aria-label={label} className={styles.region}>
      {/* Exists before the first toast, which would otherwise not be announced. Failures are alerts themselves. */}
      <div aria-live="polite" className={styles.calm}>
        {cards(toasts.filter(isCalm))}
      </div>
      {cards(toasts.filter((toast) => !isCalm(toast)))}
    </section>,
    host,
  )
}

const isCalm = ({ tone }: Toast): boolean => tone !== 'danger'

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const dismiss = () => dismissToast(toast.id)
  usePausingTimer(toast.duration, hovered || focused, dismiss)
  const Icon = icons[toast.tone]
  return (
    <div
      role={isCalm(toast) ? undefined : 'alert'}
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon />
      <div>
        <b>{toast.title}</b>
        {(toast.body || toast.action) && (
          <p>
            {toast.body && <span>{toast.body}</span>}{' '}
            {toast.action && (
              <button
                type="button"
                onClick={() => {
                  dismiss()
                  toast.action?.onPress()
                }}
              >
                {toast.action.label}
              </button>
            )}
          </p>
        )}
      </div>
      <IconButton label={closeLabel} size="sm" className={styles.close} onClick={dismiss}>
        <X />
      </IconButton>
    </div>
  )
}
