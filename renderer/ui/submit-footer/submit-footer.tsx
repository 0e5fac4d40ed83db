import type { ReactNode, Ref } from 'react'
import { Button } from '#ui/button/button.tsx'
import { DialogFooter } from '#ui/dialog/dialog-footer.tsx'

type SubmitFooterProps = {
  busy: boolean
  /** Announced to screen readers when sending starts. */
  busyLabel: string
  /** The line below the button. */
  note: ReactNode
  /** Ref of the button. */
  ref?: Ref<HTMLButtonElement>
  /** Label of the button. */
  children: ReactNode
}

/** The footer of an account form: the submit button, with an alternative below. */
export function SubmitFooter({ busy, busyLabel, note, ref, children }: SubmitFooterProps) {
  return (
    <DialogFooter note={note}>
      <Button ref={ref} type="submit" variant="primary" size="lg" block busy={busy} busyLabel={busyLabel}>
        {children}
      </Button>
    </DialogFooter>
  )
}
