import type { NameMatch } from '#lib/games/match-name.ts'

/** A name with the matching parts marked. */
export function MarkedName({ name, marks }: { name: string; marks: NameMatch['marks'] }) {
  const parts = marks.flatMap(([from, to], index) => [
    { from: marks[index - 1]?.[1] ?? 0, to: from, hit: false },
    { from, to, hit: true },
  ])
  const rest = name.slice(marks.at(-1)?.[1] ?? 0)
  return (
    <>
      {parts.map(({ from, to, hit }) => {
        const text = name.slice(from, to)
        return hit ? <mark key={from}>{text}</mark> : text
      })}
      {rest}
    </>
  )
}
