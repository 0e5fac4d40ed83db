/** Attributes of the site's cookies: this host only, https only, never sent with other sites' requests. */
const attributes = 'Path=/; Secure; SameSite=Strict'

/** The value of a cookie; undefined if there is none, it is malformed, or the browser blocks cookies. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** Sets a cookie for so many seconds; 0 deletes it. Doesn't throw if the browser blocks cookies. */
export function writeCookie(name: string, value: string, seconds: number): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; ${attributes}`
  } catch {
    // Cookies are blocked, so nothing is remembered.
  }
}
