import { promotions } from '#sandbox/operator/promotions/promotions.ts'
import { raffleTitle } from '#sandbox/operator/raffle/messages.ts'
import { sameText, type Text, text } from '../texts/language.ts'

/** Target of a banner: a game by name, a promotion, a page of the site, or an external URL. */
type Linkage =
  | { linkageType: 'GAME'; game: string }
  | { linkageType: 'PROMOTION' | 'PAGE' | 'EXTERNAL'; target: string }

export type BannerContent = {
  readonly id: number
  readonly group: string
  /** Position in its group. Also the seed of its picture. */
  readonly seed: number
  readonly title: Text
  readonly subtitle?: Text
  readonly linkage?: Linkage
  /** What following the linkage does. */
  readonly action?: Text
}

const page = (target: string): Linkage => ({ linkageType: 'PAGE', target })
const game = (name: string): Linkage => ({ linkageType: 'GAME', game: name })
const promotion = (target: string): Linkage => ({ linkageType: 'PROMOTION', target })

/** A promotion's own title. */
const titleOf = (promotionId: string): Text =>
  promotions.find(({ id }) => id === promotionId)?.title ?? sameText('')

type Row = readonly [group: string, title: Text, subtitle?: Text, linkage?: Linkage, action?: Text]

const playNow = text(
  'Play now',
  'Laruin na',
  '立即游戏',
  'Chơi ngay',
  '今すぐプレイ',
  'เล่นเลย',
  'Main sekarang',
)
const seeOffer = text(
  'See the offer',
  'Tingnan ang promo',
  '查看优惠',
  'Xem ưu đãi',
  '詳細を見る',
  'ดูโปรโมชั่น',
  'Lihat promo',
)
/** Said of banners that don't say it themselves. */
const usualActions: Readonly<Partial<Record<Linkage['linkageType'], Text>>> = {
  GAME: playNow,
  PROMOTION: seeOffer,
}

