import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** Loads `BannerLater` with what every page requests after the first paint. */
export const bannerLater = lazyPart(() =>
  import(/* chunk: deferred */ './banner-later.tsx').then((part) => part.BannerLater),
)
