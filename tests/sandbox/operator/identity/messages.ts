import { type Text, text } from '#sandbox/world/texts/language.ts'

/** Refusals of the identity check. */
export const identityMessages = {
  IDENTITY_REQUIRED: text(
    'Verify your identity before your first deposit.',
    'I-verify muna ang identity mo bago ang unang deposit.',
    '首次充值前请先完成身份验证。',
    'Hãy xác minh danh tính trước lần nạp đầu tiên.',
    '初回の入金の前に本人確認をお済ませください。',
    'โปรดยืนยันตัวตนก่อนฝากเงินครั้งแรก',
    'Verifikasi identitas Anda sebelum deposit pertama.',
  ),
  IDENTITY_OFF: text(
    'No identity check is needed right now.',
    'Walang kailangang identity check ngayon.',
    '目前无需身份验证。',
    'Hiện không cần xác minh danh tính.',
    '現在、本人確認は必要ありません。',
    'ตอนนี้ไม่ต้องยืนยันตัวตน',
    'Saat ini tidak perlu verifikasi identitas.',
  ),
  IDENTITY_SENT: text(
    'Your documents have already been sent.',
    'Na-send na ang documents mo.',
    '您的证件已提交。',
    'Giấy tờ của bạn đã được gửi.',
    '書類はすでに送信されています。',
    'ส่งเอกสารของคุณไปแล้ว',
    'Dokumen Anda sudah dikirim.',
  ),
  IDENTITY_DETAILS: text(
    'Fill in your real name and birthday in your profile first.',
    'Ilagay muna ang totoong pangalan at birthday mo sa profile.',
    '请先在个人资料中填写真实姓名和生日。',
    'Hãy điền họ tên thật và ngày sinh trong hồ sơ trước.',
    '先にプロフィールで氏名と生年月日を入力してください。',
    'โปรดกรอกชื่อจริงและวันเกิดในโปรไฟล์ก่อน',
    'Isi dulu nama asli dan tanggal lahir di profil Anda.',
  ),
  IDENTITY_NUMBER: text(
    'This number doesn’t match the document type.',
    'Hindi tugma ang number sa document na ito.',
    '该号码与所选证件不符。',
    'Đây không phải số của loại giấy tờ này.',
    'この種類の書類の番号ではありません。',
    'ไม่ใช่หมายเลขของเอกสารประเภทนี้',
    'Ini bukan nomor dokumen jenis ini.',
  ),
  IDENTITY_PICTURES: text(
    'A picture is missing. Add it and send again.',
    'May kulang na picture. Idagdag at i-send ulit.',
    '缺少图片，请补充后重新提交。',
    'Còn thiếu hình. Hãy thêm rồi gửi lại.',
    '画像が足りません。追加して送信してください。',
    'ยังขาดรูป โปรดเพิ่มแล้วส่งใหม่',
    'Ada gambar yang kurang. Tambahkan lalu kirim lagi.',
  ),
} as const satisfies Record<string, Text>
