import { type Text, text } from '#sandbox/world/texts/language.ts'

/** Refusals of binding a mobile number or email address. */
export const contactMessages = {
  CONTACT_TAKEN: text(
    'This can’t be used for your account. Choose another.',
    'Hindi ito magagamit sa account mo. Pumili ng iba.',
    '您的账户无法使用此联系方式，请换一个。',
    'Không dùng được thông tin này cho tài khoản của bạn. Hãy chọn cái khác.',
    'お客様のアカウントには使用できません。別のものをお選びください。',
    'ใช้กับบัญชีของคุณไม่ได้ โปรดเลือกอันอื่น',
    'Ini tidak bisa dipakai untuk akun Anda. Pilih yang lain.',
  ),
  CONTACT_UNCHANGED: text(
    'This is already linked to your account.',
    'Naka-link na ito sa account mo.',
    '此联系方式已绑定您的账户。',
    'Thông tin này đã gắn với tài khoản của bạn.',
    'すでにお客様のアカウントに登録されています。',
    'ผูกกับบัญชีของคุณอยู่แล้ว',
    'Ini sudah tertaut ke akun Anda.',
  ),
  EMAIL_INVALID: text(
    'Enter a valid email address.',
    'Maglagay ng tamang email address.',
    '请输入有效的邮箱地址。',
    'Hãy nhập địa chỉ email hợp lệ.',
    '有効なメールアドレスを入力してください。',
    'โปรดกรอกอีเมลที่ถูกต้อง',
    'Masukkan alamat email yang valid.',
  ),
  WRONG_BOUND_CODE: text(
    'The code sent to you is wrong or has expired.',
    'Mali o expired na ang code na na-send sa iyo.',
    '发送给您的验证码错误或已过期。',
    'Mã gửi cho bạn sai hoặc đã hết hạn.',
    'お送りしたコードが違うか、期限切れです。',
    'รหัสที่ส่งให้คุณผิดหรือหมดอายุแล้ว',
    'Kode yang dikirim kepada Anda salah atau sudah kedaluwarsa.',
  ),
  PROOF_REQUIRED: text(
    'Confirm this with your payment password, or a code sent to your number or email.',
    'I-confirm ito gamit ang payment password mo, o ang code na isi-send sa number o email mo.',
    '请用支付密码，或发送至您手机或邮箱的验证码确认。',
    'Hãy xác nhận bằng mật khẩu rút tiền, hoặc mã gửi đến số điện thoại hay email của bạn.',
    '取引パスワード、または登録済みの番号かメールに届くコードで確認してください。',
    'โปรดยืนยันด้วยรหัสถอนเงิน หรือรหัสที่ส่งไปยังเบอร์หรืออีเมลของคุณ',
    'Konfirmasi dengan password pembayaran, atau kode yang dikirim ke nomor atau email Anda.',
  ),
  WITHDRAWALS_WAIT: text(
    'After a change to how your account is protected, money can leave it again from {time}. If the change wasn’t yours, contact customer service at once.',
    'Dahil may binago sa proteksyon ng account mo, puwede ulit maglabas ng pera mula {time}. Kung hindi ikaw ang nagbago, i-contact agad ang customer service.',
    '由于账户的安全设置有更改，{time} 起才可再次转出资金。如非您本人操作，请立即联系客服。',
    'Do thông tin bảo vệ tài khoản vừa thay đổi, từ {time} mới chuyển tiền ra được. Nếu không phải bạn thay đổi, hãy liên hệ chăm sóc khách hàng ngay.',
    'アカウントの保護に関する変更のため、資金の引き出しは{time}から可能になります。お心当たりがない場合は、すぐにサポートへご連絡ください。',
    'เนื่องจากมีการเปลี่ยนการป้องกันบัญชี จะโอนเงินออกได้อีกครั้งตั้งแต่ {time} หากคุณไม่ได้เปลี่ยน โปรดติดต่อฝ่ายบริการลูกค้าทันที',
    'Karena perlindungan akun Anda berubah, uang bisa keluar lagi mulai {time}. Jika bukan Anda yang mengubahnya, segera hubungi layanan pelanggan.',
  ),
} as const satisfies Record<string, Text>
