import { type ToggleEvent, useId, useRef, useState } from 'react'

/**
 * A panel beside the button that opens it, using the browser's popover: in the top layer, closed by Escape or a click
 * elsewhere, placed by anchor positioning. Put the props on a button and on a `styles.panel` element.
 */
export function usePopover() {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  return {
    open,
    panel,
    show: () => trigger.current && panel.current?.showPopover({ source: trigger.current }),
    /** Closes it. If the focus was inside, it returns to the button. */
    hide: () => panel.current?.hidePopover(),
    triggerProps: { ref: trigger, popoverTarget: id, 'aria-expanded': open, 'aria-controls': id },
    panelProps: {
      ref: panel,
      id,
      popover: 'auto',
      onToggle: (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open'),
    },
  } as const
}

export type TriggerProps = ReturnType<typeof usePopover>['triggerProps']
