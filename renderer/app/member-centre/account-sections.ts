import type { AccountSection } from '#lib/centre/account-section.ts'

/** The sections of "My account", in order. */
export const accountSections = [] as const satisfies readonly AccountSection[]
