import { useId } from 'react'

const hull = 'oklch(.17 .045 283)'

/** The sail's stripes, as triangles from the mast's top. Later ones lie over earlier ones. */
const stripes = [
  ['M-40-10L-4-150L-20-10z', 'oklch(.60 .19 28)'],
  ['M-12-10L-4-150L14-10z', 'oklch(.60 .10 202)'],
  ['M28-10L-4-150L48-10z', 'oklch(.815 .164 74)'],
  ['M62-10L-4-150L110-10z', 'oklch(.60 .19 28)'],
] as const

/** The vinta, a boat of the Sulu Sea, with its striped sail. */
export function Vinta({ x, y, scale }: { x: number; y: number; scale: number }) {
  const sail = useId()
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-86 0c18 22 138 22 172 -4l6-9c-60 10-130 10-184 3z" fill={hull} />
      <path d="M-100 7h206" stroke={hull} strokeWidth="3.5" strokeLinecap="round" />
      <path d="M-6-6v-128" stroke={hull} strokeWidth="4" />
      <clipPath id={sail}>
        <path d="M-58-24C-50-70-30-118-4-150C16-104 48-58 78-32C30-18-14-16-58-24z" />
      </clipPath>
      <g clipPath={`url(#${sail})`}>
        <rect x="-70" y="-160" width="170" height="150" fill="oklch(.965 .02 86)" />
        {stripes.map(([d, fill]) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </g>
    </g>
  )
}
