import type { CentrePage } from '#lib/centre/centre-page.ts'

/** A page of a centre with its label. */
export type CentreEntry = CentrePage & { label: string }

export type CentreGroup = { key: string; label: string; entries: readonly CentreEntry[] }
