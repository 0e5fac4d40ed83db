import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { type Text, text } from '#sandbox/world/texts/language.ts'
import type { promotionTypes } from '#shared/contract/endpoints/promotions.ts'
import { happyHour } from '../points/happy-hour.ts'
import { raffleTitle } from '../raffle/messages.ts'
import { firstDay, lastDay, prizeTurnover } from '../raffle/rules.ts'
import { prizePool, prizeTurnover as rankingTurnover } from '../rankings/prizes.ts'
import { referralRates, referralTurnover } from '../referral/rules.ts'

/** Where a player takes part: a page of the site, a game by name, or an external URL. */
type Linkage =
  | { readonly linkageType: 'GAME'; readonly game: string }
  | { readonly linkageType: 'PAGE' | 'EXTERNAL'; readonly target: string }

/** Figures of a promotion. Amounts in minor units. */
export type PromotionTerms = {
  readonly percent?: number
  readonly amount?: number | null
  readonly points?: number
  readonly upTo: boolean
  readonly amountOf?: 'pool' | 'each'
  readonly pointsTimes?: number
  readonly leastDeposit?: number
  readonly turnover?: number
}

export type PromotionContent = {
  readonly id: string
  readonly type: (typeof promotionTypes)[number]
  readonly title: Text
  readonly summary: Text
  /** HTML. */
  readonly content: Text
  /** First and last day, in days from the one on which the sandbox was made. `until` is null if it has no end. */
  readonly from: number
  readonly until: number | null
  readonly linkage?: Linkage
  /** Messengers that the bonus needs a contact of. */
  readonly redeemContacts?: readonly ('ZALO' | 'WHATSAPP')[]
  /** Whether it is the raffle. */
  readonly raffle?: true
  /** What it brings and asks for, unless its application, its deposit bonus or its weekly rule says so. */
  readonly terms?: PromotionTerms
  /** How it is applied for, if it must be. Amount in minor units; points instead if it gives those. */
  readonly apply?: {
    readonly pictures: boolean
    readonly amount?: number
    readonly pointsUpTo?: number
    readonly turnover: number
    readonly perWeek: number
  }
  /** The banner scene used as its picture. */
  readonly art: { readonly group: string; readonly seed: number }
}

const page = (target: string): Linkage => ({ linkageType: 'PAGE', target })

/** A table of two columns. */
const table = (head: readonly [string, string], ...rows: readonly (readonly [string, string])[]): string => {
  const cells = (tag: 'th' | 'td', [first, second]: readonly [string, string]) =>
    `<tr><${tag}>${first}</${tag}><${tag}>${second}</${tag}></tr>`
  return `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`
}

