import { deferredPart } from '#lib/lazy-part/lazy-part.ts'

/** Loads `DeferredBanner` with what every page requests after the first paint. */
export const deferredBanner = deferredPart(() =>
  import('./deferred-banner.tsx').then((part) => part.DeferredBanner),
)
