import { type ServedLanguage, type Text, text } from '#sandbox/world/texts/language.ts'
import type { orderStates } from '#shared/contract/endpoints/cashier.ts'

/** Facts about the asking member that an answer may use, formatted for reading. */
export type Facts = {
  /** For example "₱1,000.00". */
  balance: () => string
  /** For example "₱500.00, GCash, credited". Undefined if there was no deposit. */
  lastDeposit: () => string | undefined
}

/** How a deposit stands, as an answer says it. */
export const depositStates: Readonly<Record<(typeof orderStates)[number], Text>> = {
  created: text(
    'waiting for payment',
    'hinihintay ang payment',
    '待付款',
    'chờ thanh toán',
    '支払い待ち',
    'รอชำระเงิน',
    'menunggu pembayaran',
  ),
  pending: text('pending', 'pending', '处理中', 'đang xử lý', '処理中', 'กำลังดำเนินการ', 'diproses'),
  credited: text(
    'credited',
    'pumasok na',
    '已到账',
    'đã vào số dư',
    '反映済み',
    'เข้ายอดเงินแล้ว',
    'sudah masuk',
  ),
  failed: text('failed', 'hindi natuloy', '未成功', 'không thành công', '失敗', 'ไม่สำเร็จ', 'gagal'),
  expired: text('expired', 'nag-expire', '已过期', 'hết hạn', '期限切れ', 'หมดอายุ', 'kedaluwarsa'),
  cancelled: text('cancelled', 'cancelled', '已取消', 'đã hủy', 'キャンセル済み', 'ยกเลิกแล้ว', 'dibatalkan'),
}

export const greeting = (name: string, language: ServedLanguage): string =>
  text(
    `Hi ${name}! I’m Liza. How can I help?`,
    `Hi ${name}! Si Liza ito. Paano kita matutulungan?`,
    `您好，${name}！我是 Liza，请问有什么可以帮您？`,
    `Chào ${name}! Tôi là Liza. Tôi giúp gì được cho bạn?`,
    `${name}さん、こんにちは。Lizaです。ご用件をお聞かせください。`,
    `สวัสดีคุณ ${name} ลิซ่ายินดีให้บริการค่ะ มีอะไรให้ช่วยไหมคะ`,
    `Halo ${name}! Saya Liza. Ada yang bisa dibantu?`,
  )[language]

type Answer = { on: RegExp; say: (facts: Facts) => Text }

