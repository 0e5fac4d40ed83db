/** Direction of a row of buttons. */
export type RovingAxis = 'horizontal' | 'vertical'

/** Step of each key, by direction. */
const steps: Record<RovingAxis, Record<string, number>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
}

/** Index of the button that a key moves to; undefined for other keys. Wraps around at the ends. */
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
