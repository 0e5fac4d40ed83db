import type { MessageTopic } from '#shared/contract/endpoints/messages.ts'
import { type Text, text } from '../gateway/language.ts'
import { type MessageLink, messageLinks } from './message-links.ts'

/** What a kind of message says. `{name}` is a placeholder. */
export type MessageContent = {
  readonly topic: MessageTopic
  readonly title: Text
  /** Plain text. */
  readonly body: Text
  readonly link?: MessageLink
}

/** Every kind of message. Another domain adds its own here and sends it with `sendMessage`. */
export const messageKinds = {
  welcome: {
    topic: 'money',
    title: text(
      'Welcome to Palaro',
      'Welcome sa Palaro',
      '欢迎来到 Palaro',
      'Chào mừng bạn đến với Palaro',
      'Palaroへようこそ',
      'ยินดีต้อนรับสู่ Palaro',
      'Selamat datang di Palaro',
    ),
    body: text(
      'Your welcome credit of {amount} is in your balance.\nPlay for fun, and set a limit that suits you.',
      'Nasa balance mo na ang welcome credit na {amount}.\nMaglaro para mag-enjoy, at mag-set ng limit na bagay sa iyo.',
      '{amount} 迎新金已存入您的余额。\n请理性娱乐，并设定适合自己的限额。',
      'Khoản chào mừng {amount} đã vào số dư của bạn.\nHãy chơi cho vui và đặt giới hạn phù hợp.',
      'ウェルカムクレジット{amount}を残高に付与しました。\n楽しく遊び、自分に合った上限を設定しましょう。',
      'เครดิตต้อนรับ {amount} เข้ายอดเงินของคุณแล้ว\nเล่นเพื่อความสนุก และตั้งวงเงินที่เหมาะกับคุณ',
      'Kredit selamat datang {amount} sudah ada di saldo Anda.\nMainlah untuk hiburan, dan atur limit yang cocok.',
    ),
    link: messageLinks.record,
  },
  depositCredited: {
    topic: 'money',
    title: text(
      'Deposit credited: {amount}',
      'Pumasok na ang deposit: {amount}',
      '充值已到账：{amount}',
      'Đã nạp tiền: {amount}',
      '入金が完了しました：{amount}',
      'ฝากเงินสำเร็จ: {amount}',
      'Deposit masuk: {amount}',
    ),
    body: text(
      'We added {amount} to your balance.\nOrder: {order}',
      'Idinagdag na namin ang {amount} sa balance mo.\nOrder: {order}',
      '{amount} 已存入您的余额。\n订单号：{order}',
      '{amount} đã được cộng vào số dư của bạn.\nMã lệnh: {order}',
      '{amount}を残高に追加しました。\n注文番号：{order}',
      'เพิ่ม {amount} เข้ายอดเงินของคุณแล้ว\nหมายเลขรายการ: {order}',
      '{amount} sudah ditambahkan ke saldo Anda.\nNomor order: {order}',
    ),
    link: messageLinks.record,
  },
  depositFailed: {
    topic: 'money',
    title: text(
      'Deposit not credited',
      'Hindi pumasok ang deposit',
      '充值未到账',
      'Nạp tiền chưa thành công',
      '入金が反映されませんでした',
      'ฝากเงินไม่สำเร็จ',
      'Deposit tidak masuk',
    ),
    body: text(
      'Your account can’t hold any more money, so this deposit failed. Contact customer service and quote the order.\nOrder: {order}',
      'Puno na ang account mo, kaya hindi natuloy ang deposit. Mag-contact sa customer service at ibigay ang order.\nOrder: {order}',
      '您的账户余额已达上限，本次充值失败。请联系客服并提供订单号。\n订单号：{order}',
      'Tài khoản của bạn đã đạt mức tối đa nên lệnh nạp này không thành công. Hãy liên hệ chăm sóc khách hàng kèm mã lệnh.\nMã lệnh: {order}',
      '残高が上限に達しているため、入金できませんでした。注文番号を添えてサポートへご連絡ください。\n注文番号：{order}',
      'ยอดเงินในบัญชีถึงขีดจำกัด รายการฝากนี้จึงไม่สำเร็จ โปรดติดต่อฝ่ายบริการลูกค้าและแจ้งหมายเลขรายการ\nหมายเลขรายการ: {order}',
      'Saldo akun Anda sudah penuh sehingga deposit ini gagal. Hubungi layanan pelanggan dan sebutkan nomor order.\nNomor order: {order}',
    ),
    link: messageLinks.service,
  },
  passwordChanged: {
    topic: 'security',
    title: text(
      'Your password was changed',
      'Napalitan ang password mo',
      '您的密码已更改',
      'Mật khẩu của bạn đã được đổi',
      'パスワードが変更されました',
      'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
      'Password Anda sudah diganti',
    ),
    body: text(
      'All other devices were logged out.\nIf this wasn’t you, contact customer service now.',
      'Na-log out na ang lahat ng ibang device.\nKung hindi ikaw ito, mag-contact agad sa customer service.',
      '其他设备均已退出登录。\n如非本人操作，请立即联系客服。',
      'Mọi thiết bị khác đã bị đăng xuất.\nNếu không phải bạn, hãy liên hệ ngay với chăm sóc khách hàng.',
      'ほかの端末はすべてログアウトされました。\nお心当たりがない場合は、すぐにサポートへご連絡ください。',
      'อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว\nหากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
      'Semua perangkat lain sudah keluar.\nJika bukan Anda, segera hubungi layanan pelanggan.',
    ),
    link: messageLinks.service,
  },
  pointsApproved: {
    topic: 'money',
    title: text(
      'Redemption approved',
      'Approved ang redemption mo',
      '兑换已通过',
      'Yêu cầu đổi thưởng đã được duyệt',
      '交換が承認されました',
      'อนุมัติการแลกแล้ว',
      'Penukaran disetujui',
    ),
    body: text(
      '{count} × {item}\nOrder: {order}',
      '{count} × {item}\nOrder no.: {order}',
      '{count} × {item}\n订单号：{order}',
      '{count} × {item}\nMã lệnh: {order}',
      '{count} × {item}\n注文番号：{order}',
      '{count} × {item}\nหมายเลขรายการ: {order}',
      '{count} × {item}\nNomor order: {order}',
    ),
    link: messageLinks.redemptions,
  },
  pointsRejected: {
    topic: 'money',
    title: text(
      'Redemption rejected',
      'Na-reject ang redemption mo',
      '兑换未通过',
      'Yêu cầu đổi thưởng bị từ chối',
      '交換が却下されました',
      'ปฏิเสธการแลก',
      'Penukaran ditolak',
    ),
    body: text(
      '{count} × {item}\n{reason}\nEverything you paid was returned.\nOrder: {order}',
      '{count} × {item}\n{reason}\nNaibalik na lahat ng binayad mo.\nOrder no.: {order}',
      '{count} × {item}\n{reason}\n您支付的积分和款项已全部退回。\n订单号：{order}',
      '{count} × {item}\n{reason}\nMọi thứ bạn đã trả đều được hoàn lại.\nMã lệnh: {order}',
      '{count} × {item}\n{reason}\nお支払い分はすべて返却しました。\n注文番号：{order}',
      '{count} × {item}\n{reason}\nคืนทุกอย่างที่คุณจ่ายไปแล้ว\nหมายเลขรายการ: {order}',
      '{count} × {item}\n{reason}\nSemua yang Anda bayar sudah dikembalikan.\nNomor order: {order}',
    ),
    link: messageLinks.redemptions,
  },
  gamesBack: {
    topic: 'news',
    title: text(
      'Kidlat is back',
      'Balik na ang Kidlat',
      'Kidlat 恢复开放',
      'Kidlat đã trở lại',
      'Kidlat 再開',
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
      'Deposit with GCash without a fee, up to ₱20,000 at a time.',
      'Mag-deposit sa GCash nang walang fee, hanggang ₱20,000 bawat deposit.',
      '使用 GCash 充值，单笔 ₱20,000 以内免手续费。',
      'Nạp qua GCash không mất phí, mỗi lần đến ₱20,000.',
      'GCashの入金は1回 ₱20,000 まで手数料無料です。',
      'ฝากผ่าน GCash ไม่มีค่าธรรมเนียม สูงสุดครั้งละ ₱20,000',
      'Deposit lewat GCash tanpa biaya, hingga ₱20,000 sekali deposit.',
    ),
    link: messageLinks.deposit,
  },
  fakeService: {
    topic: 'security',
    title: text(
      'How to spot fake customer service',
      'Paano makilala ang pekeng customer service',
      '如何识别假冒客服',
      'Cách nhận ra chăm sóc khách hàng giả mạo',
      '偽のサポートを見分けるには',
      'วิธีสังเกตฝ่ายบริการลูกค้าปลอม',
      'Cara mengenali layanan pelanggan palsu',
    ),
    body: text(
      'We never ask for your password or a code.',
      'Hindi kami kailanman hihingi ng password o code.',
      '我们绝不会索要您的密码或验证码。',
      'Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn.',
      'パスワードやコードをお尋ねすることは決してありません。',
      'เราไม่เคยขอรหัสผ่านหรือรหัสยืนยันของคุณ',
      'Kami tidak pernah meminta password atau kode Anda.',
    ),
    link: messageLinks.service,
  },
} as const satisfies Record<string, MessageContent>

export type MessageKind = keyof typeof messageKinds

export const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(messageKinds, kind)

/** The kinds about a topic. */
export const kindsAbout = (topic: MessageTopic): readonly string[] =>
  Object.entries(messageKinds).flatMap(([kind, content]) => (content.topic === topic ? kind : []))
