import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { isWide } from '#lib/media/use-wide.ts'

/** The header of wide windows, which phones never load. That of narrow ones is small, and in the first script. */
export const wideHeader = lazyPart(() => import('../header/header.tsx').then((part) => part.Header))

/** Loads it before it is rendered, if this window is wide. Failures are ignored. */
export async function fetchHeader(): Promise<void> {
  if (isWide()) await wideHeader.ahead()
}
