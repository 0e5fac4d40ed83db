import type { SceneProps } from '#ui/scene/scene-props.ts'

interface Colours {
  above: string
  sea: string
  wave: string
  /** Colour and radius (in sun radii) of each ring, from the outermost to the sun itself. */
  rings: readonly (readonly [string, number])[]
}

/** The sun's colours on the water, from the horizon down. */
export const glitter = ['oklch(.855 .152 80)', 'oklch(.70 .165 42)', 'oklch(.50 .14 12)'] as const

export const skies = {
  dusk: {
    above: 'oklch(.215 .056 283)',
    sea: 'oklch(.255 .062 262)',
    wave: 'oklch(.325 .072 235)',
    rings: [
      ['oklch(.245 .064 283)', 6.4],
      ['oklch(.285 .078 292)', 5],
      ['oklch(.345 .104 318)', 3.9],
      ['oklch(.44 .138 352)', 3.05],
      ['oklch(.555 .168 20)', 2.35],
      ['oklch(.680 .168 38)', 1.68],
      ['oklch(.855 .152 80)', 1],
    ],
  },
  night: {
    above: 'oklch(.198 .052 283)',
    sea: 'oklch(.185 .05 275)',
    wave: 'oklch(.235 .058 262)',
    rings: [
      ['oklch(.215 .056 283)', 5.9],
      ['oklch(.235 .066 287)', 4.6],
      ['oklch(.268 .082 300)', 3.55],
      ['oklch(.335 .108 335)', 2.75],
      ['oklch(.47 .145 12)', 2.1],
      ['oklch(.615 .170 30)', 1.55],
      ['oklch(.835 .158 76)', 1],
    ],
  },
} satisfies Record<NonNullable<SceneProps['sky']>, Colours>
