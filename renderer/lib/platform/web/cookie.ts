/** Cookies of the site's own: of this host, sent and read over https only, and never with another site's calls. */
const attributes = 'Path=/; Secure; SameSite=Strict'

/**
 * The value of a cookie; undefined when there is none, when it isn't ours by its form, or when the browser keeps
 * cookies shut.
 */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** Keeps a value for so many seconds, 0 removes it. A browser that won't have it is no reason to fail. */
export function writeCookie(name: string, value: string, seconds: number): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; ${attributes}`
  } catch {
    // Cookies are shut here: nothing is remembered.
  }
}
