import { type Text, text } from '#sandbox/world/texts/language.ts'

/** Refusals of the account record. */
export const statementMessages = {
  ENTRY_NOT_FOUND: text(
    'We can’t find this entry. Go back to your account record.',
    'Hindi namin mahanap ang entry na ito. Bumalik sa account record mo.',
    '找不到这条记录，请返回账变记录。',
    'Không tìm thấy mục này. Hãy quay lại lịch sử tài khoản.',
    'この記録が見つかりません。取引履歴に戻ってください。',
    'ไม่พบรายการนี้ โปรดกลับไปที่ประวัติบัญชี',
    'Entri ini tidak ditemukan. Kembali ke riwayat akun Anda.',
  ),
} as const satisfies Record<string, Text>