// Words of languages without spaces, and those with accents, stand outside the word borders.
const answers: readonly Answer[] = [
  {
    on: /\b(password|otp|pin|code|kode)\b|密码|验证码|mật khẩu|mã xác minh|パスワード|確認コード|รหัส/i,
    say: () =>
      text(
        'Never share your password or a code with anyone, not even us. To change your password, open your account menu and choose Change password.',
        'Huwag i-share kahit kanino ang password o code mo, kahit sa amin. Para magpalit ng password, buksan ang account menu at piliin ang Palitan ang password.',
        '请勿将密码或验证码告诉任何人，包括我们。如需修改密码，请打开账户菜单并选择“修改密码”。',
        'Đừng cho ai biết mật khẩu hay mã của bạn, kể cả chúng tôi. Để đổi mật khẩu, mở menu tài khoản và chọn Đổi mật khẩu.',
        'パスワードやコードは、私たちを含め誰にも教えないでください。変更するには、アカウントメニューから「パスワード変更」を選んでください。',
        'อย่าบอกรหัสผ่านหรือรหัสยืนยันกับใคร แม้แต่กับเรา หากต้องการเปลี่ยน ให้เปิดเมนูบัญชีแล้วเลือก เปลี่ยนรหัสผ่าน',
        'Jangan bagikan password atau kode kepada siapa pun, termasuk kami. Untuk menggantinya, buka menu akun lalu pilih Ubah password.',
      ),
  },
  {
    on: /\b(limit|exclu\w*|addict\w*|stop|lulong|adik|batas|kecanduan)\b|限额|上限|自我排除|戒赌|giới hạn|hạn mức|tự loại trừ|nghiện|限度額|依存|自己排除|วงเงิน|งดเล่น|เลิกเล่น|ติดพนัน/i,
    say: () =>
      text(
        'You can limit your deposits, losses or playing time, take a break or exclude yourself under My account, Limits and breaks. You can also call the National Problem Gambling Helpline 24/7: (02) 8248-9568.',
        'Puwede kang mag-set ng limit sa deposit, talo o oras ng laro, mag-break o mag-exclude ng sarili sa Account ko, Mga limit at break. Puwede ka ring tumawag 24/7 sa National Problem Gambling Helpline: (02) 8248-9568.',
        '我可以为您设置充值、亏损或时长限额，或按您希望的期限办理自我排除，请告诉我您的选择。您也可随时致电 National Problem Gambling Helpline：(02) 8248-9568。',
        'Tôi có thể đặt hạn mức nạp, thua hoặc thời gian chơi, hoặc khóa chơi trong thời gian bạn muốn. Hãy cho tôi biết bạn chọn cách nào. Bạn cũng có thể gọi National Problem Gambling Helpline 24/7: (02) 8248-9568.',
        '入金・損失・プレイ時間の限度額設定や、ご希望の期間のプレイ停止を承ります。どれをご希望かお知らせください。National Problem Gambling Helplineにも24時間お電話いただけます：(02) 8248-9568',
        'ลิซ่าตั้งวงเงินฝาก วงเงินเสีย หรือเวลาเล่นให้ได้ หรืองดเล่นตามระยะเวลาที่ต้องการ บอกได้เลยค่ะว่าต้องการแบบไหน หรือโทรหา National Problem Gambling Helpline ได้ 24 ชั่วโมง: (02) 8248-9568',
        'Saya bisa mengatur batas deposit, kekalahan, atau waktu bermain, atau memblokir akun Anda dari permainan selama yang Anda mau. Beri tahu saya pilihannya. Anda juga bisa menelepon National Problem Gambling Helpline 24/7: (02) 8248-9568.',
      ),
  },
  {
    on: /\b(deposit|cash-?in|top-?up|gcash|maya|order)\b|充值|存款|订单|nạp|入金|注文|ฝาก|รายการ/i,
    say: ({ lastDeposit }) => {
      const last = lastDeposit()
      return last === undefined
        ? text(
            'I can’t see a deposit from you yet. Tap Deposit at the top and choose a payment method. It’s in your balance within a minute.',
            'Wala pa akong nakikitang deposit mo. I-tap ang Deposit sa itaas at pumili ng payment method. Nasa balance mo ito sa loob ng isang minuto.',
            '还没有看到您的充值记录。请点击顶部的“充值”并选择支付方式，一分钟内到账。',
            'Tôi chưa thấy lần nạp nào của bạn. Chạm Nạp tiền ở trên cùng rồi chọn kênh nạp. Tiền vào số dư trong vòng một phút.',
            'まだ入金の記録がありません。上部の「入金」から入金方法をお選びください。1分以内に残高へ反映されます。',
            'ยังไม่พบรายการฝากของคุณค่ะ แตะ ฝากเงิน ด้านบนแล้วเลือกช่องทาง เงินจะเข้าภายในหนึ่งนาที',
            'Saya belum melihat deposit Anda. Ketuk Deposit di bagian atas lalu pilih metode pembayaran. Saldo masuk dalam satu menit.',
          )
        : text(
            `Found it. Your last deposit: ${last}.`,
            `Nakita ko na. Ang huling deposit mo: ${last}.`,
            `查到了。您最近一次充值：${last}。`,
            `Tôi thấy rồi. Lần nạp gần nhất của bạn: ${last}.`,
            `確認できました。直近の入金：${last}`,
            `พบแล้วค่ะ รายการฝากล่าสุดของคุณ: ${last}`,
            `Sudah ketemu. Deposit terakhir Anda: ${last}.`,
          )
    },
  },
  {
    on: /\b(balance|balanse|wallet|pera|money|saldo)\b|余额|số dư|残高|ยอดเงิน/i,
    say: ({ balance }) =>
      text(
        `Your balance is ${balance()}.`,
        `${balance()} ang balance mo.`,
        `您的余额为 ${balance()}。`,
        `Số dư của bạn là ${balance()}.`,
        `現在の残高は${balance()}です。`,
        `ยอดเงินของคุณคือ ${balance()} ค่ะ`,
        `Saldo Anda ${balance()}.`,
      ),
  },
  {
    on: /\b(bonus|promo\w*|turnover|rebate)\b|奖金|流水|优惠|返水|thưởng|vòng cược|khuyến mãi|ボーナス|賭け条件|プロモ|โบนัส|เทิร์น|โปร/i,
    say: () =>
      text(
        'Slots count in full towards a bonus; live tables count for less. You’ll find the turnover of each bonus on its page under Promotions.',
        'Buong counted ang slots sa bonus, mas maliit ang bilang ng live tables. Nasa page ng bawat promo ang turnover nito.',
        '电子投注全额计入奖金流水，真人桌台按较低比例计入。每项奖金的流水要求见“优惠活动”中的活动页面。',
        'Slot được tính toàn bộ vào vòng cược, bàn live tính ít hơn. Vòng cược của từng khoản thưởng có trên trang của nó trong mục Khuyến mãi.',
        'スロットは全額、ライブテーブルはその一部が賭け条件の対象です。各ボーナスの賭け条件は「プロモーション」の各ページでご確認ください。',
        'สล็อตนับเต็มจำนวน โต๊ะสดนับน้อยกว่า ดูเทิร์นของแต่ละโบนัสได้ในหน้าโปรโมชั่นค่ะ',
        'Slot dihitung penuh untuk bonus, meja live dihitung lebih kecil. Turnover setiap bonus ada di halamannya di menu Promo.',
      ),
  },
  {
    on: /\b(thanks?|thank you|salamat|ty|terima kasih|makasih)\b|谢谢|多谢|cảm ơn|ありがとう|ขอบคุณ/i,
    say: () =>
      text(
        'You’re welcome. Enjoy your games!',
        'Walang anuman. Enjoy your games!',
        '不客气，祝您玩得愉快！',
        'Không có gì. Chúc bạn chơi vui!',
        'どういたしまして。どうぞお楽しみください。',
        'ยินดีค่ะ ขอให้สนุกนะคะ',
        'Sama-sama. Selamat bermain!',
      ),
  },
]

const otherwise = text(
  'Thanks, I’ll check with a colleague. You can close this chat: the answer will be here when you’re back.',
  'Salamat, itatanong ko sa kasama ko. Puwede mong isara ang chat: nandito ang sagot pagbalik mo.',
  '谢谢，我去问一下同事。您可以关闭聊天，回来时就能看到答复。',
  'Cảm ơn bạn, tôi sẽ hỏi đồng nghiệp. Bạn có thể đóng trò chuyện: câu trả lời sẽ ở đây khi bạn quay lại.',
  'ありがとうございます。担当に確認します。チャットを閉じても、回答はここでご覧いただけます。',
  'ขอบคุณค่ะ ขอสอบถามเพื่อนร่วมงานก่อนนะคะ ปิดแชตได้เลย คำตอบจะรออยู่ที่นี่',
  'Terima kasih, saya tanyakan ke rekan dulu. Anda boleh menutup chat: jawabannya ada di sini saat Anda kembali.',
)

/** Returns Liza's answer: that of the first pattern matching the text, or a fallback. */
export function answerTo(words: string, facts: Facts, language: ServedLanguage): string {
  const known = answers.find(({ on }) => on.test(words))
  return (known ? known.say(facts) : otherwise)[language]
}
