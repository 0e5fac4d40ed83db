/** Formats a time played, in milliseconds, as hours, minutes and seconds: "0:42:18". */
export function formatPlayTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** The city of a time zone: "Asia/Ho_Chi_Minh" gives "Ho Chi Minh". */
export const cityOf = (timeZone: string): string =>
  timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
