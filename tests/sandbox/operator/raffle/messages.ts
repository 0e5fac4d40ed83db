import { type Text, text } from '#sandbox/world/texts/language.ts'

export const raffleTitle = text(
  'Parol draw',
  'Parol draw',
  '灯笼抽奖',
  'Rút thăm đèn parol',
  'パロル抽選',
  'จับรางวัลโคมพาโรล',
  'Undian parol',
)

/** Refusals of the raffle. */
export const raffleMessages = {
  RAFFLE_NOT_BEGUN: text(
    'The draw hasn’t started yet.',
    'Hindi pa nagsisimula ang draw.',
    '抽奖尚未开始。',
    'Đợt rút thăm chưa bắt đầu.',
    '抽選はまだ始まっていません。',
    'การจับรางวัลยังไม่เริ่ม',
    'Undian belum dimulai.',
  ),
  RAFFLE_OVER: text(
    'The draw has ended, so there are no more draws.',
    'Tapos na ang draw, kaya wala nang mabubunot.',
    '抽奖已结束，无法再抽。',
    'Đợt rút thăm đã kết thúc nên không thể rút thêm.',
    '抽選は終了しました。これ以上引くことはできません。',
    'การจับรางวัลสิ้นสุดแล้ว จับเพิ่มไม่ได้',
    'Undian sudah berakhir, tidak bisa mengundi lagi.',
  ),
  RAFFLE_NO_DRAWS: text(
    'You have no draws left. Bet {amount} more for the next one.',
    'Wala ka nang draw. Tumaya pa ng {amount} para sa susunod.',
    '您已没有抽奖次数。再投注 {amount} 可得一次。',
    'Bạn đã hết lượt rút. Cược thêm {amount} để có lượt tiếp theo.',
    '抽選回数が残っていません。あと{amount}ベットすると1回引けます。',
    'คุณไม่มีสิทธิ์จับเหลือ เดิมพันอีก {amount} เพื่อรับสิทธิ์ถัดไป',
    'Jatah undian Anda habis. Bertaruh {amount} lagi untuk jatah berikutnya.',
  ),
  RAFFLE_EMPTY: text(
    'All draws are gone. Prizes you’ve won can still be claimed.',
    'Ubos na ang lahat ng draw. Puwede pa ring i-claim ang mga napanalunan mo.',
    '所有抽奖次数已用完，已中的奖品仍可领取。',
    'Đã hết lượt rút. Giải bạn đã trúng vẫn có thể nhận.',
    '抽選枠はすべて終了しました。当選済みの賞品は引き続き受け取れます。',
    'สิทธิ์จับรางวัลหมดแล้ว รางวัลที่คุณได้ยังรับได้อยู่',
    'Semua jatah undian sudah habis. Hadiah yang Anda menangkan masih bisa diklaim.',
  ),
  RAFFLE_NOTHING: text(
    'There is no prize behind this draw.',
    'Walang premyo ang draw na ito.',
    '此次抽奖没有奖品。',
    'Lượt rút này không có giải.',
    'この抽選に賞品はありません。',
    'การจับครั้งนี้ไม่มีรางวัล',
    'Tidak ada hadiah di undian ini.',
  ),
  RAFFLE_CLAIMED: text(
    'You’ve already claimed this prize.',
    'Na-claim mo na ang premyong ito.',
    '您已领取此奖品。',
    'Bạn đã nhận giải này.',
    'この賞品は受け取り済みです。',
    'คุณรับรางวัลนี้แล้ว',
    'Anda sudah mengklaim hadiah ini.',
  ),
  RAFFLE_LAPSED: text(
    'This prize wasn’t claimed within seven days, so it has expired.',
    'Hindi na-claim ang premyong ito sa loob ng pitong araw, kaya nag-expire na.',
    '此奖品未在七天内领取，已失效。',
    'Giải này không được nhận trong bảy ngày nên đã hết hạn.',
    'この賞品は7日以内に受け取られなかったため、失効しました。',
    'รางวัลนี้ไม่ได้รับภายในเจ็ดวัน จึงหมดอายุแล้ว',
    'Hadiah ini tidak diklaim dalam tujuh hari, jadi sudah hangus.',
  ),
} as const satisfies Record<string, Text>
