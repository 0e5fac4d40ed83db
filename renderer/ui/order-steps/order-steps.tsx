import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './order-steps.module.css'

export interface OrderStepsProps {
  /** In order. `now` is where the order waits, `failed` where it ended. */
  steps: readonly {
    key: string
    state: 'done' | 'now' | 'open' | 'failed'
    title: ReactNode
    /** When the step was taken, or what it waits for. */
    note?: string | undefined
  }[]
  /** Side by side, for a few short steps. */
  inRow?: boolean | undefined
}

/** The steps of an order, one below the other unless they stand in a row. */
export const OrderSteps = ({ steps, inRow = false }: OrderStepsProps) => (
  <ol className={styles.steps} data-row={inRow || undefined}>
    {steps.map(({ key, state, title, note }) => (
      <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <i>
          {state === 'done' && <Check />}
          {state === 'failed' && <X />}
        </i>
        <div>
          <b>{title}</b>
          {note && <small className="num">{note}</small>}
        </div>
      </li>
    ))}
  </ol>
)
