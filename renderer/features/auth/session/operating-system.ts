const systems = [
  [/android/i, 'Android'],
  [/iphone|ipad|ipod/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac os x|macintosh/i, 'macOS'],
  [/cros/i, 'ChromeOS'],
  [/linux/i, 'Linux'],
] as const

/** The operating system by its user agent, as the free-play call names it; order matters, Androids say Linux. */
export const operatingSystem = (userAgent: string): string =>
  systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other'
