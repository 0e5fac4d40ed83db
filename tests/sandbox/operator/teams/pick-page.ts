/**
 * One page of positions by ascending key, equal keys in the order of positions. Only the page is sorted, because
 * sorting all of 50,000 takes most of the time that a call may take.
 */
export function pickPage(
  positions: Int32Array,
  keyOf: (position: number) => number,
  offset: number,
  limit: number,
): number[] {
  const count = positions.length
  if (offset >= count) return []
  const keys = new Float64Array(count)
  // By index, because an iterator takes several times as long.
  for (let index = 0; index < count; index += 1) keys[index] = keyOf(positions[index] ?? 0)
  const scratch = keys.slice()
  const first = nth(scratch, offset)
  const last = nth(scratch, Math.min(offset + limit, count) - 1)
  let rank = 0
  for (let index = 0; index < count; index += 1) if ((keys[index] ?? 0) < first) rank += 1
  const chosen: { position: number; key: number }[] = []
  let room = limit
  for (let index = 0; index < count; index += 1) {
    const key = keys[index] ?? 0
    if (key < first || key > last) continue
    // Half of a team can have the same key: of those, only what may be on the page is taken.
    if (key === first) {
      rank += 1
      if (rank <= offset || rank > offset + limit) continue
    } else if (key === last && room-- <= 0) continue
    chosen.push({ position: positions[index] ?? 0, key })
  }
  return chosen
    .sort((one, other) => one.key - other.key)
    .slice(0, limit)
    .map(({ position }) => position)
}

/** The value that would be at an index if the values were sorted. Reorders them (Hoare's selection). */
function nth(values: Float64Array, index: number): number {
  let low = 0
  let high = values.length - 1
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0
    let left = low
    let right = high
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1
      while ((values[right] ?? 0) > pivot) right -= 1
      if (left > right) break
      const moved = values[left] ?? 0
      values[left++] = values[right] ?? 0
      values[right--] = moved
    }
    if (index <= right) high = right
    else if (index >= left) low = left
    else break
  }
  return values[index] ?? 0
}
