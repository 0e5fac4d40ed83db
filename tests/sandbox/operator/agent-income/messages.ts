import { type Text, text } from '#sandbox/world/texts/language.ts'

/** Refusals of an agent's income. */
export const agentIncomeMessages = {
  DAY_INVALID: text(
    'Choose a day up to today.',
    'Pumili ng araw na hindi lalampas ngayong araw.',
    '请选择今天或之前的日期。',
    'Hãy chọn một ngày không sau hôm nay.',
    '今日までの日付を選択してください。',
    'โปรดเลือกวันที่ไม่เกินวันนี้',
    'Pilih tanggal sampai hari ini.',
  ),
} as const satisfies Record<string, Text>
