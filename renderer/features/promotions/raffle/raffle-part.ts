import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** The raffle, loaded with a promotion that is one. */
export const rafflePart = lazyPart(() => import('./raffle.tsx').then((part) => part.Raffle))
