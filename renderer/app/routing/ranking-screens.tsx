import { useRankingLinks } from '#features/navigation/components/top-links.tsx'
import { RankingPage } from '#features/rankings/components/ranking-page.tsx'
import type { RankingKind } from '#shared/contract/endpoints/rankings.ts'

const kinds = { depositRank: 'deposit', betRank: 'bet' } as const

/** A ranking, with the ways to the rankings that the gateway has. */
function RankScreen({ kind }: { kind: RankingKind }) {
  const offered = useRankingLinks().flatMap(({ name, to }) =>
    name === 'depositRank' || name === 'betRank' ? { kind: kinds[name], to } : [],
  )
  return <RankingPage kind={kind} offered={offered} />
}

/** The deposit ranking, /deposit-rank. */
export const DepositRankScreen = () => <RankScreen kind="deposit" />

/** The bet ranking, /bet-rank. */
export const BetRankScreen = () => <RankScreen kind="bet" />
