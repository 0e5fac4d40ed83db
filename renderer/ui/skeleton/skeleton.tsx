import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** CSS lengths; the size of what will stand here. */
  width?: string | undefined
  height?: string | undefined
  className?: string | undefined
}

/** A place held for what is on its way. It shows after 150 ms, so quick answers don't flash. */
export function Skeleton({ width = '100%', height = '12px', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.skeleton} ${className ?? ''}`}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
