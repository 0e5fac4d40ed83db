import { type Text, text } from '../gateway/language.ts'

const onePerson = text(
  'One per person, household and payment account.',
  'Isa lang bawat tao, household at payment account.',
  '每人、每户、每个支付账户限一次。',
  'Mỗi người, mỗi hộ gia đình và mỗi tài khoản thanh toán chỉ một lần.',
  'お一人様、1世帯、1決済口座につき1回限りです。',
  'จำกัดหนึ่งครั้งต่อคน ต่อครัวเรือน และต่อบัญชีชำระเงิน',
  'Satu kali per orang, per rumah tangga, dan per rekening pembayaran.',
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
  first: [ownFirst, onePerson, excluded],
  race: [cancelled, manilaTime, excluded],
  friend: [onePerson, excluded],
  fish: [cancelled, manilaTime],
  app: [onePerson, excluded],
  zalo: [onePerson, excluded],
  share: [manilaTime, excluded],
  live: [cancelled, manilaTime, excluded],
  sports: [cancelled, excluded],
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
const nextMorning = text(
  'The next morning',
  'Kinabukasan ng umaga',
  '次日上午',
  'Sáng hôm sau',
  '翌日の午前',
  'เช้าวันถัดไป',
  'Keesokan paginya',
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
const withWin = text(
  'With your win',
  'Kasama ng panalo mo',
  '随赢利派发',
  'Cùng tiền thắng',
  '勝利金と同時',
  'พร้อมเงินที่ชนะ',
  'Bersama kemenangan Anda',
)

/** When promotions pay, by their id. */
export const promotionPaid: Readonly<Record<string, Text>> = {
  rebate: onMonday,
  first: atOnce,
  fish: nextMorning,
  zalo: accepted,
  share: accepted,
  live: onMonday,
  sports: withWin,
  reload: atOnce,
}
