import styles from './logo.module.css'

export interface LogoProps {
  /** Address of the brand's mark. */
  mark: string
  wordmark: string
  /** On a picture that is night in both themes. */
  onDusk?: boolean | undefined
  size?: 'sm' | 'md' | undefined
}

/** The brand's mark and word; put it in the link home, which carries the name. */
export function Logo({ mark, wordmark, onDusk = false, size = 'md' }: LogoProps) {
  return (
    <span className={styles.logo} data-size={size} data-on-dusk={onDusk || undefined}>
      <img src={mark} alt="" width={32} height={32} />
      {wordmark}
    </span>
  )
}
