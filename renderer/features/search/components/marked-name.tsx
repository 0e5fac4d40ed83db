import type { NameMatch } from '#lib/games/match-name.ts'

/**
 * A name with the matching parts marked. Each part is an element: the translation of a browser replaces bare text, and
 * then it can't be taken away.
 */
export function MarkedName({ name, marks }: { name: string; marks: NameMatch['marks'] }) {
  const parts = marks.flatMap(([from, to], index) => [
    { from: marks[index - 1]?.[1] ?? 0, to: from, hit: false },
    { from, to, hit: true },
  ])
  const rest = { from: marks.at(-1)?.[1] ?? 0, to: name.length, hit: false }
  return (
    <>
      {[...parts, rest].map(({ from, to, hit }) => {
        const text = name.slice(from, to)
        if (text === '') return null
        return hit ? <mark key={from}>{text}</mark> : <span key={from}>{text}</span>
      })}
    </>
  )
}
