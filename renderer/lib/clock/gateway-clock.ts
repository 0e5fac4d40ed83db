/** How much later a moment may be than its time in full seconds says, as in the Date header. */
const fullSecond = 1000
/** Maximum difference of an answer's time from the clock that doesn't set it, so that shown times don't jump. */
const tolerance = 1000
/** Earlier times are ignored. They come from a gateway that sends seconds, or whose machine has lost its clock. */
const oldest = Date.UTC(2020, 0)
/**
 * The latest settings. A setting that fits again is reused, so that two clocks of one gateway don't cause ever new
 * settings.
 */
const remembered = 4

/** The gateway's time minus `performance.now()`, the latest setting first. Empty until an answer has brought the time. */
let settings: readonly number[] = []
/** This device's time minus `performance.now()`. It changes when somebody sets its clock, or the machine has slept. */
let device = deviceBase()

const listeners = new Set<() => void>()
const deviceListeners = new Set<() => void>()

function deviceBase(): number {
  return Date.now() - performance.now()
}

/**
 * The gateway's time, as its answers report it, in milliseconds since 1970. Between two answers it runs by a clock
 * that nobody can set. This device's own clock serves until a first answer has brought the time, or if none does.
 */
export function gatewayNow(): number {
  const [setting] = settings
  return setting === undefined ? Date.now() : Math.floor(performance.now() + setting)
}

/** The gateway's time when this device's clock said so, for instance in `dataUpdatedAt` of a query. */
export function gatewayTimeOf(deviceTime: number): number {
  const [setting] = settings
  return setting === undefined ? deviceTime : Math.floor(deviceTime + setting - device)
}

/**
 * This device's own clock, for nothing that is shown: how long ago something was, the machine's sleep included. Somebody
 * may have set it meanwhile.
 */
export const deviceNow = (): number => Date.now()

/** What changes whenever the clock is set. */
export const clockSetting = (): number | undefined => settings[0]

/** Calls back when the clock is set: by the first answer, or by one that contradicts it. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls back when this device's own clock was set, or the machine has slept. */
export function onDeviceSet(listener: () => void): () => void {
  deviceListeners.add(listener)
  return () => void deviceListeners.delete(listener)
}

/** Compares this device's clock with the one that nobody can set. */
export function lookAtDevice(): void {
  const base = deviceBase()
  if (Math.abs(base - device) <= tolerance) return
  device = base
  for (const listener of deviceListeners) listener()
}

/** An answer's way: when the call went out and when its answer came, by `performance.now()`. */
type Way = { sent: number; arrived: number }

/** Sets the clock by an answer's Date header, unless it agrees. Returns whether the header has a valid time. */
export function noteDate(date: string | null, way: Way): boolean {
  const time = Date.parse(date ?? '')
  if (Number.isNaN(time)) return false
  note(time, fullSecond, way)
  return true
}

/** Sets the clock by the exact time in an answer, unless it agrees or is none. */
export const noteTime = (time: number, way: Way): void => note(time, 0, way)

/** The answer was written at some moment of its way, so the clock is right to within that. */
function note(time: number, coarse: number, { sent, arrived }: Way): void {
  lookAtDevice()
  if (!(time >= oldest)) return
  const earliest = time - arrived
  const latest = time + coarse - sent
  const fits = (setting: number) => setting >= earliest - tolerance && setting <= latest + tolerance
  const [current] = settings
  if (current !== undefined && fits(current)) return
  const next =
    settings.find(fits) ?? (current === undefined && fits(device) ? device : middle(earliest, latest))
  settings = [next, ...settings.filter((other) => other !== next)].slice(0, remembered)
  for (const listener of listeners) listener()
}

const middle = (earliest: number, latest: number) => (earliest + latest) / 2
