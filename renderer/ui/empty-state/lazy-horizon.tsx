import { type ComponentProps, lazy, Suspense } from 'react'
import type { Horizon } from './horizon.tsx'

type Props = ComponentProps<typeof Horizon>

const Place = ({ className }: Props) => <svg viewBox="0 0 132 84" aria-hidden="true" className={className} />

// If the network failed, this chunk can't be loaded either. The picture then stays empty.
const Picture = lazy(() =>
  import('./horizon.tsx').then(
    (part) => ({ default: part.Horizon }),
    () => ({ default: Place }),
  ),
)

/**
 * The horizon as a chunk of its own, because it is rarely seen. An empty picture of the same size is its placeholder.
 */
export function LazyHorizon(props: Props) {
  return (
    <Suspense fallback={<Place {...props} />}>
      <Picture {...props} />
    </Suspense>
  )
}
