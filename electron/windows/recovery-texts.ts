import type { LanguageCode } from '#shared/i18n/languages.ts'

type RecoveryTexts = { message: string; detail: string; again: string; quit: string }

/** Texts of the dialog for a site that keeps crashing. They are here because the site's own texts crash with it. */
const texts: Partial<Record<LanguageCode, RecoveryTexts>> & { EN: RecoveryTexts } = {
  EN: {
    message: 'The client keeps crashing',
    detail:
      'We restarted it several times. Your money and finished rounds are safe. Try again, or quit and reopen it.',
    again: 'Try again',
    quit: 'Quit',
  },
  TY: {
    message: 'Paulit-ulit na nagka-crash ang client',
    detail:
      'Ilang beses na namin itong ni-restart. Ligtas ang pera at mga tapos na round mo. Subukan ulit, o isara at buksan ulit.',
    again: 'Subukan ulit',
    quit: 'Isara',
  },
  CN: {
    message: '客户端反复崩溃',
    detail: '已多次重新启动。您的资金和已结束的局都安全无损。请重试，或退出后重新打开。',
    again: '重试',
    quit: '退出',
  },
  VI: {
    message: 'Ứng dụng liên tục gặp sự cố',
    detail:
      'Ứng dụng đã được khởi động lại nhiều lần. Tiền và các ván đã xong của bạn vẫn an toàn. Hãy thử lại, hoặc thoát rồi mở lại.',
    again: 'Thử lại',
    quit: 'Thoát',
  },
  JA: {
    message: 'クライアントが繰り返し異常終了しています',
    detail:
      '何度か再起動しました。残高と終了したラウンドは安全です。再試行するか、終了してから開き直してください。',
    again: '再試行',
    quit: '終了',
  },
  TH: {
    message: 'ไคลเอนต์ขัดข้องซ้ำ ๆ',
    detail: 'เราเริ่มใหม่หลายครั้งแล้ว เงินและรอบที่จบแล้วของคุณยังปลอดภัย ลองอีกครั้ง หรือออกแล้วเปิดใหม่',
    again: 'ลองอีกครั้ง',
    quit: 'ออก',
  },
  ID: {
    message: 'Klien terus mengalami gangguan',
    detail:
      'Klien sudah dimulai ulang beberapa kali. Uang dan putaran yang selesai tetap aman. Coba lagi, atau keluar lalu buka kembali.',
    again: 'Coba lagi',
    quit: 'Keluar',
  },
}

/** Returns the texts for a language's wire code; the default is English. */
export const recoveryTexts = (code: string): RecoveryTexts =>
  Object.entries(texts).find(([language]) => language === code)?.[1] ?? texts.EN
