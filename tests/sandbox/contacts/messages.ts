import { type Text, text } from '../gateway/language.ts'

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
    'The code sent to your old contact is wrong or has expired.',
    'Mali o expired na ang code na na-send sa lumang contact mo.',
    '发送至原联系方式的验证码错误或已过期。',
    'Mã gửi đến thông tin cũ sai hoặc đã hết hạn.',
    '変更前の宛先に送ったコードが違うか、期限切れです。',
    'รหัสที่ส่งไปยังช่องทางเดิมผิดหรือหมดอายุแล้ว',
    'Kode yang dikirim ke kontak lama salah atau sudah kedaluwarsa.',
  ),
  PROOF_REQUIRED: text(
    'Confirm the change with your password or a code.',
    'I-confirm ang pagbabago gamit ang password o code.',
    '请用密码或验证码确认更改。',
    'Hãy xác nhận thay đổi bằng mật khẩu hoặc mã.',
    'パスワードまたはコードで変更を確認してください。',
    'โปรดยืนยันการเปลี่ยนด้วยรหัสผ่านหรือรหัสยืนยัน',
    'Konfirmasi perubahan dengan password atau kode.',
  ),
} as const satisfies Record<string, Text>
