import { type Text, text } from '../gateway/language.ts'

/** Refusals of claims: rewards, missions, rebates, and of giving up a bonus. */
export const rewardMessages = {
  CLAIM_TAKEN: text(
    'You’ve already claimed this. It’s in your balance.',
    'Na-claim mo na ito. Nasa balance mo na.',
    '您已领取，金额已计入余额。',
    'Bạn đã nhận phần này. Tiền đã có trong số dư.',
    '受け取り済みです。残高に反映されています。',
    'คุณรับรายการนี้แล้ว เงินอยู่ในยอดคงเหลือ',
    'Anda sudah mengklaim ini. Dananya sudah masuk saldo.',
  ),
  CLAIM_EXPIRED: text(
    'This expired before it was claimed. Nothing was credited.',
    'Nag-expire na ito bago ma-claim. Walang na-credit.',
    '已过期，未能领取，没有金额入账。',
    'Phần này đã hết hạn trước khi được nhận. Không có khoản nào được cộng.',
    '受け取り期限が切れました。入金はありません。',
    'รายการนี้หมดอายุก่อนรับ ไม่มีการเติมเงิน',
    'Ini sudah kedaluwarsa sebelum diklaim. Tidak ada dana yang masuk.',
  ),
  CLAIM_NOT_READY: text(
    'This can’t be claimed yet. Check what’s still missing.',
    'Hindi pa ito puwedeng i-claim. Tingnan kung ano pa ang kulang.',
    '暂时还不能领取，请查看还差多少。',
    'Chưa thể nhận phần này. Hãy xem còn thiếu gì.',
    'まだ受け取れません。残りの条件をご確認ください。',
    'ยังรับไม่ได้ โปรดดูว่ายังขาดอะไร',
    'Ini belum bisa diklaim. Lihat apa yang masih kurang.',
  ),
  REBATE_TOO_SMALL: text(
    'Your rebate is below the minimum of {min}. Keep it growing and claim later.',
    'Mas mababa sa minimum na {min} ang rebate mo. Hintaying lumaki at i-claim mamaya.',
    '返水低于最低领取额 {min}，累积后再领取。',
    'Hoàn trả của bạn dưới mức tối thiểu {min}. Hãy tích lũy thêm rồi nhận sau.',
    'リベートが最低額の{min}に達していません。貯まってから受け取ってください。',
    'เงินคืนของคุณต่ำกว่าขั้นต่ำ {min} สะสมเพิ่มแล้วค่อยรับ',
    'Rebate Anda di bawah minimum {min}. Kumpulkan dulu, lalu klaim.',
  ),
  BONUS_NOT_ACTIVE: text(
    'This bonus has no open turnover, so there’s nothing to give up.',
    'Wala nang bukas na turnover ang bonus na ito, kaya walang isusuko.',
    '该奖金没有未完成的流水，无需放弃。',
    'Khoản thưởng này không còn vòng cược nào, nên không có gì để từ bỏ.',
    'このボーナスに未達成の賭け条件はありません。',
    'โบนัสนี้ไม่มียอดเทิร์นค้างอยู่ จึงไม่มีอะไรให้สละ',
    'Bonus ini tidak punya turnover terbuka, jadi tidak ada yang dilepas.',
  ),
  BONUS_CHANGED: text(
    'Your balance has changed: giving up now takes {amount}. Check and confirm again.',
    'Nagbago ang balance mo: {amount} na ang mababawi kung isusuko ngayon. Tingnan at i-confirm ulit.',
    '余额已变动：现在放弃将扣回 {amount}，请确认后重试。',
    'Số dư đã thay đổi: từ bỏ bây giờ sẽ bị thu {amount}. Hãy xem và xác nhận lại.',
    '残高が変わりました。今放棄すると{amount}が差し引かれます。もう一度ご確認ください。',
    'ยอดเงินเปลี่ยนแล้ว: หากสละตอนนี้จะถูกหัก {amount} โปรดตรวจสอบและยืนยันอีกครั้ง',
    'Saldo Anda berubah: melepas sekarang menarik {amount}. Periksa dan konfirmasi lagi.',
  ),
} as const satisfies Record<string, Text>
