/** How fast rounds are shown: turbo, and a press that shows the rest at once. */
import { still } from './dom.ts'
import { readSetting } from './setting.ts'

/** Part of the time that turbo leaves. */
const turboShare = 0.35

let turbo = false
let hurried = false
const sleepers = new Set<() => void>()

export const isTurbo = (): boolean => turbo

/** Style sheets shorten their motion by the same attribute. */
export function setTurbo(on: boolean): void {
  turbo = on
  document.documentElement.toggleAttribute('data-turbo', on)
}

/** Reads the switch as it was left. */
export const restoreTurbo = (): void => setTurbo(readSetting('turbo'))

/** Ends all waits, until the next part of a round calls `calm`. */
export function hurry(): void {
  hurried = true
  for (const wake of sleepers) wake()
}
export function calm(): void {
  hurried = false
}

/** Waits so that something can be read, even without motion. */
export function dwell(milliseconds: number): Promise<void> {
  if (hurried || milliseconds <= 0) return Promise.resolve()
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer)
      sleepers.delete(wake)
      resolve()
    }
    const timer = setTimeout(wake, milliseconds * (turbo ? turboShare : 1))
    sleepers.add(wake)
  })
}

/** Waits for an animation. With reduced motion there is none. */
export const wait = (milliseconds: number): Promise<void> =>
  still() ? Promise.resolve() : dwell(milliseconds)
