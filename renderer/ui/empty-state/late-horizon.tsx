import { type ComponentProps, lazy, Suspense } from 'react'
import type { Horizon } from './horizon.tsx'

type Props = ComponentProps<typeof Horizon>

const Place = ({ className }: Props) => <svg viewBox="0 0 132 84" aria-hidden="true" className={className} />

// A failure may well be one of the network: then its picture can't be had either, and its place stays empty.
const Picture = lazy(() =>
  import('./horizon.tsx').then(
    (part) => ({ default: part.Horizon }),
    () => ({ default: Place }),
  ),
)

/** The horizon for what is rarely seen: loaded when it is drawn, in a place of its size. */
export function LateHorizon(props: Props) {
  return (
    <Suspense fallback={<Place {...props} />}>
      <Picture {...props} />
    </Suspense>
  )
}
