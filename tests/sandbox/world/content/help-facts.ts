import { text } from '../texts/language.ts'

/** Names of the help centre's figures. */
export const factNames = {
  min: text('Minimum', 'Minimum', '最低', 'Tối thiểu', '最低額', 'ขั้นต่ำ', 'Minimum'),
  max: text('Maximum', 'Maximum', '最高', 'Tối đa', '上限額', 'สูงสุด', 'Maksimum'),
  perOrder: text(
    'Maximum at a time',
    'Maximum bawat withdraw',
    '单笔最高',
    'Tối đa mỗi lần',
    '1回の上限額',
    'สูงสุดต่อครั้ง',
    'Maksimum sekali tarik',
  ),
  perDay: text(
    'Maximum a day',
    'Maximum bawat araw',
    '每日最高',
    'Tối đa mỗi ngày',
    '1日の上限額',
    'สูงสุดต่อวัน',
    'Maksimum per hari',
  ),
  usualTime: text(
    'Usual time',
    'Karaniwang tagal',
    '通常用时',
    'Thường mất',
    '通常の所要時間',
    'เวลาโดยทั่วไป',
    'Waktu biasa',
  ),
  fee: text('Fee', 'Fee', '手续费', 'Phí', '手数料', 'ค่าธรรมเนียม', 'Biaya'),
  earn: text('You earn', 'Kinikita mo', '获得方式', 'Bạn nhận', '獲得ポイント', 'คุณได้รับ', 'Anda dapat'),
  expiry: text('Expiry', 'Expiry', '有效期', 'Hết hạn', '有効期限', 'วันหมดอายุ', 'Kedaluwarsa'),
  hours: text('Open', 'Bukas', '服务时间', 'Giờ làm việc', '受付時間', 'เวลาทำการ', 'Buka'),
  answer: text(
    'Chat answers within',
    'Sagot sa chat sa loob ng',
    '聊天回复时间',
    'Trả lời chat trong',
    'チャットの返信まで',
    'แชตตอบภายใน',
    'Balasan chat dalam',
  ),
  languages: text('Languages', 'Wika', '语言', 'Ngôn ngữ', '対応言語', 'ภาษา', 'Bahasa'),
  email: text('Email', 'Email', '电子邮箱', 'Email', 'メール', 'อีเมล', 'Email'),
} as const

/** Values of the help centre's figures. */
export const factValues = {
  underMinute: text('A minute', 'Isang minuto', '1 分钟', '1 phút', '1分', '1 นาที', '1 menit'),
  quarterHour: text('15 minutes', '15 minuto', '15 分钟', '15 phút', '15分', '15 นาที', '15 menit'),
  none: text('None', 'Wala', '无', 'Không', 'なし', 'ไม่มี', 'Tidak ada'),
  depositFee: text(
    'None with e-wallets',
    'Wala sa e-wallets',
    '电子钱包免手续费',
    'Miễn phí với ví điện tử',
    '電子ウォレットは無料',
    'ไม่มีสำหรับอีวอลเล็ต',
    'Gratis dengan e-wallet',
  ),
  freeThen: (free: number, fee: string) =>
    free === 0
      ? text(fee, fee, fee, fee, fee, fee, fee)
      : text(
          `None for ${free} a day, then ${fee}`,
          `Libre ang ${free} bawat araw, tapos ${fee}`,
          `每日前 ${free} 笔免费，之后 ${fee}`,
          `Miễn phí ${free} lần mỗi ngày, sau đó ${fee}`,
          `1日${free}回まで無料、以降 ${fee}`,
          `ฟรีวันละ ${free} ครั้ง จากนั้น ${fee}`,
          `Gratis ${free} kali per hari, lalu ${fee}`,
        ),
  pointPerHundred: text(
    '1 point per ₱100 bet',
    '1 point bawat ₱100 na taya',
    '每投注 ₱100 得 1 积分',
    '1 điểm cho mỗi ₱100 cược',
    'ベット₱100ごとに1ポイント',
    '1 คะแนนทุกเดิมพัน ₱100',
    '1 poin per taruhan ₱100',
  ),
  never: text('Never', 'Walang expiry', '永久有效', 'Không bao giờ', 'なし', 'ไม่มีวันหมดอายุ', 'Tidak pernah'),
} as const
