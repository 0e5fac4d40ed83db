const two = (value: number) => String(value).padStart(2, '0')

/** Time as a countdown shows it: "1:59:30", "9:05". Undefined once nothing is left. */
export function timeLeft(milliseconds: number): string | undefined {
  if (milliseconds <= 0) return undefined
  const seconds = Math.ceil(milliseconds / 1000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${rest}` : `${minutes}:${rest}`
}
