/** Whether a host name means this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
