/** Chromium's network errors that can end a load, with the numbers that Electron reports. */
const codes: Record<string, number> = {
  ERR_FAILED: -2,
  ERR_ABORTED: -3,
  ERR_TIMED_OUT: -7,
  ERR_ACCESS_DENIED: -10,
  ERR_BLOCKED_BY_CLIENT: -20,
  ERR_BLOCKED_BY_RESPONSE: -27,
  ERR_CONNECTION_CLOSED: -100,
  ERR_CONNECTION_RESET: -101,
  ERR_CONNECTION_REFUSED: -102,
  ERR_CONNECTION_ABORTED: -103,
  ERR_CONNECTION_FAILED: -104,
  ERR_NAME_NOT_RESOLVED: -105,
  ERR_INTERNET_DISCONNECTED: -106,
  ERR_ADDRESS_UNREACHABLE: -109,
  ERR_UNSAFE_PORT: -312,
}

export interface NetError {
  /** Such as `ERR_CONNECTION_REFUSED`. */
  readonly code: string
  readonly errno: number
}

/**
 * Parses `net::ERR_CONNECTION_REFUSED` (a navigation's result) or `ConnectionRefused` (a paused request's reason).
 */
export function netError(text: string): NetError {
  const code = text.startsWith('net::')
    ? text.slice('net::'.length)
    : `ERR${text.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
  return { code, errno: codes[code] ?? -2 }
}

/** Returns the error that `loadURL` rejects with. */
export function loadError(text: string, url: string): Error {
  const { code, errno } = netError(text)
  return Object.assign(new Error(`${code} (${errno}) loading '${url}'`), { code, errno, url })
}
