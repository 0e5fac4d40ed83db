import { text } from '#sandbox/world/texts/language.ts'
import type { MessageContent } from '../message-content.ts'
import { messageLinks } from '../message-links.ts'

/** Messages about a member's place in a team. */
export const teamKinds = {
  fromUpline: {
    topic: 'news',
    title: text(
      'Message from {account}, your upline',
      'Message mula kay {account}, ang upline mo',
      '来自上级 {account} 的消息',
      'Tin nhắn từ {account}, tuyến trên của bạn',
      'アップライン{account}からのメッセージ',
      'ข้อความจาก {account} อัปไลน์ของคุณ',
      'Pesan dari {account}, upline Anda',
    ),
    // The upline's own words, in whatever language they are.
    body: text('{text}', '{text}', '{text}', '{text}', '{text}', '{text}', '{text}'),
  },
  rateSet: {
    topic: 'money',
    title: text(
      'Your rebate rate changes to {rate}%',
      'Magiging {rate}% ang rebate rate mo',
      '您的返水费率将变为 {rate}%',
      'Tỷ lệ hoàn trả của bạn đổi thành {rate}%',
      'リベート料率が{rate}%に変わります',
      'อัตรารีเบตของคุณจะเปลี่ยนเป็น {rate}%',
      'Rate rebate Anda berubah menjadi {rate}%',
    ),
    body: text(
      'Your upline has set it. It applies from {day}, 00:00, Manila time.',
      'Ang upline mo ang nag-set nito. Epektibo ito mula {day}, 00:00, Manila time.',
      '由您的上级设置，自 {day} 00:00（马尼拉时间）起生效。',
      'Tuyến trên của bạn đã đặt mức này. Áp dụng từ 00:00 ngày {day}, giờ Manila.',
      'アップラインが設定しました。{day} 0:00（マニラ時間）から適用されます。',
      'อัปไลน์ของคุณเป็นผู้ตั้ง มีผลตั้งแต่ {day} 00:00 เวลามะนิลา',
      'Upline Anda yang mengaturnya. Berlaku mulai {day}, 00:00, waktu Manila.',
    ),
    link: messageLinks.record,
  },
} as const satisfies Record<string, MessageContent>
