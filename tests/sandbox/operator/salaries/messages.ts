import { type Text, text } from '#sandbox/world/texts/language.ts'

/** Refusals of the agents' salaries. */
export const salaryMessages = {
  SALARY_NOT_AGREED: text(
    'Your contract doesn’t include this salary. Ask customer service about it.',
    'Wala sa contract mo ang salary na ito. Magtanong sa customer service.',
    '您的合约不包含此项薪资，请咨询客服。',
    'Hợp đồng của bạn không có khoản lương này. Hãy hỏi chăm sóc khách hàng.',
    'この給与は契約に含まれていません。サポートにお問い合わせください。',
    'สัญญาของคุณไม่มีเงินเดือนนี้ โปรดสอบถามฝ่ายบริการลูกค้า',
    'Kontrak Anda tidak mencakup gaji ini. Tanyakan ke layanan pelanggan.',
  ),
  SALARY_NOT_FOUND: text(
    'We can’t find this settlement. Go back to your salary record.',
    'Hindi namin mahanap ang settlement na ito. Bumalik sa salary record mo.',
    '找不到这笔结算，请返回薪资记录。',
    'Không tìm thấy kỳ thanh toán này. Hãy quay lại lịch sử lương.',
    'この精算が見つかりません。給与の履歴に戻ってください。',
    'ไม่พบรายการจ่ายนี้ โปรดกลับไปที่ประวัติเงินเดือน',
    'Penyelesaian ini tidak ditemukan. Kembali ke catatan gaji Anda.',
  ),
} as const satisfies Record<string, Text>
