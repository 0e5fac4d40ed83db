import type { ReactNode, Ref } from 'react'
import { Button } from '#ui/button/button.tsx'
import { DialogFooter } from '#ui/dialog/dialog-footer.tsx'

type SubmitFooterProps = {
  busy: boolean
  /** What a screen reader is told when the sending begins. */
  busyLabel: string
  /** The line below the button. */
  note: ReactNode
  /** The button's. */
  ref?: Ref<HTMLButtonElement>
  /** What the button says. */
  children: ReactNode
}

/** The foot of an account's form: the button that sends it, and the other way on below. */
export function SubmitFooter({ busy, busyLabel, note, ref, children }: SubmitFooterProps) {
  return (
    <DialogFooter note={note}>
      <Button ref={ref} type="submit" variant="primary" size="lg" block busy={busy} busyLabel={busyLabel}>
        {children}
      </Button>
    </DialogFooter>
  )
}
