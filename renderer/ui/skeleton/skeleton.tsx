import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** CSS lengths of the content to come. */
  width?: string | undefined
  height?: string | undefined
  className?: string | undefined
}

/** A placeholder for content that is loading. Appears after 150 ms, so that quick answers don't flash. */
export function Skeleton({ width = '100%', height = '12px', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.skeleton} ${className ?? ''}`}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
