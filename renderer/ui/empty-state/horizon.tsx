import type { ReactNode } from 'react'

export type HorizonScene = 'calm' | 'lens' | 'storm' | 'boat'

const extras: Record<HorizonScene, ReactNode> = {
  calm: null,
  lens: (
    <g fill="none" stroke="var(--text-2)" strokeWidth="3.5" strokeLinecap="round">
      <circle cx="88" cy="26" r="10" />
      <path d="m95 33 8 8" />
    </g>
  ),
  storm: <path d="m60 18-8 16h12l-6 14 18-20H64l6-10z" fill="var(--danger)" />,
  boat: (
    <g transform="translate(52 58) scale(.26)">
      <path d="M-86 0c18 22 138 22 172-4l6-9c-60 10-130 10-184 3z" fill="var(--text)" />
      <path d="M-58-24C-50-70-30-118-4-150C16-104 48-58 78-32C30-18-14-16-58-24z" fill="var(--accent)" />
      <path d="M-20-18L-4-150L22-18z" fill="var(--surface)" />
    </g>
  ),
}

/** The sun on the horizon, with a symbol for what happened. */
export function Horizon({ scene, className }: { scene: HorizonScene; className?: string | undefined }) {
  const radius = scene === 'calm' ? 30 : 24
  return (
    <svg viewBox="0 0 132 84" aria-hidden="true" className={className}>
      <circle cx="66" cy="56" r={radius} fill="var(--primary-soft)" />
      <path d={`M${66 - radius} 56a${radius} ${radius} 0 0 1 ${radius * 2} 0z`} fill="var(--primary)" />
      <path d="M8 56h116" stroke="var(--line-control)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M30 66h26M64 66h40M46 75h20M76 75h14"
        stroke="var(--accent-line)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {extras[scene]}
    </svg>
  )
}
