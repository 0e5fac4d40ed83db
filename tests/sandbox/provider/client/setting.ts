/** Switches that this browser keeps, where it lets a frame keep anything. */

export function readSetting(name: string): boolean {
  try {
    return localStorage.getItem(`game-${name}`) === 'on'
  } catch {
    return false
  }
}

export function keepSetting(name: string, on: boolean): void {
  try {
    localStorage.setItem(`game-${name}`, on ? 'on' : 'off')
  } catch {
    // The switch works without being kept.
  }
}
