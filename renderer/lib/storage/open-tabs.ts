/** Opens a channel to the other tabs of this browser; undefined if the browser blocks it. */
export function openTabs(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
