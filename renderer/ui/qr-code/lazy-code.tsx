import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import styles from './lazy-code.module.css'
import type { ResourceCodeProps } from './resource-code.tsx'

const resourceCode = lazyPart(() => import('./resource-code.tsx').then((part) => part.ResourceCode))

/** The code of an app or page where it is far down: the library that draws it is large, and loaded when rendered. */
export function LazyCode(props: ResourceCodeProps) {
  const ResourceCode = resourceCode()
  return (
    <Suspense fallback={<span className={styles.place} />}>
      <ResourceCode {...props} />
    </Suspense>
  )
}
