import styles from './logo.module.css'

export interface LogoProps {
  /** URL of the brand's mark. */
  mark: string
  wordmark: string
  /** For pictures that are dark in both themes. */
  onDusk?: boolean | undefined
  size?: 'sm' | 'md' | undefined
}

/** The brand's mark and wordmark. Put it into the link to home, which has the accessible name. */
export function Logo({ mark, wordmark, onDusk = false, size = 'md' }: LogoProps) {
  return (
    <span className={styles.logo} data-size={size} data-on-dusk={onDusk || undefined}>
      <img src={mark} alt="" width={32} height={32} />
      <span>{wordmark}</span>
    </span>
  )
}
