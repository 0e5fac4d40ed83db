import { type Text, text } from '#sandbox/world/texts/language.ts'
import { limitDays, mostPerMember, type Rejection, rejections } from './order-rules.ts'

/** Refusals of the points mall. */
export const pointMessages = {
  POINT_ITEM_GONE: text(
    'This reward is no longer offered. Choose another.',
    'Wala na ang reward na ito. Pumili ng iba.',
    '该礼品已下架，请选择其他礼品。',
    'Phần thưởng này không còn nữa. Hãy chọn cái khác.',
    'この特典の取り扱いは終了しました。別の特典をお選びください。',
    'รางวัลนี้ไม่มีแล้ว โปรดเลือกรางวัลอื่น',
    'Hadiah ini sudah tidak tersedia. Pilih yang lain.',
  ),
  POINT_ITEM_CLOSED: text(
    'This reward is closed right now. Choose another.',
    'Sarado muna ang reward na ito. Pumili ng iba.',
    '该礼品暂停兑换，请选择其他礼品。',
    'Phần thưởng này đang đóng. Hãy chọn cái khác.',
    'この特典は現在受付を停止しています。別の特典をお選びください。',
    'รางวัลนี้ปิดให้แลกชั่วคราว โปรดเลือกรางวัลอื่น',
    'Hadiah ini sedang ditutup. Pilih yang lain.',
  ),
  POINT_ITEM_SOLD_OUT: text(
    'This has just sold out. Nothing was taken from you.',
    'Kakaubos lang nito. Walang nabawas sa iyo.',
    '该礼品刚刚兑完，未扣除您的任何积分或款项。',
    'Phần thưởng vừa hết. Bạn không bị trừ gì.',
    '在庫がなくなりました。ポイントや残高は減っていません。',
    'รางวัลหมดพอดี ไม่มีการหักใด ๆ จากคุณ',
    'Baru saja habis. Tidak ada yang dipotong dari Anda.',
  ),
  POINT_STOCK_SHORT: text(
    'Only {available} left. Lower the quantity.',
    '{available} na lang ang natira. Babaan ang quantity.',
    '仅剩 {available} 件，请减少数量。',
    'Chỉ còn {available}. Hãy giảm số lượng.',
    '残り{available}点です。数量を減らしてください。',
    'เหลือเพียง {available} โปรดลดจำนวน',
    'Tinggal {available}. Kurangi jumlahnya.',
  ),
  POINT_QUANTITY: text(
    'Choose a quantity from 1 to {most}.',
    'Pumili ng quantity mula 1 hanggang {most}.',
    '请选择 1 至 {most} 之间的数量。',
    'Hãy chọn số lượng từ 1 đến {most}.',
    '数量は1～{most}でお選びください。',
    'โปรดเลือกจำนวน 1 ถึง {most}',
    'Pilih jumlah dari 1 sampai {most}.',
  ),
  POINTS_SHORT: text(
    'You don’t have enough points. You have {points}.',
    'Kulang ang points mo. {points} ang points mo ngayon.',
    '积分不足，您现有 {points} 积分。',
    'Bạn không đủ điểm. Bạn đang có {points}.',
    'ポイントが足りません。現在は{points}ポイントです。',
    'คะแนนไม่พอ คุณมี {points} คะแนน',
    'Poin Anda tidak cukup. Anda punya {points}.',
  ),
  POINTS_AMOUNT: text(
    'Enter at least {minimum} points, in steps of {step}.',
    'Maglagay ng kahit {minimum} points, tig-{step} ang dagdag.',
    '请输入至少 {minimum} 积分，且为 {step} 的倍数。',
    'Hãy nhập ít nhất {minimum} điểm, theo bội số của {step}.',
    '{minimum}ポイント以上、{step}ポイント単位で入力してください。',
    'โปรดกรอกอย่างน้อย {minimum} คะแนน ทีละ {step}',
    'Masukkan minimal {minimum} poin, kelipatan {step}.',
  ),
  POINTS_MONEY_LOCKED: text(
    'You can pay with ₱{free} now. The rest is locked by turnover or isn’t in your main wallet.',
    '₱{free} ang magagamit mo ngayon. Naka-lock pa sa turnover ang iba, o wala sa main wallet mo.',
    '您目前可用于支付的金额为 ₱{free}，其余因流水要求锁定或不在主钱包中。',
    'Bạn có thể thanh toán ₱{free} lúc này. Phần còn lại bị khóa do vòng cược hoặc không ở ví chính.',
    '今お支払いに使えるのは₱{free}です。残りは賭け条件でロック中か、メインウォレットにありません。',
    'ตอนนี้คุณจ่ายได้ ₱{free} ส่วนที่เหลือติดยอดเทิร์นหรือไม่ได้อยู่ในกระเป๋าหลัก',
    'Anda bisa membayar ₱{free} sekarang. Sisanya terkunci turnover atau tidak ada di dompet utama.',
  ),
  BALANCE_FULL: text(
    'Your balance can’t hold this much. Nothing was taken from you.',
    'Hindi na kasya ang ganito kalaki sa balance mo. Walang nabawas sa iyo.',
    '您的余额已达上限，未扣除任何积分或款项。',
    'Số dư của bạn không thể chứa thêm khoản này. Bạn không bị trừ gì.',
    '残高の上限を超えるため付与できません。ポイントや残高は減っていません。',
    'ยอดเงินของคุณรับเพิ่มขนาดนี้ไม่ได้ ไม่มีการหักใด ๆ จากคุณ',
    'Saldo Anda tidak bisa menampung sebanyak ini. Tidak ada yang dipotong dari Anda.',
  ),
} as const satisfies Record<string, Text>

/** Why an order was rejected, in words. */
export const rejectionTexts: Readonly<Record<Rejection, Text>> = {
  limit: text(
    `Limit: ${mostPerMember} of this reward in ${limitDays} days.`,
    `Hanggang ${mostPerMember} lang ng reward na ito sa loob ng ${limitDays} araw.`,
    `此礼品每 ${limitDays} 天最多兑换 ${mostPerMember} 件。`,
    `Tối đa ${mostPerMember} phần thưởng này trong ${limitDays} ngày.`,
    `この特典は${limitDays}日間に${mostPerMember}点までです。`,
    `แลกรางวัลนี้ได้สูงสุด ${mostPerMember} ชิ้นใน ${limitDays} วัน`,
    `Maksimal ${mostPerMember} hadiah ini dalam ${limitDays} hari.`,
  ),
}

export const isRejection = (reason: string): reason is Rejection =>
  rejections.some((known) => known === reason)
