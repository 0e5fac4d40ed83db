import { type Text, text } from '#sandbox/world/texts/language.ts'

/** Refusals of applications for promotions. */
export const promotionMessages = {
  PROMOTION_CLOSED: text(
    'You can’t apply for this promotion right now.',
    'Hindi ka puwedeng mag-apply sa promo na ito ngayon.',
    '此优惠目前无法申请。',
    'Hiện không thể đăng ký khuyến mãi này.',
    'このプロモーションは現在申し込めません。',
    'สมัครโปรโมชั่นนี้ไม่ได้ในขณะนี้',
    'Promo ini tidak bisa diajukan sekarang.',
  ),
  PROMOTION_WEEK_FULL: text(
    'You’ve used all your applications this week. Apply again next week.',
    'Nagamit mo na ang mga application ngayong linggo. Mag-apply ulit sa susunod na linggo.',
    '您本周的申请次数已用完，请下周再申请。',
    'Bạn đã dùng hết số lần đăng ký tuần này. Hãy đăng ký lại vào tuần sau.',
    '今週の申し込み回数の上限に達しました。来週もう一度お申し込みください。',
    'คุณสมัครครบจำนวนครั้งของสัปดาห์นี้แล้ว โปรดสมัครใหม่สัปดาห์หน้า',
    'Jatah pengajuan minggu ini sudah habis. Ajukan lagi minggu depan.',
  ),
  REMARK_TOO_LONG: text(
    'Your remark is too long. Use {count} characters at most.',
    'Masyadong mahaba ang remark mo. Hanggang {count} characters lang.',
    '备注过长，最多 {count} 个字符。',
    'Ghi chú quá dài. Tối đa {count} ký tự.',
    '備考が長すぎます。{count}文字以内で入力してください。',
    'หมายเหตุยาวเกินไป ใช้ได้ไม่เกิน {count} ตัวอักษร',
    'Catatan Anda terlalu panjang. Maksimal {count} karakter.',
  ),
  PICTURES_REQUIRED: text(
    'Add at least one picture, and {count} at most.',
    'Magdagdag ng kahit isang picture, hanggang {count}.',
    '请至少添加一张图片，最多 {count} 张。',
    'Hãy thêm ít nhất một hình, tối đa {count} hình.',
    '画像を1枚以上、{count}枚まで追加してください。',
    'เพิ่มรูปอย่างน้อยหนึ่งรูป ไม่เกิน {count} รูป',
    'Tambahkan minimal satu gambar, maksimal {count}.',
  ),
  CONTACT_REQUIRED: text(
    'Enter the number you use there, with 8 to 15 digits.',
    'Ilagay ang number mo roon, 8 hanggang 15 digits.',
    '请输入您在那里使用的号码，8 至 15 位数字。',
    'Nhập số bạn dùng ở đó, từ 8 đến 15 chữ số.',
    'そこで使っている番号を8～15桁で入力してください。',
    'กรอกหมายเลขที่ใช้ที่นั่น 8 ถึง 15 หลัก',
    'Masukkan nomor yang Anda pakai di sana, 8 sampai 15 digit.',
  ),
  CLAIM_GONE: text(
    'There’s nothing left to claim here.',
    'Wala nang ma-claim dito.',
    '这里已没有可领取的奖励。',
    'Không còn gì để nhận ở đây.',
    '受け取れるものはもうありません。',
    'ไม่มีอะไรให้รับที่นี่แล้ว',
    'Tidak ada lagi yang bisa diklaim di sini.',
  ),
} as const satisfies Record<string, Text>

/** Why an application was rejected. */
export const rejectionReason = text(
  'The picture or number didn’t show what the promotion asks for.',
  'Hindi nakita sa picture o number ang hinihingi ng promo.',
  '图片或号码不符合活动要求。',
  'Hình hoặc số không đúng yêu cầu của khuyến mãi.',
  '画像または番号が条件を満たしていませんでした。',
  'รูปหรือหมายเลขไม่ตรงตามเงื่อนไขของโปรโมชั่น',
  'Gambar atau nomornya tidak sesuai syarat promo.',
)
