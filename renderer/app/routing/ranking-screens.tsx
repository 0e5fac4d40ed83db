import { RankingPage } from '#features/rankings/components/ranking-page.tsx'

/** The deposit ranking, /deposit-rank. */
export const DepositRankScreen = () => <RankingPage kind="deposit" />

/** The bet ranking, /bet-rank. */
export const BetRankScreen = () => <RankingPage kind="bet" />
