import { type Text, text } from '#sandbox/world/texts/language.ts'

/** Where a message leads: a path of the site, which may name what fills the message, and the words of the link. */
export type MessageLink = { readonly path: string; readonly label: Text }

/** The links of messages. */
export const messageLinks = {
  record: {
    path: '/?member=transactionHistory',
    label: text(
      'Account record',
      'Account record',
      '账变记录',
      'Lịch sử tài khoản',
      '取引履歴',
      'ประวัติบัญชี',
      'Riwayat akun',
    ),
  },
  dividends: {
    path: '/?agent=dividendRecord',
    label: text(
      'Dividend record',
      'Dividend record',
      '分红记录',
      'Lịch sử cổ tức',
      '配当履歴',
      'ประวัติเงินปันผล',
      'Riwayat dividen',
    ),
  },
  contracts: {
    path: '/?agent=contracts',
    label: text('Contracts', 'Mga contract', '合约', 'Hợp đồng', '契約', 'สัญญา', 'Kontrak'),
  },
  redemptions: {
    path: '/pointMall?tab=orders',
    label: text(
      'My redemptions',
      'Mga redemption ko',
      '我的兑换记录',
      'Đổi thưởng của tôi',
      '交換履歴',
      'รายการแลกของฉัน',
      'Penukaran saya',
    ),
  },
  service: {
    path: '/help#contact',
    label: text(
      'How to reach us',
      'Paano kami ma-contact',
      '联系方式',
      'Cách liên hệ',
      'お問い合わせ方法',
      'วิธีติดต่อเรา',
      'Cara menghubungi kami',
    ),
  },
  slots: {
    path: '/rng',
    label: text(
      'Browse slots',
      'Tingnan ang slots',
      '浏览电子游戏',
      'Xem slot',
      'スロットを見る',
      'ดูสล็อต',
      'Lihat slot',
    ),
  },
  deposit: {
    path: '/deposit',
    label: text('Deposit', 'Mag-deposit', '充值', 'Nạp tiền', '入金', 'ฝากเงิน', 'Deposit'),
  },
  withdraw: {
    path: '/?member=withdraw&member.order={order}',
    label: text('Withdraw', 'Mag-withdraw', '提现', 'Rút tiền', '出金', 'ถอนเงิน', 'Tarik dana'),
  },
  promotions: {
    path: '/promotions',
    label: text('Promotions', 'Mga promo', '优惠活动', 'Khuyến mãi', 'プロモーション', 'โปรโมชั่น', 'Promo'),
  },
  identity: {
    path: '/?member=securityCenter&member.section=identity',
    label: text(
      'Identity check',
      'Identity check',
      '身份验证',
      'Xác minh danh tính',
      '本人確認',
      'ยืนยันตัวตน',
      'Verifikasi identitas',
    ),
  },
} as const satisfies Record<string, MessageLink>
