import type { ReactNode } from 'react'
import styles from './popover.module.css'
import { type TriggerProps, usePopover } from './use-popover.ts'

export interface PopoverProps {
  /** Accessible name of the panel. */
  label: string
  /** Renders the button that opens the panel. Spread the props on it. */
  trigger: (props: TriggerProps & { 'aria-haspopup': 'dialog' }) => ReactNode
  /** The edge of the button that the panel is aligned with. */
  align?: 'start' | 'end' | undefined
  children: ReactNode
}

/** A small panel beside a button. The page around it stays usable. */
export function Popover({ label, trigger, align = 'start', children }: PopoverProps) {
  const { triggerProps, panelProps } = usePopover()
  return (
    <>
      {trigger({ ...triggerProps, 'aria-haspopup': 'dialog' })}
      <div {...panelProps} role="dialog" aria-label={label} className={styles.panel} data-align={align}>
        {children}
      </div>
    </>
  )
}