const rows: readonly Row[] = [
  [
    'w_home',
    text(
      'The bay is open all night.',
      'Tuloy ang laro buong gabi.',
      '海湾之夜，整晚不打烊。',
      'Vịnh sáng đèn suốt đêm.',
      '湾の灯りは、ひと晩中。',
      'อ่าวนี้ไม่เคยหลับ',
      'Teluk yang tak pernah tidur.',
    ),
    text(
      'Slots, live tables and lottery from {studios} studios. Deposit with GCash or Maya and play in a minute.',
      'Slots, live tables at lotto mula sa {studios} studios. Mag-deposit sa GCash o Maya at maglaro agad.',
      '{studios} 家厂商的电子、真人和彩票游戏。用 GCash 或 Maya 充值，一分钟开玩。',
      'Slot, casino trực tuyến và xổ số từ {studios} nhà phát hành. Nạp qua GCash hoặc Maya và chơi ngay.',
      '{studios}スタジオのスロット、ライブ、宝くじ。GCashかMayaで入金して、すぐにプレイ。',
      'สล็อต คาสิโนสด และหวยจาก {studios} ค่าย ฝากผ่าน GCash หรือ Maya แล้วเล่นได้ทันที',
      'Slot, live casino, dan lotre dari {studios} studio. Deposit lewat GCash atau Maya dan langsung main.',
    ),
    page('/games'),
    text(
      'Browse games',
      'Tingnan ang mga laro',
      '浏览游戏',
      'Xem trò chơi',
      'ゲームを見る',
      'ดูเกมทั้งหมด',
      'Lihat game',
    ),
  ],
  [
    'w_home',
    text(
      '100% up to ₱5,000',
      '100% hanggang ₱5,000',
      '首充送 100%，最高 ₱5,000',
      'Thưởng 100% đến ₱5,000',
      '100%、最大 ₱5,000',
      'รับ 100% สูงสุด ₱5,000',
      '100% hingga ₱5,000',
    ),
    text(
      'On your first deposit with GCash, Maya or QR Ph.',
      'Sa unang deposit mo gamit ang GCash, Maya o QR Ph.',
      '使用 GCash、Maya 或 QR Ph 首次充值即享。',
      'Cho lần nạp đầu qua GCash, Maya hoặc QR Ph.',
      'GCash、Maya、QR Phでの初回入金が対象です。',
      'เมื่อฝากครั้งแรกผ่าน GCash, Maya หรือ QR Ph',
      'Untuk deposit pertama lewat GCash, Maya, atau QR Ph.',
    ),
    promotion('first'),
  ],
  [
    'w_home',
    sameText('Golden Carabao'),
    text(
      'The Grand jackpot grows with every bet.',
      'Lumalaki ang Grand jackpot sa bawat taya.',
      '每一笔投注都让巨奖继续增长。',
      'Hũ lớn tăng theo từng lượt cược.',
      '最大ジャックポットはベットのたびに増加。',
      'แกรนด์แจ็กพอตเพิ่มขึ้นทุกเดิมพัน',
      'Grand jackpot bertambah di setiap taruhan.',
    ),
    game('Golden Carabao'),
  ],
  [
    'w_home',
    text(
      'Palaro on your phone',
      'Palaro sa phone mo',
      '把 Palaro 装进手机',
      'Palaro trên điện thoại',
      'Palaroをスマートフォンで',
      'Palaro บนมือถือของคุณ',
      'Palaro di ponsel Anda',
    ),
    text(
      'For Android and iPhone, from 18 MB.',
      'Para sa Android at iPhone, mula 18 MB.',
      '支持安卓和 iPhone，18 MB 起。',
      'Cho Android và iPhone, từ 18 MB.',
      'AndroidとiPhone対応、18 MBから。',
      'สำหรับ Android และ iPhone เริ่มที่ 18 MB',
      'Untuk Android dan iPhone, mulai 18 MB.',
    ),
    page('/down'),
    text(
      'Get the app',
      'Kunin ang app',
      '下载 App',
      'Tải ứng dụng',
      'アプリを入手',
      'ดาวน์โหลดแอป',
      'Unduh aplikasi',
    ),
  ],
  [
    'w_rng',
    sameText('Bulkan Fury'),
    text(
      'Its jackpot grows with every bet.',
      'Lumalaki ang jackpot nito sa bawat taya.',
      '奖池随每次投注增长。',
      'Jackpot tăng theo mỗi lượt cược.',
      'ジャックポットはベットのたびに増えます。',
      'แจ็กพอตเพิ่มขึ้นทุกครั้งที่เดิมพัน',
      'Jackpotnya bertambah di setiap taruhan.',
    ),
    game('Bulkan Fury'),
  ],
  [
    'w_rng',
    titleOf('rebate'),
    text(
      'Every slot bet of the weekend counts.',
      'Counted ang bawat taya sa slots sa weekend.',
      '周末的每一笔电子投注都计入。',
      'Mọi cược slot cuối tuần đều được tính.',
      '週末のスロットのベットはすべて対象です。',
      'นับทุกเดิมพันสล็อตช่วงสุดสัปดาห์',
      'Setiap taruhan slot akhir pekan dihitung.',
    ),
    promotion('rebate'),
  ],
  [
    'w_live',
    sameText('Amihan Baccarat A'),
    text(
      'Dealt live, from ₱50 a hand.',
      'Live na laro, mula ₱50 bawat taya.',
      '真人发牌，₱50 起。',
      'Chia bài trực tiếp, từ ₱50 mỗi ván.',
      'ライブで配られるカード、₱50から。',
      'แจกไพ่สด เริ่ม ₱50 ต่อรอบ',
      'Dibagikan live, mulai ₱50 per ronde.',
    ),
    game('Amihan Baccarat A'),
  ],
  [
    'w_live',
    sameText('Color Game Live'),
    text(
      'The perya classic, from ₱5.',
      'Ang paborito sa perya, mula ₱5.',
      '菲律宾庙会经典，₱5 起玩。',
      'Trò hội chợ kinh điển, từ ₱5.',
      'フィリピンの縁日の定番、₱5から。',
      'เกมงานวัดสุดคลาสสิก เริ่มที่ ₱5',
      'Permainan pasar malam klasik, mulai ₱5.',
    ),
    game('Color Game Live'),
  ],
  [
    'w_fish',
    titleOf('fish'),
    text(
      'Double points nightly, 20:00–22:00 PHT.',
      'Double points gabi-gabi, 20:00–22:00 PHT.',
      '每晚 20:00–22:00，双倍积分。',
      'Nhân đôi điểm mỗi tối, 20:00–22:00.',
      '毎晩20:00～22:00、ポイント2倍。',
      'คะแนนสองเท่าทุกคืน 20:00–22:00 น.',
      'Poin ganda setiap malam, 20.00–22.00.',
    ),
    promotion('fish'),
  ],
  [
    'w_pvp',
    text(
      'Tongits with the barkada',
      'Tongits kasama ang barkada',
      '和朋友来一局 Tongits',
      'Tongits cùng hội bạn',
      '仲間とトンギッツ',
      'Tongits กับเพื่อน ๆ',
      'Tongits bareng teman',
    ),
    text(
      'Pick a table.',
      'Pumili ng mesa.',
      '选一张牌桌。',
      'Chọn một bàn.',
      'テーブルを選ぼう。',
      'เลือกโต๊ะได้เลย',
      'Pilih meja.',
    ),
    game('Tongits Tambayan'),
  ],
  [
    'w_sports',
    text(
      'Every matchday',
      'Bawat matchday',
      '每个比赛日',
      'Mọi ngày thi đấu',
      '毎試合、見逃せない',
      'ทุกวันแข่ง',
      'Setiap hari pertandingan',
    ),
    text(
      'Basketball, boxing, volleyball.',
      'Basketball, boxing, volleyball.',
      '篮球、拳击、排球。',
      'Bóng rổ, quyền anh, bóng chuyền.',
      'バスケットボール、ボクシング、バレーボール。',
      'บาสเกตบอล มวย วอลเลย์บอล',
      'Basket, tinju, voli.',
    ),
    game('Kampeon Sportsbook'),
  ],
  [
    'w_esports',
    sameText('Alab Versus Arena'),
    text(
      'Teams, odds and live scores.',
      'Teams, odds at live scores.',
      '战队、赔率与实时比分。',
      'Đội tuyển, tỷ lệ cược và tỷ số trực tiếp.',
      'チーム、オッズ、ライブスコア。',
      'ทีม ราคา และสกอร์สด',
      'Tim, odds, dan skor langsung.',
    ),
    game('Alab Versus Arena'),
  ],
  [
    'w_lott',
    sameText('Bayan Lotto 6/49'),
    text(
      'A draw every five minutes.',
      'May draw kada limang minuto.',
      '每五分钟开奖一次。',
      'Năm phút quay số một lần.',
      '5分ごとに抽選。',
      'ออกรางวัลทุกห้านาที',
      'Undian setiap lima menit.',
    ),
    page('/lottery'),
    playNow,
  ],
  [
    'w_down',
    text(
      'One account, every screen',
      'Isang account, lahat ng screen',
      '一个账户，所有设备',
      'Một tài khoản, mọi thiết bị',
      'ひとつのアカウントで、どの画面でも',
      'บัญชีเดียว ทุกหน้าจอ',
      'Satu akun, semua layar',
    ),
    text(
      'On desktop, Android and iPhone.',
      'Sa desktop, Android at iPhone.',
      '支持电脑、Android 和 iPhone。',
      'Trên máy tính, Android và iPhone.',
      'パソコン、Android、iPhoneに対応。',
      'ทั้งคอมพิวเตอร์ Android และ iPhone',
      'Di desktop, Android, dan iPhone.',
    ),
  ],
  [
    'w_promotion',
    raffleTitle,
    text(
      'Every ₱1,000 in valid bets is one draw.',
      'Bawat ₱1,000 na valid bets ay isang draw.',
      '有效投注每满 ₱1,000，抽奖一次。',
      'Cứ ₱1,000 tiền cược hợp lệ là một lượt rút.',
      '有効ベット₱1,000ごとに抽選1回。',
      'ทุก ₱1,000 ของยอดเดิมพันที่นับได้ จับได้หนึ่งครั้ง',
      'Setiap ₱1,000 taruhan valid adalah satu undian.',
    ),
    promotion('parol'),
  ],
  [
    'w_shop',
    text(
      'Spend your points',
      'Gamitin ang points mo',
      '积分兑好礼',
      'Dùng điểm của bạn',
      'ポイントを使おう',
      'ใช้คะแนนของคุณ',
      'Pakai poin Anda',
    ),
    text(
      'Bonuses, phone load and gifts for your points.',
      'Bonus, load at regalo kapalit ng points mo.',
      '用积分换奖金、话费和礼品。',
      'Đổi điểm lấy thưởng, thẻ nạp và quà.',
      'ポイントをボーナスやギフトに。',
      'แลกโบนัส เติมเงินมือถือ และของรางวัล',
      'Bonus, pulsa, dan hadiah dengan poin Anda.',
    ),
  ],
  [
    'w_ybg',
    sameText('Yaman Games'),
    text(
      'Bright rooms, quick rounds.',
      'Masaya at mabilis na mga round.',
      '明快的房间，快节奏对局。',
      'Phòng chơi rực rỡ, ván nhanh.',
      '明るいルーム、スピーディーなラウンド。',
      'ห้องสดใส รอบไว',
      'Room ceria, ronde cepat.',
    ),
  ],
  [
    'w_pg',
    sameText('Perlas Gaming'),
    text(
      'A story in every spin.',
      'May kuwento sa bawat spin.',
      '每一转都有故事。',
      'Mỗi vòng quay một câu chuyện.',
      'スピンごとに物語がある。',
      'ทุกสปินมีเรื่องราว',
      'Ada cerita di setiap spin.',
    ),
  ],
  [
    'w_login',
    text(
      'Welcome back',
      'Welcome back',
      '欢迎回来',
      'Chào mừng trở lại',
      'おかえりなさい',
      'ยินดีต้อนรับกลับ',
      'Selamat datang kembali',
    ),
    text(
      'Your games are waiting.',
      'Hinihintay ka ng mga laro mo.',
      '您的游戏在等您。',
      'Trò chơi đang chờ bạn.',
      'ゲームがお待ちしています。',
      'เกมของคุณรออยู่',
      'Game Anda sudah menunggu.',
    ),
  ],
  [
    'w_reg',
    text(
      'Start with ₱1,000',
      'Magsimula nang may ₱1,000',
      '注册即得 ₱1,000',
      'Bắt đầu với ₱1,000',
      '₱1,000からスタート',
      'เริ่มต้นด้วย ₱1,000',
      'Mulai dengan ₱1,000',
    ),
    text(
      'It’s in your balance as soon as you register.',
      'Nasa balance mo agad pagka-register.',
      '注册完成，立即到账。',
      'Có trong số dư ngay khi bạn đăng ký.',
      '登録するとすぐ残高に入ります。',
      'เข้ายอดเงินทันทีที่สมัคร',
      'Langsung masuk saldo begitu Anda mendaftar.',
    ),
  ],
  [
    'w_deposit20',
    text(
      'Deposit top 20',
      'Top 20 sa deposit',
      '充值榜前 20 名',
      'Top 20 nạp tiền',
      '入金トップ20',
      '20 อันดับฝากเงิน',
      'Top 20 deposit',
    ),
  ],
  [
    'w_bet20',
    text(
      'Bet top 20',
      'Top 20 sa taya',
      '投注榜前 20 名',
      'Top 20 cược',
      'ベットトップ20',
      '20 อันดับเดิมพัน',
      'Top 20 taruhan',
    ),
  ],
]

/** At least one banner for every group in the specification. */
export const banners: readonly BannerContent[] = rows.map(
  ([group, title, subtitle, linkage, action], index) => {
    const label = action ?? (linkage && usualActions[linkage.linkageType])
    return {
      id: 501 + index,
      group,
      seed: rows.slice(0, index).filter(([other]) => other === group).length,
      title,
      ...(subtitle && { subtitle }),
      ...(linkage && { linkage }),
      ...(label && { action: label }),
    }
  },
)
