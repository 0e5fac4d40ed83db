/** Generated rows, latest first. */
type Rows<Row> = { length: number; at(index: number): Row | undefined; timeAt(index: number): number }

/**
 * A page of real and generated rows, latest first. Of the same moment, real rows come first. Finds where the few real
 * rows stand among the generated ones instead of going through all of them.
 */
export function mergePage<Real, Generated>(
  real: readonly Real[],
  timeOf: (row: Real) => number,
  generated: Rows<Generated>,
  offset: number,
  limit: number,
): (Real | Generated)[] {
  const places = real.map((row, index) => index + countLater(generated, timeOf(row)))
  const page: (Real | Generated)[] = []
  let passed = places.findIndex((place) => place >= offset)
  if (passed < 0) passed = real.length
  for (let place = offset; place < offset + limit; place += 1) {
    const isReal = places[passed] === place
    const row = isReal ? real[passed] : generated.at(place - passed)
    if (row === undefined) break
    if (isReal) passed += 1
    page.push(row)
  }
  return page
}

/** Number of generated rows that are later than a moment. */
function countLater({ length, timeAt }: Rows<unknown>, time: number): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (timeAt(middle) > time) low = middle + 1
    else high = middle
  }
  return low
}
