import { type Text, text } from '#sandbox/world/texts/language.ts'

/** Refusals of the profile. */
export const profileMessages = {
  PROFILE_INVALID: text(
    'This isn’t in the right format. Check it and try again.',
    'Mali ang format nito. Pakitingnan at subukan ulit.',
    '格式不正确，请检查后重试。',
    'Nội dung này chưa đúng dạng. Hãy kiểm tra rồi thử lại.',
    '形式が正しくありません。確認してもう一度お試しください。',
    'รูปแบบไม่ถูกต้อง โปรดตรวจสอบแล้วลองอีกครั้ง',
    'Formatnya tidak benar. Periksa lalu coba lagi.',
  ),
  NICKNAME_TAKEN: text(
    'This nickname is taken. Choose another.',
    'May gumagamit na ng nickname na ito. Pumili ng iba.',
    '此昵称已被使用，请换一个。',
    'Biệt danh này đã có người dùng. Hãy chọn tên khác.',
    'このニックネームは使われています。別のものをお選びください。',
    'ชื่อเล่นนี้มีคนใช้แล้ว โปรดเลือกชื่ออื่น',
    'Nama panggilan ini sudah dipakai. Pilih yang lain.',
  ),
  PROFILE_FIXED: text(
    'This has already been set. Ask customer service to change it.',
    'Naka-set na ito. Ipabago sa customer service.',
    '此项已设置，如需更改请联系客服。',
    'Mục này đã được đặt. Muốn đổi, hãy liên hệ chăm sóc khách hàng.',
    'すでに設定されています。変更はサポートにお問い合わせください。',
    'ตั้งค่านี้ไว้แล้ว หากต้องการเปลี่ยนโปรดติดต่อฝ่ายบริการลูกค้า',
    'Ini sudah diatur. Untuk mengubahnya, hubungi layanan pelanggan.',
  ),
} as const satisfies Record<string, Text>
