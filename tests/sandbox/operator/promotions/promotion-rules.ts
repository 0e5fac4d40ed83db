import { type Text, text } from '#sandbox/world/texts/language.ts'

const oncePerAccount = text(
  'Once per account.',
  'Isang beses bawat account.',
  '每个账户限一次。',
  'Mỗi tài khoản một lần.',
  '1アカウントにつき1回限りです。',
  'หนึ่งครั้งต่อบัญชี',
  'Satu kali per akun.',
)
const cancelled = text(
  'Cancelled and voided bets don’t count.',
  'Hindi counted ang mga na-cancel o na-void na taya.',
  '已取消或作废的投注不计入。',
  'Cược bị hủy hoặc vô hiệu không được tính.',
  '取り消しまたは無効となったベットは対象外です。',
  'เดิมพันที่ถูกยกเลิกหรือเป็นโมฆะไม่นับ',
  'Taruhan yang dibatalkan atau tidak sah tidak dihitung.',
)
const manilaTime = text(
  'All times are Manila time.',
  'Manila time ang lahat ng oras.',
  '所有时间均为马尼拉时间。',
  'Mọi mốc giờ đều theo giờ Manila.',
  '時刻はすべてマニラ時間です。',
  'เวลาทั้งหมดเป็นเวลามะนิลา',
  'Semua waktu mengikuti waktu Manila.',
)
const excluded = text(
  'Players on a break or self-excluded can’t take part.',
  'Hindi puwedeng sumali ang naka-break o naka-self-exclude.',
  '暂停中或已自我排除的玩家不能参加。',
  'Người chơi đang tạm nghỉ hoặc đã tự loại trừ không thể tham gia.',
  '休止中または自己排除中の方は参加できません。',
  'ผู้เล่นที่พักการเล่นหรืองดเล่นด้วยตนเองเข้าร่วมไม่ได้',
  'Pemain yang sedang jeda atau mengecualikan diri tidak bisa ikut.',
)
const ownFirst = text(
  'Your own money is bet first, and your deposit must be bet once. The bonus and what it wins stay locked until you’ve met the turnover, and leave together if you give the bonus up. Bets with it are ₱500.00 at most.',
  'Sariling pera mo muna ang itinataya, at isang beses kailangang itaya ang deposit. Naka-lock ang bonus at panalo nito hanggang maabot mo ang turnover, at sabay na mawawala kung isusuko mo. Hanggang ₱500.00 ang taya gamit ito.',
  '先用您自己的钱投注，本金需投注 1 倍。奖金及其赢得的钱在完成流水前锁定，放弃奖金时一并收回。使用奖金单注最高 ₱500.00。',
  'Tiền của bạn được cược trước và tiền nạp phải cược một lần. Tiền thưởng và tiền thắng từ thưởng bị khóa cho đến khi đủ vòng cược, và mất cùng nhau nếu bạn bỏ thưởng. Mỗi cược bằng thưởng tối đa ₱500.00.',
  'まずご自身の資金が使われ、入金額は1回のベットが必要です。ボーナスとその勝利金は賭け条件を満たすまでロックされ、放棄するとともに失われます。ボーナスでのベットは1回₱500.00までです。',
  'เงินของคุณจะถูกเดิมพันก่อน และต้องเดิมพันยอดฝากหนึ่งรอบ โบนัสและเงินที่โบนัสชนะจะล็อกไว้จนกว่าจะทำเทิร์นครบ และหายไปด้วยกันหากยกเลิกโบนัส เดิมพันด้วยโบนัสได้ไม่เกินครั้งละ ₱500.00',
  'Uang Anda sendiri dipertaruhkan lebih dulu, dan deposit harus dipertaruhkan sekali. Bonus dan kemenangannya terkunci sampai turnover terpenuhi, dan hilang bersama jika bonus dilepas. Taruhan dengan bonus maksimal ₱500.00.',
)

/** The terms of promotions by their id, as sentences. */
export const promotionRules: Readonly<Record<string, readonly Text[]>> = {
  rebate: [cancelled, manilaTime, excluded],
  first: [ownFirst, oncePerAccount, excluded],
  race: [cancelled, manilaTime, excluded],
  friend: [cancelled, excluded],
  fish: [cancelled, manilaTime],
  app: [manilaTime, excluded],
  zalo: [manilaTime, excluded],
  share: [manilaTime, excluded],
  live: [cancelled, manilaTime, excluded],
  sports: [cancelled, manilaTime, excluded],
  reload: [ownFirst, manilaTime, excluded],
  card: [cancelled, manilaTime, excluded],
}

const atOnce = text('At once', 'Agad', '立即', 'Ngay lập tức', 'すぐに', 'ทันที', 'Langsung')
const onMonday = text(
  'Monday before 12:00',
  'Monday bago mag-12:00',
  '周一 12:00 前',
  'Trước 12:00 thứ Hai',
  '月曜12:00まで',
  'วันจันทร์ก่อน 12:00 น.',
  'Senin sebelum pukul 12.00',
)
const onSunday = text(
  'Sunday before 12:00',
  'Sunday bago mag-12:00',
  '周日 12:00 前',
  'Trước 12:00 Chủ nhật',
  '日曜12:00まで',
  'วันอาทิตย์ก่อน 12:00 น.',
  'Minggu sebelum pukul 12.00',
)
const nextDay = text(
  'Every day, for the day before',
  'Araw-araw, para sa nakaraang araw',
  '每天结算前一日',
  'Mỗi ngày, cho ngày hôm trước',
  '毎日、前日分',
  'ทุกวันสำหรับวันก่อน',
  'Setiap hari, untuk hari sebelumnya',
)
const nextMonth = text(
  'When the month is over',
  'Pagkatapos ng buwan',
  '每月结束后',
  'Khi hết tháng',
  '月の終了後',
  'เมื่อสิ้นเดือน',
  'Setelah bulan berakhir',
)
const accepted = text(
  'After we accept it',
  'Kapag na-accept na',
  '审核通过后',
  'Sau khi được duyệt',
  '承認後',
  'หลังอนุมัติ',
  'Setelah disetujui',
)
/** When promotions pay, by their id. */
export const promotionPaid: Readonly<Record<string, Text>> = {
  rebate: onMonday,
  first: atOnce,
  race: nextMonth,
  friend: nextDay,
  fish: atOnce,
  app: accepted,
  zalo: accepted,
  share: accepted,
  live: onSunday,
  sports: onSunday,
  reload: atOnce,
  card: onSunday,
}
