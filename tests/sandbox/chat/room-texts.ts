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
  agent: 'Liza answers · usually within a minute',
  message: 'Write a message',
  send: 'Send',
  seen: 'seen',
  typing: 'Liza is writing',
  messages: 'Messages',
  failed: 'That did not go out. Check your connection and send it again.',
  tooMany: 'That was a lot at once. Wait a moment, then send it again.',
  ended: 'This chat has ended. Log in and open it again: what was said is kept.',
  quick: ['Where is my deposit?', 'Bonus turnover', 'Set a limit'],
}

const texts: Partial<Record<LanguageCode, RoomTexts>> = {
  EN,
  TY: {
    agent: 'Si Liza ang sasagot · kadalasan sa loob ng isang minuto',
    message: 'Sumulat ng mensahe',
    send: 'Ipadala',
    seen: 'nakita na',
    typing: 'Nagsusulat si Liza',
    messages: 'Mga mensahe',
    failed: 'Hindi ito naipadala. Tingnan ang koneksyon mo at ipadala ulit.',
    tooMany: 'Sunod-sunod masyado. Maghintay sandali, tapos ipadala ulit.',
    ended: 'Tapos na ang chat na ito. Mag-log in at buksan ulit: nandoon pa ang usapan.',
    quick: ['Nasaan ang deposit ko?', 'Bonus turnover', 'Magtakda ng limit'],
  },
  CN: {
    agent: 'Liza 为您服务 · 通常一分钟内回复',
    message: '输入消息',
    send: '发送',
    seen: '已读',
    typing: 'Liza 正在输入',
    messages: '消息',
    failed: '消息未能发出。请检查网络后重新发送。',
    tooMany: '发送过于频繁。请稍候再发。',
    ended: '本次聊天已结束。请登录后重新打开，聊天记录会保留。',
    quick: ['我的存款 (deposit) 在哪里？', '奖金流水 (bonus)', '设置限额 (limit)'],
  },
  VI: {
    agent: 'Liza trả lời · thường trong vòng một phút',
    message: 'Viết tin nhắn',
    send: 'Gửi',
    seen: 'đã xem',
    typing: 'Liza đang viết',
    messages: 'Tin nhắn',
    failed: 'Tin chưa gửi được. Hãy kiểm tra kết nối rồi gửi lại.',
    tooMany: 'Bạn gửi hơi nhanh. Đợi một chút rồi gửi lại.',
    ended: 'Cuộc trò chuyện đã kết thúc. Đăng nhập rồi mở lại: nội dung vẫn được giữ.',
    quick: ['Tiền nạp (deposit) của tôi đâu?', 'Vòng cược bonus', 'Đặt giới hạn (limit)'],
  },
  TH: {
    agent: 'Liza ตอบให้ · มักภายในหนึ่งนาที',
    message: 'พิมพ์ข้อความ',
    send: 'ส่ง',
    seen: 'อ่านแล้ว',
    typing: 'Liza กำลังพิมพ์',
    messages: 'ข้อความ',
    failed: 'ส่งไม่สำเร็จ ตรวจสอบการเชื่อมต่อแล้วส่งอีกครั้ง',
    tooMany: 'ส่งถี่เกินไป รอสักครู่แล้วส่งอีกครั้ง',
    ended: 'แชตนี้จบแล้ว เข้าสู่ระบบแล้วเปิดใหม่ ข้อความเดิมยังอยู่',
    quick: ['เงินฝาก (deposit) อยู่ไหน', 'เทิร์น bonus', 'ตั้งวงเงิน (limit)'],
  },
  ID: {
    agent: 'Liza menjawab · biasanya dalam satu menit',
    message: 'Tulis pesan',
    send: 'Kirim',
    seen: 'dilihat',
    typing: 'Liza sedang menulis',
    messages: 'Pesan',
    failed: 'Pesan belum terkirim. Periksa koneksi, lalu kirim lagi.',
    tooMany: 'Terlalu banyak sekaligus. Tunggu sebentar, lalu kirim lagi.',
    ended: 'Obrolan ini sudah berakhir. Masuk dan buka lagi: isinya tersimpan.',
    quick: ['Di mana deposit saya?', 'Turnover bonus', 'Atur limit'],
  },
  JA: {
    agent: 'Liza が対応します · 通常 1 分以内',
    message: 'メッセージを入力',
    send: '送信',
    seen: '既読',
    typing: 'Liza が入力中',
    messages: 'メッセージ',
    failed: '送信できませんでした。接続を確かめて、もう一度送信してください。',
    tooMany: '送信が続きすぎました。少し待ってから送信してください。',
    ended: 'このチャットは終了しました。ログインして開き直してください。会話は残っています。',
    quick: ['入金 (deposit) はどこ？', 'bonus の賭け条件', '上限 (limit) を設定'],
  },
}

/** The texts and the language tag for a language code. English if there are none. */
export function roomTexts(code: string): { t: RoomTexts; tag: string } {
  const known = isLanguageCode(code) ? texts[code] : undefined
  return known && isLanguageCode(code)
    ? { t: known, tag: languages[code].tag }
    : { t: EN, tag: languages.EN.tag }
}
