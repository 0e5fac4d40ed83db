import { type Text, text } from '#sandbox/world/texts/language.ts'

/** What a mission asks for, counted over its day or week. Money in minor units. */
export type MissionRule = {
  id: string
  period: 'daily' | 'weekly'
  /** Settled rounds, valid bets, different games won in, different games played, or credited deposits. */
  counts: 'rounds' | 'bets' | 'wonGames' | 'games' | 'deposits'
  /** Only rounds in games of this type. */
  gameType?: string
  target: number
  reward: number
  title: Text
  text: Text
}

/** How often a mission's reward must be bet before it may be withdrawn. */
export const missionTimes = 1

export const missionRules: readonly MissionRule[] = [
  {
    id: 'warmup',
    period: 'daily',
    counts: 'rounds',
    gameType: 'RNG',
    target: 20,
    reward: 10_00,
    title: text('Warm up', 'Warm up', '热身', 'Khởi động', 'ウォームアップ', 'วอร์มอัป', 'Pemanasan'),
    text: text(
      'Play 20 rounds in slots',
      'Maglaro ng 20 rounds sa slots',
      '玩 20 局电子游戏',
      'Chơi 20 vòng slot',
      'スロットを20ラウンドプレイ',
      'เล่นสล็อต 20 รอบ',
      'Mainkan 20 spin slot',
    ),
  },
  {
    id: 'threegames',
    period: 'daily',
    counts: 'games',
    target: 3,
    reward: 8_00,
    title: text(
      'Look around',
      'Mag-ikot muna',
      '四处看看',
      'Dạo một vòng',
      'いろいろ試そう',
      'ลองหลายเกม',
      'Jelajah game',
    ),
    text: text(
      'Play three different games',
      'Maglaro ng tatlong magkaibang games',
      '玩三款不同的游戏',
      'Chơi ba trò chơi khác nhau',
      '異なる3つのゲームをプレイ',
      'เล่นสามเกมที่ต่างกัน',
      'Mainkan tiga game berbeda',
    ),
  },
  {
    id: 'livetable',
    period: 'daily',
    counts: 'bets',
    gameType: 'LIVE',
    target: 1_000_00,
    reward: 15_00,
    title: text('At the table', 'Sa table', '上桌一战', 'Vào bàn', 'テーブルへ', 'ร่วมโต๊ะ', 'Di meja'),
    text: text(
      'Bet ₱1,000 in live casino',
      'Tumaya ng ₱1,000 sa live casino',
      '在真人娱乐投注 ₱1,000',
      'Cược ₱1,000 ở casino',
      'ライブカジノで₱1,000をベット',
      'เดิมพัน ₱1,000 ในคาสิโนสด',
      'Bertaruh ₱1,000 di live casino',
    ),
  },
  {
    id: 'steady',
    period: 'weekly',
    counts: 'bets',
    target: 5_000_00,
    reward: 50_00,
    title: text(
      'Steady bets',
      'Tuloy-tuloy na taya',
      '稳步投注',
      'Cược đều tay',
      'コツコツベット',
      'เดิมพันสม่ำเสมอ',
      'Taruhan rutin',
    ),
    text: text(
      'Bet ₱5,000 in any game',
      'Tumaya ng ₱5,000 sa kahit anong game',
      '任意游戏投注 ₱5,000',
      'Cược ₱5,000 ở bất kỳ trò nào',
      '好きなゲームで₱5,000をベット',
      'เดิมพัน ₱5,000 ในเกมใดก็ได้',
      'Bertaruh ₱5,000 di game mana pun',
    ),
  },
  {
    id: 'threewins',
    period: 'weekly',
    counts: 'wonGames',
    target: 3,
    reward: 25_00,
    title: text(
      'Three wins',
      'Tatlong panalo',
      '三喜临门',
      'Ba lần thắng',
      '3ゲームで勝利',
      'ชนะสามเกม',
      'Tiga kemenangan',
    ),
    text: text(
      'Get a payout in three different games',
      'Manalo sa tatlong magkaibang games',
      '在三款不同的游戏中获得派彩',
      'Nhận tiền thắng ở ba trò chơi khác nhau',
      '異なる3つのゲームで配当を獲得',
      'ได้เงินรางวัลในสามเกมที่ต่างกัน',
      'Dapatkan pembayaran di tiga game berbeda',
    ),
  },
  {
    id: 'topup',
    period: 'weekly',
    counts: 'deposits',
    target: 1,
    reward: 20_00,
    title: text('Top up', 'Mag-deposit', '充值一次', 'Nạp tiền', '入金しよう', 'เติมเงิน', 'Isi saldo'),
    text: text(
      'Make one deposit',
      'Mag-deposit nang isang beses',
      '完成一次充值',
      'Nạp tiền một lần',
      '1回入金する',
      'ฝากเงินหนึ่งครั้ง',
      'Lakukan satu deposit',
    ),
  },
]
