import type { LanguageCode } from '#shared/i18n/languages.ts'

type DialogTexts = { message: string; detail: string }
type RecoveryTexts = {
  /** The site's process keeps ending. */
  crashes: DialogTexts
  /** The site doesn't answer. */
  hangs: DialogTexts
  /** The process that draws everything keeps ending. */
  graphics: DialogTexts
  again: string
  quit: string
  wait: string
  reload: string
  /** Switches hardware acceleration off, and starts the client again. */
  switchOff: string
  notNow: string
}

/** Texts of dialogs about the site itself. They are here because the site's own texts fail with it. */
const texts: Partial<Record<LanguageCode, RecoveryTexts>> & { EN: RecoveryTexts } = {
  EN: {
    crashes: {
      message: 'The client keeps crashing',
      detail:
        'We restarted it several times. Your money and finished rounds are safe. Try again, or quit and reopen it.',
    },
    hangs: {
      message: 'The client isn’t responding',
      detail:
        'You can wait, or reload it. Your money and finished rounds are safe. Open games close when it reloads.',
    },
    graphics: {
      message: 'The graphics keep failing on this computer',
      detail:
        'Without hardware acceleration the client runs more steadily, but moves less smoothly. Open games close when it restarts.',
    },
    again: 'Try again',
    quit: 'Quit',
    wait: 'Wait',
    reload: 'Reload',
    switchOff: 'Turn off and restart',
    notNow: 'Not now',
  },
  TY: {
    crashes: {
      message: 'Paulit-ulit na nagka-crash ang client',
      detail:
        'Ilang beses na namin itong ni-restart. Ligtas ang pera at mga tapos na round mo. Subukan ulit, o isara at buksan ulit.',
    },
    hangs: {
      message: 'Hindi tumutugon ang client',
      detail:
        'Puwede kang maghintay o i-reload ito. Ligtas ang pera at mga tapos na round mo. Magsasara ang mga bukas na laro kapag ni-reload.',
    },
    graphics: {
      message: 'Paulit-ulit na pumapalya ang graphics sa computer na ito',
      detail:
        'Kung walang hardware acceleration, mas stable ang client pero hindi kasing-smooth. Magsasara ang mga bukas na laro kapag nag-restart.',
    },
    again: 'Subukan ulit',
    quit: 'Isara',
    wait: 'Maghintay',
    reload: 'I-reload',
    switchOff: 'I-off at mag-restart',
    notNow: 'Huwag muna',
  },
  CN: {
    crashes: {
      message: '客户端反复崩溃',
      detail: '已多次重新启动。您的资金和已结束的局都安全无损。请重试，或退出后重新打开。',
    },
    hangs: {
      message: '客户端没有响应',
      detail: '您可以等待或重新加载。您的资金和已结束的局都安全无损。重新加载会关闭已打开的游戏。',
    },
    graphics: {
      message: '此电脑的图形处理反复出错',
      detail: '关闭硬件加速后，客户端运行更稳定，但画面没那么流畅。重新启动会关闭已打开的游戏。',
    },
    again: '重试',
    quit: '退出',
    wait: '等待',
    reload: '重新加载',
    switchOff: '关闭并重新启动',
    notNow: '暂不',
  },
  VI: {
    crashes: {
      message: 'Ứng dụng liên tục gặp sự cố',
      detail:
        'Ứng dụng đã được khởi động lại nhiều lần. Tiền và các ván đã xong của bạn vẫn an toàn. Hãy thử lại, hoặc thoát rồi mở lại.',
    },
    hangs: {
      message: 'Ứng dụng không phản hồi',
      detail:
        'Bạn có thể chờ hoặc tải lại. Tiền và các ván đã xong của bạn vẫn an toàn. Trò chơi đang mở sẽ đóng khi tải lại.',
    },
    graphics: {
      message: 'Đồ họa trên máy tính này liên tục gặp lỗi',
      detail:
        'Khi tắt tăng tốc phần cứng, ứng dụng chạy ổn định hơn nhưng kém mượt hơn. Trò chơi đang mở sẽ đóng khi khởi động lại.',
    },
    again: 'Thử lại',
    quit: 'Thoát',
    wait: 'Chờ',
    reload: 'Tải lại',
    switchOff: 'Tắt và khởi động lại',
    notNow: 'Để sau',
  },
  JA: {
    crashes: {
      message: 'アプリが繰り返し異常終了しています',
      detail:
        '何度か再起動しました。残高と終了したラウンドは安全です。再試行するか、終了してから開き直してください。',
    },
    hangs: {
      message: 'アプリが応答していません',
      detail:
        '待つか、再読み込みできます。残高と終了したラウンドは安全です。再読み込みすると、開いているゲームは閉じます。',
    },
    graphics: {
      message: 'このパソコンで描画の異常終了が続いています',
      detail:
        'ハードウェアアクセラレーションをオフにすると、動作は安定しますが、滑らかさは下がります。再起動すると、開いているゲームは閉じます。',
    },
    again: '再試行',
    quit: '終了',
    wait: '待つ',
    reload: '再読み込み',
    switchOff: 'オフにして再起動',
    notNow: '今はしない',
  },
  TH: {
    crashes: {
      message: 'แอปขัดข้องซ้ำ ๆ',
      detail: 'เราเริ่มใหม่หลายครั้งแล้ว เงินและรอบที่จบแล้วของคุณยังปลอดภัย ลองอีกครั้ง หรือออกแล้วเปิดใหม่',
    },
    hangs: {
      message: 'แอปไม่ตอบสนอง',
      detail: 'คุณรอหรือโหลดใหม่ได้ เงินและรอบที่จบแล้วของคุณยังปลอดภัย เกมที่เปิดอยู่จะปิดเมื่อโหลดใหม่',
    },
    graphics: {
      message: 'กราฟิกบนคอมพิวเตอร์เครื่องนี้ขัดข้องซ้ำ ๆ',
      detail: 'เมื่อปิดการเร่งด้วยฮาร์ดแวร์ แอปจะทำงานเสถียรขึ้นแต่ลื่นไหลน้อยลง เกมที่เปิดอยู่จะปิดเมื่อเริ่มใหม่',
    },
    again: 'ลองอีกครั้ง',
    quit: 'ออก',
    wait: 'รอ',
    reload: 'โหลดใหม่',
    switchOff: 'ปิดและเริ่มใหม่',
    notNow: 'ไว้ทีหลัง',
  },
  ID: {
    crashes: {
      message: 'Aplikasi terus mengalami gangguan',
      detail:
        'Aplikasi sudah dimulai ulang beberapa kali. Uang dan ronde yang selesai tetap aman. Coba lagi, atau keluar lalu buka kembali.',
    },
    hangs: {
      message: 'Aplikasi tidak merespons',
      detail:
        'Anda dapat menunggu atau memuat ulang. Uang dan ronde yang selesai tetap aman. Game yang terbuka akan ditutup saat dimuat ulang.',
    },
    graphics: {
      message: 'Grafis di komputer ini terus bermasalah',
      detail:
        'Tanpa akselerasi perangkat keras, aplikasi berjalan lebih stabil tetapi kurang mulus. Game yang terbuka akan ditutup saat dimulai ulang.',
    },
    again: 'Coba lagi',
    quit: 'Keluar',
    wait: 'Tunggu',
    reload: 'Muat ulang',
    switchOff: 'Matikan dan mulai ulang',
    notNow: 'Nanti saja',
  },
}

/** Returns the texts for a language's wire code; the default is English. */
export const recoveryTexts = (code: string): RecoveryTexts =>
  Object.entries(texts).find(([language]) => language === code)?.[1] ?? texts.EN
