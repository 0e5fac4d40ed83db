import type { App, AppKind } from '#lib/resources/apps.ts'

/** The kind of app that suits a device: by its user agent, and its touch points where that says Mac. */
export function appFor(userAgent: string, touchPoints: number): AppKind | undefined {
  if (/android/i.test(userAgent)) return 'ANDROID'
  // An iPad calls itself a Mac, which has no touch screen.
  const isPad = /macintosh/i.test(userAgent) && touchPoints > 1
  return isPad || /iphone|ipad|ipod/i.test(userAgent) ? 'IOS' : undefined
}

/** The apps with the one for the visitor's own device first. */
export const ownFirst = (apps: readonly App[], own: AppKind | undefined): App[] => [
  ...apps.filter(({ kind }) => kind === own),
  ...apps.filter(({ kind }) => kind !== own),
]
