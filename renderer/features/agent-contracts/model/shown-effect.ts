import type { ContractEffect } from '#shared/contract/endpoints/agent-contract-schemas.ts'

/** An effect as it is sent back to say what was shown. */
export const shownEffect = ({ at, ending }: ContractEffect) => ({
  at,
  ending: ending.map(({ contractId }) => contractId),
})

/** An empty one, for answers that end nothing. */
export const noEffect = { at: 0, ending: [] }
