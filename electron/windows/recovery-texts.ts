import type { LanguageCode } from '#shared/i18n/languages.ts'

type RecoveryTexts = { message: string; detail: string; again: string; quit: string }

/** Texts of the dialog for a site that keeps crashing. They are here because the site's own texts crash with it. */
const texts: Partial<Record<LanguageCode, RecoveryTexts>> & { EN: RecoveryTexts } = {
  EN: {
    message: 'The client keeps stopping',
    detail: 'It was started again several times. Your money and finished rounds are safe with the operator.',
    again: 'Try again',
    quit: 'Quit',
  },
  TY: {
    message: 'Paulit-ulit na humihinto ang client',
    detail: 'Ilang beses na itong binuksan muli. Ligtas sa operator ang pera at mga tapos na round mo.',
    again: 'Subukan ulit',
    quit: 'Isara',
  },
  CN: {
    message: '客户端反复停止运行',
    detail: '已多次重新启动。您的资金和已结束的局都由运营方妥善保存。',
    again: '重试',
    quit: '退出',
  },
  VI: {
    message: 'Ứng dụng liên tục bị dừng',
    detail: 'Ứng dụng đã được mở lại nhiều lần. Tiền và các ván đã xong của bạn vẫn an toàn ở nhà cái.',
    again: 'Thử lại',
    quit: 'Thoát',
  },
  JA: {
    message: 'クライアントが繰り返し停止しています',
    detail: '何度か再起動しました。残高と終了したラウンドは運営会社に保存されています。',
    again: '再試行',
    quit: '終了',
  },
  TH: {
    message: 'ไคลเอ็นต์หยุดทำงานซ้ำ ๆ',
    detail: 'เปิดใหม่หลายครั้งแล้ว เงินและรอบที่จบแล้วของคุณยังปลอดภัยกับผู้ให้บริการ',
    again: 'ลองอีกครั้ง',
    quit: 'ออก',
  },
  ID: {
    message: 'Klien terus berhenti',
    detail: 'Klien sudah dibuka ulang beberapa kali. Uang dan putaran yang selesai tetap aman di operator.',
    again: 'Coba lagi',
    quit: 'Keluar',
  },
}

/** Returns the texts for a language's wire code; the default is English. */
export const recoveryTexts = (code: string): RecoveryTexts =>
  Object.entries(texts).find(([language]) => language === code)?.[1] ?? texts.EN