export const promotions: readonly PromotionContent[] = [
  {
    id: 'rebate',
    type: 'rebate',
    title: text(
      'Weekend rebate up to 1.2%',
      'Weekend rebate hanggang 1.2%',
      '周末返水高达 1.2%',
      'Hoàn trả cuối tuần đến 1.2%',
      '週末リベート 最大1.2%',
      'เงินคืนสุดสัปดาห์ สูงสุด 1.2%',
      'Rebate akhir pekan hingga 1.2%',
    ),
    summary: text(
      'Every slot bet from Friday 18:00 to Sunday 23:59 (PHT) counts. We credit your rebate on Monday before 12:00.',
      'Counted ang bawat taya sa slots mula Friday 18:00 hanggang Sunday 23:59 (PHT). Papasok ang rebate mo sa Monday bago mag-12:00.',
      '周五 18:00 至周日 23:59 的所有电子投注均计入，返水于周一 12:00 前到账。',
      'Mọi cược slot từ 18:00 thứ Sáu đến 23:59 Chủ nhật đều được tính. Tiền hoàn vào số dư trước 12:00 thứ Hai.',
      '金曜18:00から日曜23:59までのスロットのベットがすべて対象です。リベートは月曜12:00までに付与します。',
      'นับทุกเดิมพันสล็อตตั้งแต่วันศุกร์ 18:00 ถึงวันอาทิตย์ 23:59 น. เงินคืนเข้าก่อน 12:00 น. วันจันทร์',
      'Setiap taruhan slot dari Jumat 18.00 sampai Minggu 23.59 dihitung. Rebate masuk hari Senin sebelum pukul 12.00.',
    ),
    content: text(
      `${table(['Weekend bets', 'Rebate'], ['₱1,000 or more', '0.6%'], ['₱20,000 or more', '0.9%'], ['₱100,000 or more', '1.2%'])}<p>No turnover and no sign-up: your bets count automatically.</p>`,
      `${table(['Taya sa weekend', 'Rebate'], ['₱1,000 pataas', '0.6%'], ['₱20,000 pataas', '0.9%'], ['₱100,000 pataas', '1.2%'])}<p>Walang turnover at hindi kailangang sumali: automatic na counted ang taya mo.</p>`,
      `${table(['周末投注额', '返水'], ['满 ₱1,000', '0.6%'], ['满 ₱20,000', '0.9%'], ['满 ₱100,000', '1.2%'])}<p>无流水要求，无需报名，投注自动计入。</p>`,
      `${table(['Tiền cược cuối tuần', 'Hoàn trả'], ['Từ ₱1,000', '0.6%'], ['Từ ₱20,000', '0.9%'], ['Từ ₱100,000', '1.2%'])}<p>Không cần vòng cược, không cần đăng ký: tiền cược được tính tự động.</p>`,
      `${table(['週末のベット額', 'リベート'], ['₱1,000以上', '0.6%'], ['₱20,000以上', '0.9%'], ['₱100,000以上', '1.2%'])}<p>賭け条件も申し込みもありません。ベットは自動で集計されます。</p>`,
      `${table(['ยอดเดิมพันสุดสัปดาห์', 'เงินคืน'], ['₱1,000 ขึ้นไป', '0.6%'], ['₱20,000 ขึ้นไป', '0.9%'], ['₱100,000 ขึ้นไป', '1.2%'])}<p>ไม่ต้องทำเทิร์น ไม่ต้องสมัคร นับยอดเดิมพันให้อัตโนมัติ</p>`,
      `${table(['Taruhan akhir pekan', 'Rebate'], ['Mulai ₱1,000', '0.6%'], ['Mulai ₱20,000', '0.9%'], ['Mulai ₱100,000', '1.2%'])}<p>Tanpa turnover dan tanpa pendaftaran: taruhan Anda dihitung otomatis.</p>`,
    ),
    from: -60,
    until: null,
    linkage: page('/rng'),
    art: { group: 'w_rng', seed: 0 },
  },
  {
    id: 'first',
    type: 'newbie',
    title: text(
      'First deposit: 100% up to ₱5,000',
      'Unang deposit: 100% hanggang ₱5,000',
      '首充送 100%，最高 ₱5,000',
      'Nạp lần đầu: thưởng 100% đến ₱5,000',
      '初回入金ボーナス 100%、最大 ₱5,000',
      'ฝากครั้งแรก รับ 100% สูงสุด ₱5,000',
      'Deposit pertama: 100% hingga ₱5,000',
    ),
    summary: text(
      'Make your first deposit with GCash, Maya or QR Ph and we match it as a bonus. Turnover 12×.',
      'Mag-deposit sa unang beses gamit ang GCash, Maya o QR Ph at tatapatan namin ng bonus. Turnover 12×.',
      '使用 GCash、Maya 或 QR Ph 首次充值，我们赠送等额奖金。流水 12 倍。',
      'Nạp lần đầu qua GCash, Maya hoặc QR Ph, chúng tôi thưởng đúng số tiền đó. Vòng cược 12×.',
      'GCash、Maya、QR Phで初回入金すると、同額をボーナスとして付与します。賭け条件12倍。',
      'ฝากครั้งแรกผ่าน GCash, Maya หรือ QR Ph เราเพิ่มโบนัสให้เท่ากัน เทิร์น 12 เท่า',
      'Lakukan deposit pertama lewat GCash, Maya, atau QR Ph dan kami beri bonus senilai itu. Turnover 12×.',
    ),
    content: text(
      '<ol><li>Register and log in.</li><li>Deposit ₱100 or more.</li><li>We match it as a bonus, up to ₱5,000.</li></ol><p>Bet your deposit and bonus 12 times before you withdraw the bonus. Slots and fishing count in full.</p>',
      '<ol><li>Mag-register at mag-log in.</li><li>Mag-deposit ng ₱100 pataas.</li><li>Tatapatan namin ng bonus, hanggang ₱5,000.</li></ol><p>Kailangang maitaya nang 12 beses ang deposit at bonus bago i-withdraw ang bonus. Buong counted ang slots at fishing.</p>',
      '<ol><li>注册并登录。</li><li>充值 ₱100 或以上。</li><li>我们赠送等额奖金，最高 ₱5,000。</li></ol><p>本金与奖金需完成 12 倍流水方可提取奖金。电子和捕鱼全额计入。</p>',
      '<ol><li>Đăng ký và đăng nhập.</li><li>Nạp từ ₱100.</li><li>Chúng tôi thưởng đúng số tiền đó, tối đa ₱5,000.</li></ol><p>Cược đủ 12 lần tiền nạp và tiền thưởng trước khi rút tiền thưởng. Slot và bắn cá được tính toàn bộ.</p>',
      '<ol><li>登録してログイン。</li><li>₱100以上を入金。</li><li>同額をボーナスとして付与します（最大 ₱5,000）。</li></ol><p>ボーナスの出金には、入金額とボーナスの合計の12倍のベットが必要です。スロットとフィッシュは全額が対象です。</p>',
      '<ol><li>สมัครและเข้าสู่ระบบ</li><li>ฝาก ₱100 ขึ้นไป</li><li>เราเพิ่มโบนัสให้เท่ากัน สูงสุด ₱5,000</li></ol><p>ต้องเดิมพันยอดฝากและโบนัสให้ครบ 12 เท่าก่อนถอนโบนัส สล็อตและยิงปลานับเต็มจำนวน</p>',
      '<ol><li>Daftar dan masuk.</li><li>Deposit ₱100 atau lebih.</li><li>Kami beri bonus senilai itu, hingga ₱5,000.</li></ol><p>Pertaruhkan deposit dan bonus 12 kali sebelum menarik bonus. Slot dan tembak ikan dihitung penuh.</p>',
    ),
    from: -60,
    until: null,
    linkage: page('/deposit'),
    art: { group: 'w_reg', seed: 1 },
  },
  {
    id: 'race',
    type: 'ranking',
    title: text(
      'Top 20 bets: ₱50,000 for the first',
      'Top 20 sa taya: ₱50,000 sa una',
      '投注榜前 20：第一名 ₱50,000',
      'Top 20 tiền cược: ₱50,000 cho hạng nhất',
      'ベットトップ20：1位に ₱50,000',
      '20 อันดับเดิมพัน: ที่หนึ่งรับ ₱50,000',
      'Top 20 taruhan: ₱50,000 untuk juara pertama',
    ),
    summary: text(
      'The 20 players who bet the most in a month share ₱163,000. No sign-up needed.',
      'Hati-hati sa ₱163,000 ang 20 players na pinakamalaki ang taya sa buwan. Hindi kailangang mag-sign up.',
      '每月投注最多的 20 位玩家共享 ₱163,000，无需报名。',
      '20 người chơi cược nhiều nhất trong tháng chia nhau ₱163,000. Không cần đăng ký.',
      '1か月のベット額が多い20名で ₱163,000を分け合います。申し込みは不要です。',
      'ผู้เล่น 20 คนที่เดิมพันมากที่สุดในเดือนแบ่งกัน ₱163,000 ไม่ต้องสมัคร',
      '20 pemain dengan taruhan terbanyak dalam sebulan berbagi ₱163,000. Tanpa pendaftaran.',
    ),
    content: text(
      '<p>Every settled bet counts, in all games. The first gets ₱50,000, the twentieth ₱2,000. We credit the prizes when the month is over. Turnover 1×.</p>',
      '<p>Counted ang bawat settled na taya, sa lahat ng games. ₱50,000 ang una, ₱2,000 ang ika-20. Papasok ang premyo pagkatapos ng buwan. Turnover 1×.</p>',
      '<p>所有游戏的已结算投注均计入。第一名 ₱50,000，第 20 名 ₱2,000。奖金在月底结束后到账。流水 1 倍。</p>',
      '<p>Mọi cược đã có kết quả ở tất cả trò chơi đều được tính. Hạng nhất nhận ₱50,000, hạng 20 nhận ₱2,000. Giải thưởng vào số dư khi hết tháng. Vòng cược 1×.</p>',
      '<p>すべてのゲームの確定したベットが対象です。1位は ₱50,000、20位は ₱2,000。賞金は月が終わると付与します。賭け条件1倍。</p>',
      '<p>นับทุกเดิมพันที่ทราบผลแล้วในทุกเกม อันดับหนึ่งรับ ₱50,000 อันดับ 20 รับ ₱2,000 เงินรางวัลเข้าเมื่อสิ้นเดือน เทิร์น 1 เท่า</p>',
      '<p>Setiap taruhan yang sudah diputuskan dihitung, di semua game. Juara pertama mendapat ₱50,000, peringkat ke-20 ₱2,000. Hadiah masuk setelah bulan berakhir. Turnover 1×.</p>',
    ),
    from: -60,
    until: null,
    linkage: page('/games'),
    terms: {
      amount: prizePool('bet'),
      upTo: false,
      amountOf: 'pool',
      turnover: rankingTurnover,
    },
    art: { group: 'w_bet20', seed: 2 },
  },
  {
    id: 'friend',
    type: 'other',
    title: text(
      'Bring a friend, get 0.5%',
      'Magsama ng kaibigan, may 0.5% ka',
      '邀请好友，得 0.5%',
      'Rủ bạn bè, nhận 0.5%',
      '友だち紹介で 0.5%',
      'ชวนเพื่อน รับ 0.5%',
      'Ajak teman, dapat 0.5%',
    ),
    summary: text(
      'You get 0.5% of what your friend bets, win or lose, every day for the day before.',
      'May 0.5% ka sa taya ng kaibigan mo, panalo man o talo, araw-araw para sa nakaraang araw.',
      '无论输赢，您每天可获得好友前一日投注额的 0.5%。',
      'Bạn nhận 0.5% tiền cược của bạn bè, dù thắng hay thua, mỗi ngày cho ngày hôm trước.',
      'お友だちのベット額の0.5%を、勝敗にかかわらず毎日、前日分として付与します。',
      'คุณได้ 0.5% ของยอดเดิมพันของเพื่อน ไม่ว่าได้หรือเสีย จ่ายทุกวันสำหรับวันก่อน',
      'Anda mendapat 0.5% dari taruhan teman, menang atau kalah, setiap hari untuk hari sebelumnya.',
    ),
    content: text(
      '<p>Share your referral code. Your friend enters it when registering. Friends of your friends bring you 0.2%, and theirs 0.1%. No turnover.</p>',
      '<p>I-share ang referral code mo. Ilalagay ito ng kaibigan mo pag nag-register. 0.2% ang dala ng mga kaibigan nila, at 0.1% ng sa kanila. Walang turnover.</p>',
      '<p>分享您的推荐码，好友注册时填写即可。好友的好友为您带来 0.2%，再下一级 0.1%。无流水要求。</p>',
      '<p>Chia sẻ mã giới thiệu của bạn. Bạn bè nhập mã khi đăng ký. Bạn của bạn bè mang lại 0.2%, cấp tiếp theo 0.1%. Không cần vòng cược.</p>',
      '<p>紹介コードを共有してください。お友だちが登録時に入力します。お友だちの紹介した方から0.2%、その先の方から0.1%が入ります。賭け条件はありません。</p>',
      '<p>แชร์รหัสแนะนำของคุณ ให้เพื่อนกรอกตอนสมัคร เพื่อนของเพื่อนให้คุณ 0.2% และชั้นถัดไป 0.1% ไม่ต้องทำเทิร์น</p>',
      '<p>Bagikan kode referral Anda. Teman memasukkannya saat mendaftar. Teman dari teman memberi 0.2%, dan tingkat berikutnya 0.1%. Tanpa turnover.</p>',
    ),
    from: -90,
    until: null,
    terms: { percent: referralRates[0] / 100, upTo: false, turnover: referralTurnover },
    art: { group: 'w_promotion', seed: 0 },
  },
  {
    id: 'parol',
    type: 'other',
    title: raffleTitle,
    summary: text(
      'Every ₱1,000.00 in valid bets gives you one draw. Pick a parol: its prize was set before you touched it.',
      'Bawat ₱1,000.00 na valid bets ay isang draw. Pumili ng parol; nakatakda na ang premyo nito bago mo pa pinindot.',
      '每 ₱1,000.00 有效投注可抽一次。任选一盏灯笼，里面的奖品在您点选前已抽定。',
      'Mỗi ₱1,000.00 cược hợp lệ là một lượt rút. Chọn một chiếc đèn; thứ bên trong đã được rút trước khi bạn chạm vào.',
      '有効ベット₱1,000.00ごとに1回抽選。パロルを選んでください。中身は触れる前に決まっています。',
      'ทุกยอดเดิมพันถูกต้อง ₱1,000.00 จับได้หนึ่งครั้ง เลือกโคมพาโรล ของข้างในถูกจับไว้ก่อนที่คุณจะแตะแล้ว',
      'Setiap ₱1,000.00 taruhan valid adalah satu undian. Pilih parol; isinya sudah diundi sebelum Anda menyentuhnya.',
    ),
    content: text(
      '<ul><li>Bets count once their round is settled, from the first to the last day. Cancelled bets don’t count.</li><li>There are 42,000 draws for all players. All prizes were shuffled before the first draw.</li><li>Claim a prize within seven days. Cash has a turnover of 1×; points go to your points balance.</li><li>Unused draws expire after the last day.</li></ul>',
      '<ul><li>Counted ang taya kapag settled na ang round, mula unang araw hanggang huli. Hindi counted ang mga na-cancel.</li><li>42,000 ang draws para sa lahat ng players. Binalasa na ang laman ng bawat isa bago ang pinakauna.</li><li>I-claim ang premyo sa loob ng pitong araw. 1× ang turnover ng cash; sa points balance mo papasok ang points.</li><li>Mawawala ang mga natirang draw pagkatapos ng huling araw.</li></ul>',
      '<ul><li>活动首日至末日之间结算的投注计入，取消的投注不计。</li><li>全体玩家共有 42,000 次抽奖，每次的结果在首次抽奖前已洗牌决定。</li><li>请在七天内领取奖品。现金流水 1 倍，积分直接计入积分余额。</li><li>末日之后未使用的次数作废。</li></ul>',
      '<ul><li>Cược được tính khi vòng chơi đã kết toán, từ ngày đầu đến ngày cuối. Cược bị hủy không được tính.</li><li>Có 42.000 lượt rút cho tất cả người chơi. Kết quả từng lượt đã được xáo trước lượt đầu tiên.</li><li>Nhận giải trong bảy ngày. Tiền mặt có vòng cược 1×; điểm vào số dư điểm của bạn.</li><li>Lượt còn lại sau ngày cuối sẽ mất.</li></ul>',
      '<ul><li>初日から最終日までに確定したラウンドのベットが対象です。取り消されたベットは数えません。</li><li>抽選は全プレイヤー合わせて42,000回。各回の結果は最初の抽選前にシャッフル済みです。</li><li>賞品は7日以内にお受け取りください。現金の賭け条件は1倍、ポイントはポイント残高に入ります。</li><li>最終日を過ぎると残りの回数は無効になります。</li></ul>',
      '<ul><li>นับเดิมพันเมื่อรอบตัดสินแล้ว ตั้งแต่วันแรกถึงวันสุดท้าย เดิมพันที่ยกเลิกไม่นับ</li><li>มีสิทธิ์จับ 42,000 ครั้งสำหรับผู้เล่นทุกคน ผลของแต่ละครั้งสับไว้ก่อนครั้งแรก</li><li>รับรางวัลภายในเจ็ดวัน เงินสดมีเทิร์น 1 เท่า คะแนนเข้ายอดคะแนนของคุณ</li><li>สิทธิ์ที่เหลือหลังวันสุดท้ายจะหมดอายุ</li></ul>',
      '<ul><li>Taruhan dihitung setelah rondenya selesai, dari hari pertama sampai terakhir. Taruhan yang dibatalkan tidak dihitung.</li><li>Ada 42.000 undian untuk semua pemain. Isi setiap undian sudah diacak sebelum yang pertama.</li><li>Klaim hadiah dalam tujuh hari. Uang tunai punya turnover 1×; poin masuk ke saldo poin Anda.</li><li>Jatah yang tersisa setelah hari terakhir hangus.</li></ul>',
    ),
    from: firstDay,
    until: lastDay,
    raffle: true,
    terms: { amount: 50_000_00, upTo: true, turnover: prizeTurnover },
    art: { group: 'w_home', seed: 2 },
  },
  {
    id: 'fish',
    type: 'fish',
    title: text(
      'Fishing happy hour',
      'Happy hour sa fishing games',
      '捕鱼欢乐时光',
      'Giờ vàng bắn cá',
      'フィッシュ・ハッピーアワー',
      'ชั่วโมงทองยิงปลา',
      'Happy hour tembak ikan',
    ),
    summary: text(
      'Double points in every fishing game, every night from 20:00 to 22:00 (PHT).',
      'Double points sa lahat ng fishing games, gabi-gabi mula 20:00 hanggang 22:00 (PHT).',
      '每晚 20:00 至 22:00，所有捕鱼游戏双倍积分。',
      'Nhân đôi điểm ở mọi game bắn cá, mỗi tối từ 20:00 đến 22:00.',
      '毎晩20:00から22:00まで、すべてのフィッシュゲームでポイント2倍。',
      'คะแนนสองเท่าในเกมยิงปลาทุกเกม ทุกคืน 20:00–22:00 น.',
      'Poin ganda di semua game tembak ikan, setiap malam pukul 20.00–22.00.',
    ),
    content: text(
      '<p>Your points come as soon as a round is settled. They never expire.</p>',
      '<p>Papasok ang points mo pagka-settle ng round. Hindi sila nag-e-expire.</p>',
      '<p>每局结算后积分立即到账，永不过期。</p>',
      '<p>Điểm được cộng ngay khi vòng chơi có kết quả và không bao giờ hết hạn.</p>',
      '<p>ポイントはラウンドの確定と同時に付与されます。有効期限はありません。</p>',
      '<p>คะแนนเข้าทันทีที่จบรอบ และไม่มีวันหมดอายุ</p>',
      '<p>Poin masuk segera setelah ronde selesai dan tidak pernah hangus.</p>',
    ),
    from: -30,
    until: null,
    linkage: page('/fish'),
    terms: { pointsTimes: happyHour.times, upTo: false },
    art: { group: 'w_fish', seed: 1 },
  },
  {
    id: 'app',
    type: 'appDownload',
    title: text(
      'App bonus: ₱88',
      'App bonus: ₱88',
      'App 奖励 ₱88',
      'Thưởng ứng dụng ₱88',
      'アプリボーナス ₱88',
      'โบนัสแอป ₱88',
      'Bonus aplikasi ₱88',
    ),
    summary: text(
      'Play in the Android or iPhone app, send us a picture of it, and we add ₱88. Once a week.',
      'Maglaro sa Android o iPhone app, ipadala ang picture nito, at dadagdagan namin ng ₱88. Isang beses bawat linggo.',
      '在安卓或 iPhone 应用中游戏，发来截图，即送 ₱88。每周一次。',
      'Chơi trên ứng dụng Android hoặc iPhone, gửi hình cho chúng tôi và nhận ₱88. Mỗi tuần một lần.',
      'AndroidまたはiPhoneアプリで遊び、その画像を送ると ₱88を付与します。週1回まで。',
      'เล่นในแอป Android หรือ iPhone ส่งภาพมาให้เรา รับ ₱88 สัปดาห์ละหนึ่งครั้ง',
      'Main di aplikasi Android atau iPhone, kirim gambarnya, dan kami tambahkan ₱88. Sekali seminggu.',
    ),
    content: text(
      '<ol><li>Get the app and log in.</li><li>Apply here with a picture of a game in the app.</li><li>Once we accept it, claim your ₱88.</li></ol><p>Turnover 3×.</p>',
      '<ol><li>Kunin ang app at mag-log in.</li><li>Mag-apply dito na may picture ng laro sa app.</li><li>Kapag na-accept, i-claim ang ₱88 mo.</li></ol><p>Turnover 3×.</p>',
      '<ol><li>下载应用并登录。</li><li>在此提交应用内游戏的截图。</li><li>审核通过后领取 ₱88。</li></ol><p>流水 3 倍。</p>',
      '<ol><li>Tải ứng dụng và đăng nhập.</li><li>Đăng ký tại đây kèm hình một trò chơi trong ứng dụng.</li><li>Khi được duyệt, nhận ₱88.</li></ol><p>Vòng cược 3×.</p>',
      '<ol><li>アプリを入手してログイン。</li><li>アプリでのゲームの画像を添えてここから申し込み。</li><li>承認後に ₱88を受け取れます。</li></ol><p>賭け条件3倍。</p>',
      '<ol><li>ดาวน์โหลดแอปและเข้าสู่ระบบ</li><li>สมัครที่นี่พร้อมภาพเกมในแอป</li><li>เมื่ออนุมัติแล้ว รับ ₱88</li></ol><p>เทิร์น 3 เท่า</p>',
      '<ol><li>Unduh aplikasi dan masuk.</li><li>Ajukan di sini dengan gambar game di aplikasi.</li><li>Setelah disetujui, klaim ₱88 Anda.</li></ol><p>Turnover 3×.</p>',
    ),
    from: -120,
    until: null,
    linkage: page('/down'),
    apply: { pictures: true, amount: 88_00, turnover: 3, perWeek: 1 },
    art: { group: 'w_down', seed: 1 },
  },
  {
    id: 'zalo',
    type: 'other',
    title: text(
      'Zalo reward up to 131K',
      'Zalo reward hanggang 131K',
      'Zalo 好礼高达 131K',
      'Quà Zalo đến 131K',
      'Zaloリワード 最大131K',
      'รางวัล Zalo สูงสุด 131K',
      'Hadiah Zalo hingga 131K',
    ),
    summary: text(
      'Add us on Zalo or WhatsApp and apply once a week: our wheel gives you up to 131K points.',
      'I-add kami sa Zalo o WhatsApp at mag-apply linggo-linggo: hanggang 131K points ang bigay ng wheel.',
      '添加我们的 Zalo 或 WhatsApp，每周申请一次，转盘最高送 131K 积分。',
      'Kết bạn với chúng tôi trên Zalo hoặc WhatsApp và đăng ký mỗi tuần một lần: vòng quay tặng đến 131K điểm.',
      'ZaloまたはWhatsAppで友だち追加し、週に1回申し込むと、ルーレットで最大131Kポイント。',
      'เพิ่มเราใน Zalo หรือ WhatsApp แล้วสมัครสัปดาห์ละครั้ง วงล้อให้สูงสุด 131K คะแนน',
      'Tambahkan kami di Zalo atau WhatsApp dan ajukan seminggu sekali: roda memberi hingga 131K poin.',
    ),
    content: text(
      '<ol><li>Add our official account on Zalo or WhatsApp.</li><li>Apply here with the number you use there, once a week.</li><li>We spin the wheel for you: it gives 1K to 131K points, which you claim here.</li></ol><p>Points have no turnover.</p>',
      '<ol><li>I-add ang official account namin sa Zalo o WhatsApp.</li><li>Mag-apply dito gamit ang number mo roon, isang beses kada linggo.</li><li>Kami ang mag-spin ng wheel: 1K hanggang 131K points, na i-claim mo rito.</li></ol><p>Walang turnover ang points.</p>',
      '<ol><li>在 Zalo 或 WhatsApp 添加我们的官方账号。</li><li>每周一次，用您在那里的号码在此申请。</li><li>我们为您转动转盘：1K 至 131K 积分，在此领取。</li></ol><p>积分无流水要求。</p>',
      '<ol><li>Kết bạn với tài khoản chính thức trên Zalo hoặc WhatsApp.</li><li>Mỗi tuần một lần, đăng ký tại đây bằng số bạn dùng ở đó.</li><li>Chúng tôi quay giúp bạn: 1K đến 131K điểm, bạn nhận ngay tại đây.</li></ol><p>Điểm không cần vòng cược.</p>',
      '<ol><li>ZaloまたはWhatsAppで公式アカウントを追加。</li><li>そこで使っている番号で、週に1回ここから申し込み。</li><li>こちらでルーレットを回します。1K～131Kポイントをここで受け取れます。</li></ol><p>ポイントに賭け条件はありません。</p>',
      '<ol><li>เพิ่มบัญชีทางการของเราใน Zalo หรือ WhatsApp</li><li>สมัครที่นี่ด้วยหมายเลขที่ใช้ที่นั่น สัปดาห์ละครั้ง</li><li>เราหมุนวงล้อให้คุณ ได้ 1K ถึง 131K คะแนน กดรับได้ที่นี่</li></ol><p>คะแนนไม่ต้องทำเทิร์น</p>',
      '<ol><li>Tambahkan akun resmi kami di Zalo atau WhatsApp.</li><li>Ajukan di sini dengan nomor yang Anda pakai di sana, seminggu sekali.</li><li>Kami memutar roda untuk Anda: 1K sampai 131K poin, klaim di sini.</li></ol><p>Poin tanpa turnover.</p>',
    ),
    from: -14,
    until: 21,
    linkage: { linkageType: 'EXTERNAL', target: 'https://zalo.example/palaro' },
    redeemContacts: ['ZALO', 'WHATSAPP'],
    apply: { pictures: false, pointsUpTo: 131_000, turnover: 0, perWeek: 1 },
    art: { group: 'w_home', seed: 1 },
  },
  {
    id: 'share',
    type: 'other',
    title: text(
      'Share a win, get ₱58',
      'I-share ang panalo, may ₱58 ka',
      '晒出赢局，得 ₱58',
      'Khoe thắng lớn, nhận ₱58',
      '勝利をシェアして ₱58',
      'แชร์ชัยชนะ รับ ₱58',
      'Bagikan kemenangan, dapat ₱58',
    ),
    summary: text(
      'Post one of your wins, send us the picture, and we add ₱58. Up to three times a week.',
      'I-post ang isa sa mga panalo mo, i-send sa amin ang picture, at dadagdagan namin ng ₱58. Hanggang tatlong beses sa isang linggo.',
      '发布一次您的赢局并把图片发给我们，即送 ₱58。每周最多三次。',
      'Đăng một lần thắng của bạn, gửi hình cho chúng tôi và nhận ₱58. Tối đa ba lần mỗi tuần.',
      '勝利の投稿を画像でお送りいただくと₱58を進呈します。週3回まで。',
      'โพสต์ชัยชนะของคุณ ส่งรูปให้เรา รับเพิ่ม ₱58 สูงสุดสัปดาห์ละสามครั้ง',
      'Unggah satu kemenangan Anda, kirim gambarnya, dan kami tambah ₱58. Hingga tiga kali seminggu.',
    ),
    content: text(
      '<ol><li>Post a win from this week.</li><li>Apply here with a picture of the post.</li><li>Once we accept it, claim your ₱58.</li></ol><p>No turnover. You may cover your username.</p>',
      '<ol><li>Mag-post ng panalo mo ngayong linggo.</li><li>Mag-apply dito na may picture ng post.</li><li>Kapag tinanggap namin, i-claim ang ₱58 mo.</li></ol><p>Walang turnover. Puwede mong takpan ang username mo.</p>',
      '<ol><li>发布本周的一次赢局。</li><li>在此附上帖子截图提交申请。</li><li>通过后即可领取 ₱58。</li></ol><p>无流水要求。您可以遮住用户名。</p>',
      '<ol><li>Đăng một lần thắng trong tuần này.</li><li>Đăng ký tại đây kèm hình bài đăng.</li><li>Khi được duyệt, hãy nhận ₱58.</li></ol><p>Không cần vòng cược. Bạn có thể che tên tài khoản.</p>',
      '<ol><li>今週の勝利を投稿。</li><li>投稿の画像を添えてここから申し込み。</li><li>承認されたら₱58を受け取り。</li></ol><p>賭け条件はありません。ユーザー名は隠してもかまいません。</p>',
      '<ol><li>โพสต์ชัยชนะของสัปดาห์นี้</li><li>สมัครที่นี่พร้อมรูปของโพสต์</li><li>เมื่ออนุมัติแล้ว กดรับ ₱58</li></ol><p>ไม่ต้องทำเทิร์น ปิดชื่อผู้ใช้ได้</p>',
      '<ol><li>Unggah kemenangan dari minggu ini.</li><li>Ajukan di sini dengan gambar unggahannya.</li><li>Setelah diterima, klaim ₱58 Anda.</li></ol><p>Tanpa turnover. Username boleh ditutup.</p>',
    ),
    from: -40,
    until: null,
    apply: { pictures: true, amount: 58_00, turnover: 0, perWeek: 3 },
    art: { group: 'w_promotion', seed: 4 },
  },
  {
    id: 'live',
    type: 'live',
    title: text(
      'Live Casino: 5% back on Sundays',
      'Live Casino: 5% cashback tuwing Sunday',
      '真人娱乐：每周日返还 5%',
      'Casino: hoàn 5% mỗi Chủ nhật',
      'ライブカジノ：日曜に5%キャッシュバック',
      'คาสิโนสด: คืน 5% ทุกวันอาทิตย์',
      'Live Casino: cashback 5% setiap Minggu',
    ),
    summary: text(
      'Get back 5% of your net loss at the live tables from Sunday to Saturday, up to ₱20,000.',
      'Ibabalik ang 5% ng net loss mo sa live tables mula Sunday hanggang Saturday, hanggang ₱20,000.',
      '返还您周日至周六在真人桌台净亏损的 5%，最高 ₱20,000。',
      'Hoàn 5% số tiền thua ròng tại bàn live từ Chủ nhật đến thứ Bảy, tối đa ₱20,000.',
      '日曜から土曜までのライブテーブルの純損失の5%を、最大₱20,000まで還元します。',
      'คืน 5% ของยอดเสียสุทธิที่โต๊ะสดตั้งแต่วันอาทิตย์ถึงวันเสาร์ สูงสุด ₱20,000',
      'Dapatkan kembali 5% kekalahan bersih Anda di meja live dari Minggu sampai Sabtu, hingga ₱20,000.',
    ),
    content: text(
      '<p>All live games count in full. We credit it every Sunday before 12:00 (PHT). Turnover 1×. Minimum net loss for the week: ₱1,000.</p>',
      '<p>Buong counted ang lahat ng live games. Papasok ito tuwing Sunday bago mag-12:00 (PHT). Turnover 1×. Minimum na net loss sa linggo: ₱1,000.</p>',
      '<p>所有真人游戏全额计入，每周日 12:00 前（马尼拉时间）到账。流水 1 倍。每周净亏损最低 ₱1,000。</p>',
      '<p>Mọi trò chơi trực tiếp được tính toàn bộ. Tiền vào số dư mỗi Chủ nhật trước 12:00 (giờ Manila). Vòng cược 1×. Mức thua ròng tối thiểu trong tuần: ₱1,000.</p>',
      '<p>すべてのライブゲームが全額対象です。毎週日曜12:00まで（マニラ時間）に付与します。賭け条件1倍。週の純損失は₱1,000以上が対象です。</p>',
      '<p>เกมสดทุกเกมนับเต็มจำนวน เงินเข้าทุกวันอาทิตย์ก่อน 12:00 น. (เวลามะนิลา) เทิร์น 1 เท่า ยอดเสียสุทธิขั้นต่ำต่อสัปดาห์ ₱1,000</p>',
      '<p>Semua game live dihitung penuh. Masuk setiap Minggu sebelum pukul 12.00 (waktu Manila). Turnover 1×. Kerugian bersih minimum per minggu: ₱1,000.</p>',
    ),
    from: -45,
    until: null,
    linkage: page('/live'),
    art: { group: 'w_live', seed: 0 },
  },
  {
    id: 'sports',
    type: 'sports',
    title: text(
      'Sports rebate up to 1%',
      'Sports rebate hanggang 1%',
      '体育返水高达 1%',
      'Hoàn trả thể thao đến 1%',
      'スポーツリベート 最大1%',
      'เงินคืนกีฬา สูงสุด 1%',
      'Rebate olahraga hingga 1%',
    ),
    summary: text(
      'Every sports bet settled from Sunday to Saturday counts, singles and parlays. We credit your rebate on Sunday before 12:00.',
      'Counted ang bawat taya sa sports na na-settle mula Sunday hanggang Saturday, single man o parlay. Papasok ang rebate mo sa Sunday bago mag-12:00.',
      '周日至周六结算的所有体育投注均计入，单关和串关皆可，返水于周日 12:00 前到账。',
      'Mọi cược thể thao có kết quả từ Chủ nhật đến thứ Bảy đều được tính, cả cược đơn và xiên. Tiền hoàn vào số dư trước 12:00 Chủ nhật.',
      '日曜から土曜までに確定したスポーツのベットは、シングルもパーレーもすべて対象です。リベートは日曜12:00までに付与します。',
      'นับทุกเดิมพันกีฬาที่ทราบผลตั้งแต่วันอาทิตย์ถึงวันเสาร์ ทั้งเดี่ยวและพาร์เลย์ เงินคืนเข้าก่อน 12:00 น. วันอาทิตย์',
      'Setiap taruhan olahraga yang diputuskan Minggu sampai Sabtu dihitung, tunggal maupun parlay. Rebate masuk hari Minggu sebelum pukul 12.00.',
    ),
    content: text(
      `${table(['Bets of the week', 'Rebate'], ['₱500 or more', '0.5%'], ['₱10,000 or more', '0.8%'], ['₱50,000 or more', '1%'])}<p>No turnover and no sign-up: your bets count automatically.</p>`,
      `${table(['Taya sa linggo', 'Rebate'], ['₱500 pataas', '0.5%'], ['₱10,000 pataas', '0.8%'], ['₱50,000 pataas', '1%'])}<p>Walang turnover at hindi kailangang sumali: automatic na counted ang taya mo.</p>`,
      `${table(['一周投注额', '返水'], ['满 ₱500', '0.5%'], ['满 ₱10,000', '0.8%'], ['满 ₱50,000', '1%'])}<p>无流水要求，无需报名，投注自动计入。</p>`,
      `${table(['Tiền cược trong tuần', 'Hoàn trả'], ['Từ ₱500', '0.5%'], ['Từ ₱10,000', '0.8%'], ['Từ ₱50,000', '1%'])}<p>Không cần vòng cược, không cần đăng ký: tiền cược được tính tự động.</p>`,
      `${table(['1週間のベット額', 'リベート'], ['₱500以上', '0.5%'], ['₱10,000以上', '0.8%'], ['₱50,000以上', '1%'])}<p>賭け条件も申し込みもありません。ベットは自動で集計されます。</p>`,
      `${table(['ยอดเดิมพันรายสัปดาห์', 'เงินคืน'], ['₱500 ขึ้นไป', '0.5%'], ['₱10,000 ขึ้นไป', '0.8%'], ['₱50,000 ขึ้นไป', '1%'])}<p>ไม่ต้องทำเทิร์น ไม่ต้องสมัคร นับยอดเดิมพันให้อัตโนมัติ</p>`,
      `${table(['Taruhan seminggu', 'Rebate'], ['Mulai ₱500', '0.5%'], ['Mulai ₱10,000', '0.8%'], ['Mulai ₱50,000', '1%'])}<p>Tanpa turnover dan tanpa pendaftaran: taruhan Anda dihitung otomatis.</p>`,
    ),
    from: -20,
    until: 40,
    linkage: { linkageType: 'GAME', game: 'Kampeon Sportsbook' },
    art: { group: 'w_sports', seed: 0 },
  },
  {
    id: 'reload',
    type: 'deposit',
    title: text(
      'Friday reload: 20% up to ₱2,000',
      'Friday reload: 20% hanggang ₱2,000',
      '周五充值送 20%，最高 ₱2,000',
      'Nạp thứ Sáu: thưởng 20% đến ₱2,000',
      '金曜リロード 20%、最大 ₱2,000',
      'ฝากวันศุกร์ รับ 20% สูงสุด ₱2,000',
      'Reload Jumat: 20% hingga ₱2,000',
    ),
    summary: text(
      'Get a 20% bonus on your first deposit every Friday. Turnover 6×.',
      'May 20% bonus ang unang deposit mo tuwing Friday. Turnover 6×.',
      '每周五首次充值送 20% 奖金。流水 6 倍。',
      'Thưởng 20% cho lần nạp đầu tiên mỗi thứ Sáu. Vòng cược 6×.',
      '毎週金曜、最初の入金に20%のボーナス。賭け条件6倍。',
      'ฝากครั้งแรกของทุกวันศุกร์ รับโบนัส 20% เทิร์น 6 เท่า',
      'Dapatkan bonus 20% untuk deposit pertama setiap Jumat. Turnover 6×.',
    ),
    content: text(
      '<p>Deposit ₱500 or more on a Friday (PHT). Bet your deposit and bonus six times before you withdraw the bonus. Only bets on slots and fishing count.</p>',
      '<p>Mag-deposit ng ₱500 pataas sa araw ng Friday (PHT). Kailangang maitaya nang anim na beses ang deposit at bonus bago i-withdraw ang bonus. Slots at fishing lang ang counted.</p>',
      '<p>周五（菲律宾时间）充值 ₱500 或以上。本金与奖金需完成 6 倍流水方可提取奖金。仅电子和捕鱼的投注计入。</p>',
      '<p>Nạp từ ₱500 vào thứ Sáu (giờ Philippines). Cược đủ sáu lần tiền nạp và tiền thưởng trước khi rút tiền thưởng. Chỉ tính cược slot và bắn cá.</p>',
      '<p>金曜（フィリピン時間）に₱500以上を入金してください。ボーナスの出金には、入金額とボーナスの合計の6倍のベットが必要です。対象はスロットとフィッシュのベットのみです。</p>',
      '<p>ฝาก ₱500 ขึ้นไปในวันศุกร์ (เวลาฟิลิปปินส์) ต้องเดิมพันยอดฝากและโบนัสให้ครบหกเท่าก่อนถอนโบนัส นับเฉพาะเดิมพันสล็อตและยิงปลา</p>',
      '<p>Deposit ₱500 atau lebih pada hari Jumat (waktu Filipina). Pertaruhkan deposit dan bonus enam kali sebelum menarik bonus. Hanya taruhan slot dan tembak ikan yang dihitung.</p>',
    ),
    from: -75,
    until: null,
    linkage: page('/deposit'),
    art: { group: 'w_deposit20', seed: 0 },
  },
  {
    id: 'card',
    type: 'card',
    title: text(
      'Card night: 2% back up to ₱3,000',
      'Card night: 2% balik hanggang ₱3,000',
      '棋牌之夜：返还 2%，最高 ₱3,000',
      'Đêm bài: hoàn 2% đến ₱3,000',
      'カードナイト：2%還元、最大 ₱3,000',
      'คืนไพ่: คืน 2% สูงสุด ₱3,000',
      'Malam kartu: kembali 2% hingga ₱3,000',
    ),
    summary: text(
      'Every bet settled at the card tables on Saturday from 19:00 to midnight (PHT) counts. We credit 2% on Sunday before 12:00.',
      'Counted ang bawat taya sa card tables na na-settle sa Saturday mula 19:00 hanggang hatinggabi (PHT). Papasok ang 2% sa Sunday bago mag-12:00.',
      '周六 19:00 至午夜（马尼拉时间）在棋牌桌结算的投注均计入，2% 于周日 12:00 前到账。',
      'Mọi cược ở bàn bài có kết quả vào thứ Bảy từ 19:00 đến nửa đêm (giờ Manila) đều được tính. 2% vào số dư trước 12:00 Chủ nhật.',
      '土曜19:00から深夜0時まで（マニラ時間）に確定したカードテーブルのベットがすべて対象です。2%を日曜12:00までに付与します。',
      'นับทุกเดิมพันที่โต๊ะไพ่ซึ่งทราบผลวันเสาร์ 19:00 น. ถึงเที่ยงคืน (เวลามะนิลา) คืน 2% ก่อน 12:00 น. วันอาทิตย์',
      'Setiap taruhan di meja kartu yang diputuskan Sabtu pukul 19.00 sampai tengah malam (waktu Manila) dihitung. 2% masuk hari Minggu sebelum pukul 12.00.',
    ),
    content: text(
      '<p>Bet ₱500 or more in the evening, and no sign-up is needed. Turnover 1×.</p>',
      '<p>Tumaya ng ₱500 pataas sa gabi, at hindi kailangang sumali. Turnover 1×.</p>',
      '<p>当晚投注满 ₱500 即可，无需报名。流水 1 倍。</p>',
      '<p>Cược từ ₱500 trong buổi tối, không cần đăng ký. Vòng cược 1×.</p>',
      '<p>その夜に₱500以上ベットするだけで、申し込みは不要です。賭け条件1倍。</p>',
      '<p>เดิมพัน ₱500 ขึ้นไปในคืนนั้น ไม่ต้องสมัคร เทิร์น 1 เท่า</p>',
      '<p>Bertaruh ₱500 atau lebih malam itu, tanpa pendaftaran. Turnover 1×.</p>',
    ),
    from: 5,
    until: 33,
    linkage: page('/pvp'),
    art: { group: 'w_pvp', seed: 0 },
  },
  {
    id: 'mall',
    type: 'pointsMall',
    title: text(
      'Points mall: 20% off everything',
      'Points mall: 20% off sa lahat',
      '积分商城：全场八折',
      'Cửa hàng điểm: giảm 20% tất cả',
      'ポイントモール：全品20%オフ',
      'ร้านแลกคะแนน: ลด 20% ทุกชิ้น',
      'Toko poin: diskon 20% semua item',
    ),
    summary: text(
      'For one week, phones, load and bonuses cost 20% fewer points.',
      'Isang linggong 20% na mas mababa ang points para sa phone, load at bonus.',
      '为期一周，手机、话费和奖金所需积分减少 20%。',
      'Trong một tuần, điện thoại, thẻ nạp và tiền thưởng giảm 20% điểm.',
      '1週間限定、スマートフォンやロード、ボーナスが20%少ないポイントで。',
      'หนึ่งสัปดาห์เต็ม โทรศัพท์ เติมเงินมือถือ และโบนัสใช้คะแนนน้อยลง 20%',
      'Selama satu minggu, ponsel, pulsa, dan bonus butuh 20% lebih sedikit poin.',
    ),
    content: text(
      '<p>The lower prices applied automatically. Limit: three items per account.</p>',
      '<p>Automatic na lumabas ang mas mababang presyo. Limit: tatlong item bawat account.</p>',
      '<p>优惠价自动生效，每个账户限兑三件。</p>',
      '<p>Giá ưu đãi được áp dụng tự động. Mỗi tài khoản tối đa ba món.</p>',
      '<p>割引価格は自動で適用されました。1アカウント3点まで。</p>',
      '<p>ราคาลดใช้อัตโนมัติ จำกัดบัญชีละสามชิ้น</p>',
      '<p>Harga lebih rendah berlaku otomatis. Maksimal tiga item per akun.</p>',
    ),
    from: -12,
    until: -5,
    linkage: page('/pointMall'),
    art: { group: 'w_shop', seed: 0 },
  },
  {
    id: 'fiesta',
    type: 'slots',
    title: text(
      'Fiesta free spins',
      'Fiesta free spins',
      '节庆免费旋转',
      'Vòng quay miễn phí mùa lễ hội',
      'フィエスタ・フリースピン',
      'ฟรีสปินเทศกาล',
      'Free spin fiesta',
    ),
    summary: text(
      'During the fiesta, every ₱1,000 you bet on slots earned 50 free spins on Golden Carabao.',
      'Noong fiesta, may 50 free spins sa Golden Carabao ang bawat ₱1,000 na taya sa slots.',
      '活动期间，每投注电子 ₱1,000 得 Golden Carabao 免费旋转 50 次。',
      'Trong dịp lễ, mỗi ₱1,000 cược slot được 50 lượt quay miễn phí ở Golden Carabao.',
      '期間中、スロットのベット₱1,000ごとにGolden Carabaoのフリースピン50回を付与しました。',
      'ช่วงเทศกาล เดิมพันสล็อตทุก ₱1,000 ได้ฟรีสปิน 50 ครั้งใน Golden Carabao',
      'Selama fiesta, setiap ₱1,000 taruhan slot memberi 50 free spin di Golden Carabao.',
    ),
    content: text(
      '<p>Spins were worth ₱1 each. Wins had no turnover, up to ₱500 a day.</p>',
      '<p>Tig-₱1 ang bawat spin. Walang turnover ang panalo, hanggang ₱500 kada araw.</p>',
      '<p>每次旋转 ₱1。所赢无流水要求，每日最高 ₱500。</p>',
      '<p>Mỗi lượt quay trị giá ₱1. Tiền thắng không cần vòng cược, tối đa ₱500 mỗi ngày.</p>',
      '<p>1スピン ₱1。勝利金に賭け条件はなく、1日₱500までです。</p>',
      '<p>สปินละ ₱1 เงินที่ชนะไม่ต้องทำเทิร์น สูงสุดวันละ ₱500</p>',
      '<p>Nilai tiap spin ₱1. Kemenangan tanpa turnover, hingga ₱500 per hari.</p>',
    ),
    from: -20,
    until: -9,
    linkage: { linkageType: 'GAME', game: 'Golden Carabao' },
    art: { group: 'w_rng', seed: 1 },
  },
]

type Run = { start: number; end: number | null }

/** When a promotion starts and ends in a sandbox made at a time: at midnight in the merchant's time zone. */
function runOf({ from, until }: PromotionContent, made: number): Run {
  const day = startOfDay(made)
  return { start: day + from * dayLength, end: until === null ? null : day + (until + 1) * dayLength }
}

/** When a promotion runs, in ms since 1970; never if there is none with this id. */
export function promotionRun(id: string, made: number): Run {
  const promotion = promotions.find((one) => one.id === id)
  return promotion ? runOf(promotion, made) : { start: 0, end: 0 }
}

const timedPromotions = (made: number) =>
  promotions.map((promotion) => ({ ...promotion, ...runOf(promotion, made) }))

/** All promotions of a sandbox made at a time: running and upcoming ones first, then those that have ended. */
export function listedPromotions(now: number, made: number) {
  const all = timedPromotions(made)
  const isOver = ({ end }: Run) => end !== null && end <= now
  return [...all.filter((promotion) => !isOver(promotion)), ...all.filter(isOver)]
}

/** Promotions that are running now. @param made as above. */
export const openPromotions = (now: number, made: number) =>
  timedPromotions(made).filter(({ start, end }) => start <= now && (end === null || now < end))
