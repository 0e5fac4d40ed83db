/**
 * Calls of section 7 that nothing makes yet: the specification's words, how a path would name it, and an example of
 * such a name. Once one is declared, its test fails until the call is in a table of `wire.test.tsx`.
 */
export const laterCalls: [words: string, path: RegExp, example: string][] = [
  ['wallet transfer', /walletTransfer/i, 'GCS_walletTransfer'],
  ['game type', /gameTypes?(List)?$/i, 'GLS2_gameType'],
  ['game list by prize mode', /prizeMode/i, 'GLS2_gameListByPrizeMode'],
  ['points reward', /point\w*Reward|reward\w*Point/i, 'MCS_pointReward'],
  ['missions summary', /(?<!per)mission\w*Summary|missionList/i, 'MCS_missionSummary'],
  ['missions leaderboard', /leaderboard/i, 'MCS_missionLeaderboard'],
  ['member transaction details', /transactionDetail/i, 'MCS_memberTransactionDetails'],
  ['raffle promotion claim', /raffle/i, 'PROMO_raffleClaim'],
  ['dividend request', /dividendRequests?$/i, 'AGT_dividendRequest'],
  ['daily salary', /dailySalary$/i, 'AGT_dailySalary'],
  ['hourly contract salary', /hourly\w*Salary$/i, 'AGT_hourlyContractSalary'],
  ['real-time contract salary', /real_?time\w*Salary$/i, 'AGT_realTimeContractSalary'],
]
