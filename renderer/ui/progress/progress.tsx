import styles from './progress.module.css'

export interface ProgressProps {
  label: string
  /** The figures as text, such as "₱120.00 of ₱300.00". */
  text: string
  /** From 0 to 1. */
  share: number
  tone?: 'accent' | 'primary' | undefined
}

/** A bar for how far something is. */
export function Progress({ label, text, share, tone = 'accent' }: ProgressProps) {
  const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={styles.bar}
      data-tone={tone}
    >
      <i style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
