import { text } from '#sandbox/world/texts/language.ts'

/** Titles of rewards, as they are shown and written into the bonus records. */
export const rewardTitles = {
  welcome: text(
    'Welcome reward',
    'Welcome reward',
    '新会员奖励',
    'Thưởng chào mừng',
    'ウェルカム特典',
    'รางวัลต้อนรับ',
    'Hadiah selamat datang',
  ),
  checkin: text(
    'Daily check-in',
    'Daily check-in',
    '每日签到',
    'Điểm danh hằng ngày',
    'デイリーチェックイン',
    'เช็กอินรายวัน',
    'Check-in harian',
  ),
  cashback: text(
    'Weekly cashback',
    'Weekly cashback',
    '每周返现',
    'Hoàn tiền hằng tuần',
    '週間キャッシュバック',
    'แคชแบ็กรายสัปดาห์',
    'Cashback mingguan',
  ),
  vip: text(
    'VIP weekly bonus',
    'VIP weekly bonus',
    'VIP 每周奖金',
    'Thưởng VIP hằng tuần',
    'VIPウィークリーボーナス',
    'โบนัส VIP รายสัปดาห์',
    'Bonus VIP mingguan',
  ),
  milestone: text(
    'Play milestone',
    'Play milestone',
    '投注里程碑',
    'Cột mốc chơi',
    'プレイマイルストーン',
    'เป้าหมายการเล่น',
    'Pencapaian bermain',
  ),
} as const
