import type { App, DownloadKind } from '#lib/resources/apps.ts'

/** The kind of app for a device, from its user agent. Touch points distinguish an iPad from a Mac. */
export function appFor(userAgent: string, touchPoints: number): DownloadKind | undefined {
  if (/windows nt/i.test(userAgent)) return 'WINDOWS'
  if (/android/i.test(userAgent)) return 'ANDROID'
  // iPads report themselves as Macs, but Macs have no touch screen.
  const isPad = /macintosh/i.test(userAgent) && touchPoints > 1
  return isPad || /iphone|ipad|ipod/i.test(userAgent) ? 'IOS' : undefined
}

/** Moves the app for the visitor's own device to the front. */
export const ownFirst = (
  apps: readonly App<DownloadKind>[],
  own: DownloadKind | undefined,
): App<DownloadKind>[] => [
  ...apps.filter(({ kind }) => kind === own),
  ...apps.filter(({ kind }) => kind !== own),
]
