import { latePart } from '#lib/lazy-part/lazy-part.ts'

/** Loads `BannerLater` with what every page requests after the first paint. */
export const bannerLater = latePart(() => import('./banner-later.tsx').then((part) => part.BannerLater))
