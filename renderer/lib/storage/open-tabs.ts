/** The way to the other tabs of this browser; none where the browser keeps its storage shut. */
export function openTabs(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
