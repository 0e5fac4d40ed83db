import { type Text, text } from '#sandbox/world/texts/language.ts'

/** Refusals of the records of a team. */
export const teamRecordMessages = {
  BET_RANGE_LONG: text(
    'Bets can be listed for up to {days} days at a time. Choose a shorter range.',
    'Hanggang {days} araw lang ang puwedeng ilista na bets. Pumili ng mas maikling range.',
    '每次最多可查看 {days} 天的投注，请选择较短的日期范围。',
    'Mỗi lần chỉ xem được cược trong tối đa {days} ngày. Hãy chọn khoảng ngắn hơn.',
    'ベットの一覧は一度に{days}日分までです。期間を短くしてください。',
    'ดูรายการเดิมพันได้ครั้งละไม่เกิน {days} วัน โปรดเลือกช่วงที่สั้นลง',
    'Taruhan dapat ditampilkan paling lama {days} hari sekaligus. Pilih rentang yang lebih pendek.',
  ),
  TEAM_BET_NOT_FOUND: text(
    'We can’t find this bet in your team.',
    'Hindi namin mahanap ang bet na ito sa team mo.',
    '在您的团队中找不到这笔投注。',
    'Không tìm thấy cược này trong nhóm của bạn.',
    'チームにこのベットは見つかりません。',
    'ไม่พบเดิมพันนี้ในทีมของคุณ',
    'Taruhan ini tidak ditemukan di tim Anda.',
  ),
  TEAM_MOVE_NOT_FOUND: text(
    'We can’t find this order in your team.',
    'Hindi namin mahanap ang order na ito sa team mo.',
    '在您的团队中找不到这笔订单。',
    'Không tìm thấy giao dịch này trong nhóm của bạn.',
    'チームにこの取引は見つかりません。',
    'ไม่พบรายการนี้ในทีมของคุณ',
    'Transaksi ini tidak ditemukan di tim Anda.',
  ),
} as const satisfies Record<string, Text>
