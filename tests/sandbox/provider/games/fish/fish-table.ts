/** What the server of this game and its page exchange. Imports types only: the page loads it. */
export const fishKinds = ['dilis', 'tilapia', 'bangus', 'pusit', 'pagi', 'pating', 'sirena'] as const
export type FishKind = (typeof fishKinds)[number]

export interface FishTable {
  readonly kind: 'fish'
  /** Payout of each catch, as a multiple of the bet. */
  readonly pays: Readonly<Record<FishKind, number>>
  /** Target of the last shot, and whether it was caught. */
  readonly shot: { readonly at: FishKind; readonly caught: boolean } | null
}
