import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** The form and the list of applications, loaded with a promotion that can be applied for. */
export const applicationPart = lazyPart(() =>
  import('./promotion-application.tsx').then((part) => part.PromotionApplication),
)
