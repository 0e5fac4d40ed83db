import { isLanguageCode, type LanguageCode, languages } from '#shared/i18n/languages.ts'

/** Texts of a chat room. Liza's answers exist in English and Filipino only. */
export type RoomTexts = {
  agent: string
  message: string
  send: string
  seen: string
  typing: string
  messages: string
  /** Shown when a message couldn't be sent or the connection broke. */
  failed: string
  tooMany: string
  ended: string
  quick: readonly [string, string, string]
}

const EN: RoomTexts = {
  agent: 'Liza · usually replies within a minute',
  message: 'Write a message',
  send: 'Send',
  seen: 'seen',
  typing: 'Liza is typing',
  messages: 'Messages',
  failed: 'Your message wasn’t sent. Check your connection and try again.',
  tooMany: 'You’re sending messages too fast. Wait a moment and try again.',
  ended: 'This chat has ended. Log in to continue: your messages are saved.',
  quick: ['Where is my deposit?', 'Bonus turnover', 'Set a limit'],
}

const texts: Partial<Record<LanguageCode, RoomTexts>> = {
  EN,
  TY: {
    agent: 'Liza · kadalasang sumasagot sa loob ng isang minuto',
    message: 'Mag-type ng message',
    send: 'I-send',
    seen: 'seen',
    typing: 'Nagta-type si Liza',
    messages: 'Mga message',
    failed: 'Hindi na-send ang message mo. I-check ang connection at subukan ulit.',
    tooMany: 'Masyadong mabilis ang pag-send mo. Maghintay sandali at subukan ulit.',
    ended: 'Tapos na ang chat na ito. Mag-log in para magpatuloy: naka-save ang mga message mo.',
    quick: ['Nasaan ang deposit ko?', 'Bonus turnover', 'Mag-set ng limit'],
  },
  CN: {
    agent: 'Liza · 通常一分钟内回复',
    message: '输入消息',
    send: '发送',
    seen: '已读',
    typing: 'Liza 正在输入',
    messages: '消息',
    failed: '消息未能发出。请检查网络后重新发送。',
    tooMany: '发送过于频繁。请稍候再发。',
    ended: '本次聊天已结束。请登录后继续，聊天记录已保存。',
    quick: ['我的充值到哪了？', '奖金流水', '设置限额'],
  },
  VI: {
    agent: 'Liza · thường trả lời trong vòng một phút',
    message: 'Viết tin nhắn',
    send: 'Gửi',
    seen: 'đã xem',
    typing: 'Liza đang nhập',
    messages: 'Tin nhắn',
    failed: 'Tin nhắn chưa gửi được. Hãy kiểm tra kết nối rồi thử lại.',
    tooMany: 'Bạn gửi hơi nhanh. Đợi một chút rồi gửi lại.',
    ended: 'Cuộc trò chuyện đã kết thúc. Đăng nhập để tiếp tục: tin nhắn đã được lưu.',
    quick: ['Tiền nạp của tôi đâu?', 'Vòng cược thưởng', 'Đặt hạn mức'],
  },
  TH: {
    agent: 'Liza · มักตอบภายในหนึ่งนาที',
    message: 'พิมพ์ข้อความ',
    send: 'ส่ง',
    seen: 'อ่านแล้ว',
    typing: 'Liza กำลังพิมพ์',
    messages: 'ข้อความ',
    failed: 'ส่งไม่สำเร็จ ตรวจสอบการเชื่อมต่อแล้วส่งอีกครั้ง',
    tooMany: 'ส่งถี่เกินไป รอสักครู่แล้วส่งอีกครั้ง',
    ended: 'แชตนี้จบแล้ว เข้าสู่ระบบเพื่อคุยต่อ ข้อความถูกบันทึกไว้',
    quick: ['เงินฝากของฉันอยู่ไหน', 'ยอดเทิร์นโบนัส', 'ตั้งวงเงิน'],
  },
  ID: {
    agent: 'Liza · biasanya membalas dalam satu menit',
    message: 'Tulis pesan',
    send: 'Kirim',
    seen: 'dilihat',
    typing: 'Liza sedang mengetik',
    messages: 'Pesan',
    failed: 'Pesan tidak terkirim. Periksa koneksi, lalu coba lagi.',
    tooMany: 'Anda mengirim terlalu cepat. Tunggu sebentar, lalu coba lagi.',
    ended: 'Chat ini sudah berakhir. Masuk untuk melanjutkan: pesan Anda tersimpan.',
    quick: ['Di mana deposit saya?', 'Turnover bonus', 'Atur batas'],
  },
  JA: {
    agent: 'Liza · 通常1分以内に返信',
    message: 'メッセージを入力',
    send: '送信',
    seen: '既読',
    typing: 'Lizaが入力中',
    messages: 'メッセージ',
    failed: '送信できませんでした。接続を確認して、もう一度お試しください。',
    tooMany: '送信が速すぎます。少し待ってからお試しください。',
    ended: 'このチャットは終了しました。ログインすると続けられます。メッセージは保存されています。',
    quick: ['入金はどこ？', 'ボーナスの賭け条件', '限度額を設定'],
  },
}

/** The texts and the language tag for a language code. English if there are none. */
export function roomTexts(code: string): { t: RoomTexts; tag: string } {
  const known = isLanguageCode(code) ? texts[code] : undefined
  return known && isLanguageCode(code)
    ? { t: known, tag: languages[code].tag }
    : { t: EN, tag: languages.EN.tag }
}
