import { RankingPage } from '#features/rankings/components/ranking-page.tsx'

/** /deposit-rank */
export const DepositRankScreen = () => <RankingPage kind="deposit" />

/** /bet-rank */
export const BetRankScreen = () => <RankingPage kind="bet" />
