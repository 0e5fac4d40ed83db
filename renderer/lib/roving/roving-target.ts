/** Which way a row of buttons runs. */
export type RovingAxis = 'horizontal' | 'vertical'

/** Step of the keys that move along each way. */
const steps: Record<RovingAxis, Record<string, number>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
}

/** The button that a key moves to, undefined for keys that move nowhere; the ends meet. */
export function rovingTarget(
  key: string,
  current: number,
  count: number,
  axis: RovingAxis,
): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = Object.hasOwn(steps[axis], key) ? steps[axis][key] : undefined
  return step === undefined ? undefined : (current + step + count) % count
}
