import { text } from '#sandbox/world/texts/language.ts'
import type { MessageContent } from '../message-content.ts'
import { messageLinks } from '../message-links.ts'

/** News of the house. */
export const newsKinds = {
  gamesBack: {
    topic: 'news',
    title: text(
      'Kidlat is back',
      'Balik na ang Kidlat',
      'Kidlat 恢复开放',
      'Kidlat đã trở lại',
      'Kidlat再開',
      'Kidlat กลับมาแล้ว',
      'Kidlat kembali',
    ),
    body: text(
      'Maintenance is finished and all games are open again.',
      'Tapos na ang maintenance at bukas na ulit ang lahat ng laro.',
      '维护已完成，所有游戏均已重新开放。',
      'Đã bảo trì xong, mọi trò chơi đều mở lại.',
      'メンテナンスが終わり、すべてのゲームを再開しました。',
      'ปรับปรุงเสร็จแล้ว เปิดให้เล่นทุกเกมอีกครั้ง',
      'Pemeliharaan selesai dan semua game dibuka lagi.',
    ),
    link: messageLinks.slots,
  },
  freeDeposits: {
    topic: 'news',
    title: text(
      'No fees on GCash deposits',
      'Walang fee sa GCash deposit',
      'GCash 充值免手续费',
      'Nạp GCash không mất phí',
      'GCashの入金は手数料無料',
      'ฝากผ่าน GCash ไม่มีค่าธรรมเนียม',
      'Deposit GCash bebas biaya',
    ),
    body: text(
      'Deposit with GCash without a fee, up to ₱50,000 at a time.',
      'Mag-deposit sa GCash nang walang fee, hanggang ₱50,000 bawat deposit.',
      '使用 GCash 充值，单笔 ₱50,000 以内免手续费。',
      'Nạp qua GCash không mất phí, mỗi lần đến ₱50,000.',
      'GCashの入金は1回₱50,000まで手数料無料です。',
      'ฝากผ่าน GCash ไม่มีค่าธรรมเนียม สูงสุดครั้งละ ₱50,000',
      'Deposit lewat GCash tanpa biaya, hingga ₱50,000 sekali deposit.',
    ),
    link: messageLinks.deposit,
  },
} as const satisfies Record<string, MessageContent>
