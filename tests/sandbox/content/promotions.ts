import type { promotionTypes } from '#shared/contract/endpoints/promotions.ts'
import { type Text, text } from '../gateway/language.ts'
import { dayLength, startOfDay } from '../merchant-zone.ts'
import { raffleTitle } from '../raffle/messages.ts'
import { firstDay, lastDay, prizeTurnover } from '../raffle/rules.ts'

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
  /** First and last day, in days from today. `until` is null if it has no end. */
  readonly from: number
  readonly until: number | null
  readonly linkage?: Linkage
  /** Messengers that the bonus needs a contact of. */
  readonly redeemContacts?: readonly ('ZALO' | 'WHATSAPP')[]
  /** Whether it is the raffle. Its first and last day then count from the day on which the sandbox was made. */
  readonly raffle?: true
  /** What it brings and asks for, unless its application, its deposit bonus or the raffle says so. */
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
    from: -2,
    until: 2,
    linkage: page('/rng'),
    terms: { percent: 1.2, upTo: true, turnover: 0 },
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
      'Bulkan Fury: ₱250,000 race',
      'Bulkan Fury: ₱250,000 race',
      'Bulkan Fury：₱250,000 竞速赛',
      'Bulkan Fury: đua top ₱250,000',
      'Bulkan Fury：₱250,000レース',
      'Bulkan Fury: ศึกชิง ₱250,000',
      'Bulkan Fury: turnamen ₱250,000',
    ),
    summary: text(
      'The top 50 multipliers share the prize pool. Free to enter, no sign-up needed.',
      'Hati-hati sa prize pool ang top 50 multipliers. Libre ang sali, hindi kailangang mag-sign up.',
      '倍数前 50 名瓜分奖池。免费参加，无需报名。',
      '50 hệ số nhân cao nhất chia quỹ thưởng. Miễn phí, không cần đăng ký.',
      '倍率上位50名で賞金プールを分け合います。参加無料、申し込み不要。',
      'ตัวคูณสูงสุด 50 อันดับแรกแบ่งเงินรางวัล เข้าร่วมฟรี ไม่ต้องสมัคร',
      '50 pengali tertinggi berbagi total hadiah. Gratis, tanpa pendaftaran.',
    ),
    content: text(
      '<p>Your best multiplier in <b>Bulkan Fury</b> counts, on bets of ₱5 or more. First prize is ₱50,000.</p>',
      '<p>Counted ang pinakamataas mong multiplier sa <b>Bulkan Fury</b>, sa tayang ₱5 pataas. ₱50,000 ang first prize.</p>',
      '<p>以您在 <b>Bulkan Fury</b>单笔 ₱5 及以上投注中的最高倍数计。第一名奖金 ₱50,000。</p>',
      '<p>Tính hệ số nhân cao nhất của bạn trong <b>Bulkan Fury</b>, với cược từ ₱5. Giải nhất ₱50,000.</p>',
      '<p><b>Bulkan Fury</b>で₱5以上のベットの最高倍率が対象です。1位の賞金は ₱50,000。</p>',
      '<p>นับตัวคูณสูงสุดของคุณใน <b>Bulkan Fury</b> เมื่อเดิมพัน ₱5 ขึ้นไป รางวัลที่หนึ่ง ₱50,000</p>',
      '<p>Pengali terbaik Anda di <b>Bulkan Fury</b> dihitung, dengan taruhan ₱5 atau lebih. Hadiah pertama ₱50,000.</p>',
    ),
    from: 3,
    until: 10,
    linkage: { linkageType: 'GAME', game: 'Bulkan Fury' },
    terms: { amount: 250_000_00, upTo: false, amountOf: 'pool' },
    art: { group: 'w_bet20', seed: 2 },
  },
  {
    id: 'friend',
    type: 'other',
    title: text(
      'Bring a friend, get ₱288',
      'Magsama ng kaibigan, may ₱288 ka',
      '邀请好友，得 ₱288',
      'Rủ bạn bè, nhận ₱288',
      '友だち紹介で ₱288',
      'ชวนเพื่อน รับ ₱288',
      'Ajak teman, dapat ₱288',
    ),
    summary: text(
      'You each get ₱288 once your friend has bet ₱1,000.',
      'Tig-₱288 kayo kapag umabot na sa ₱1,000 ang taya ng kaibigan mo.',
      '好友累计投注 ₱1,000 后，双方各得 ₱288。',
      'Mỗi người nhận ₱288 khi bạn của bạn đã cược đủ ₱1,000.',
      'お友だちのベットが₱1,000に達すると、おふたりに₱288ずつ付与します。',
      'เมื่อเพื่อนเดิมพันครบ ₱1,000 ทั้งคู่รับคนละ ₱288',
      'Anda dan teman masing-masing dapat ₱288 setelah teman bertaruh ₱1,000.',
    ),
    content: text(
      '<p>Share your referral code. Your friend enters it when registering. Up to ten friends a month.</p>',
      '<p>I-share ang referral code mo. Ilalagay ito ng kaibigan mo pag nag-register. Hanggang sampung kaibigan kada buwan.</p>',
      '<p>分享您的推荐码，好友注册时填写即可。每月最多十位好友。</p>',
      '<p>Chia sẻ mã giới thiệu của bạn. Bạn bè nhập mã khi đăng ký. Tối đa mười người mỗi tháng.</p>',
      '<p>紹介コードを共有してください。お友だちが登録時に入力します。1か月につき10名まで。</p>',
      '<p>แชร์รหัสแนะนำของคุณ ให้เพื่อนกรอกตอนสมัคร ได้สูงสุดเดือนละสิบคน</p>',
      '<p>Bagikan kode referral Anda. Teman mengisinya saat mendaftar. Maksimal sepuluh teman per bulan.</p>',
    ),
    from: -90,
    until: null,
    terms: { amount: 288_00, upTo: false, amountOf: 'each' },
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
      '<p>We add your points the next morning. They never expire.</p>',
      '<p>Papasok ang points mo kinabukasan ng umaga. Hindi ito nag-e-expire.</p>',
      '<p>积分次日上午到账，永不过期。</p>',
      '<p>Điểm được cộng vào sáng hôm sau và không bao giờ hết hạn.</p>',
      '<p>ポイントは翌朝に付与します。有効期限はありません。</p>',
      '<p>คะแนนเข้าเช้าวันถัดไป และไม่มีวันหมดอายุ</p>',
      '<p>Poin masuk keesokan paginya dan tidak pernah hangus.</p>',
    ),
    from: -30,
    until: null,
    linkage: page('/fish'),
    terms: { pointsTimes: 2, upTo: false },
    art: { group: 'w_fish', seed: 1 },
  },
  {
    id: 'app',
    type: 'appDownload',
    title: text(
      'App download bonus: ₱88',
      'App download bonus: ₱88',
      '下载 App 送 ₱88',
      'Tải ứng dụng, nhận ₱88',
      'アプリダウンロードボーナス ₱88',
      'โหลดแอป รับโบนัส ₱88',
      'Bonus unduh aplikasi ₱88',
    ),
    summary: text(
      'Log in once with the Android or iPhone app, then claim your bonus.',
      'Mag-log in minsan sa Android o iPhone app, tapos i-claim ang bonus.',
      '用 Android 或 iPhone App 登录一次，即可领取奖金。',
      'Đăng nhập một lần bằng ứng dụng Android hoặc iPhone rồi nhận thưởng.',
      'AndroidまたはiPhoneのアプリで一度ログインすると、ボーナスを受け取れます。',
      'เข้าสู่ระบบด้วยแอป Android หรือ iPhone หนึ่งครั้ง แล้วกดรับโบนัส',
      'Masuk sekali lewat aplikasi Android atau iPhone, lalu klaim bonus Anda.',
    ),
    content: text(
      '<p>Once per account and device. Turnover 3×, slots only.</p>',
      '<p>Isang beses bawat account at device. Turnover 3×, slots lang.</p>',
      '<p>每个账户和设备限一次。流水 3 倍，仅限电子。</p>',
      '<p>Một lần cho mỗi tài khoản và thiết bị. Vòng cược 3×, chỉ tính slot.</p>',
      '<p>1アカウント・1端末につき1回。賭け条件3倍、スロットのみ対象。</p>',
      '<p>หนึ่งครั้งต่อบัญชีและอุปกรณ์ เทิร์น 3 เท่า เฉพาะสล็อต</p>',
      '<p>Sekali per akun dan perangkat. Turnover 3×, hanya slot.</p>',
    ),
    from: -120,
    until: null,
    linkage: page('/down'),
    terms: { amount: 88_00, upTo: false, turnover: 3 },
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
      '<ol><li>Add our official account on Zalo or WhatsApp.</li><li>Apply here with the number you use there, once a week.</li><li>We spin the wheel for you: it gives 1K to 131K points, which you claim here.</li></ol><p>One Zalo or WhatsApp number per account. Points have no turnover.</p>',
      '<ol><li>I-add ang official account namin sa Zalo o WhatsApp.</li><li>Mag-apply dito gamit ang number mo roon, isang beses kada linggo.</li><li>Kami ang mag-spin ng wheel: 1K hanggang 131K points, na i-claim mo rito.</li></ol><p>Isang Zalo o WhatsApp number bawat account. Walang turnover ang points.</p>',
      '<ol><li>在 Zalo 或 WhatsApp 添加我们的官方账号。</li><li>每周一次，用您在那里的号码在此申请。</li><li>我们为您转动转盘：1K 至 131K 积分，在此领取。</li></ol><p>每个账户限一个 Zalo 或 WhatsApp 号码。积分无流水要求。</p>',
      '<ol><li>Kết bạn với tài khoản chính thức trên Zalo hoặc WhatsApp.</li><li>Mỗi tuần một lần, đăng ký tại đây bằng số bạn dùng ở đó.</li><li>Chúng tôi quay giúp bạn: 1K đến 131K điểm, bạn nhận ngay tại đây.</li></ol><p>Mỗi tài khoản một số Zalo hoặc WhatsApp. Điểm không cần vòng cược.</p>',
      '<ol><li>ZaloまたはWhatsAppで公式アカウントを追加。</li><li>そこで使っている番号で、週に1回ここから申し込み。</li><li>こちらでルーレットを回します。1K～131Kポイントをここで受け取れます。</li></ol><p>1アカウントにつきZaloまたはWhatsAppの番号ひとつ。ポイントに賭け条件はありません。</p>',
      '<ol><li>เพิ่มบัญชีทางการของเราใน Zalo หรือ WhatsApp</li><li>สมัครที่นี่ด้วยหมายเลขที่ใช้ที่นั่น สัปดาห์ละครั้ง</li><li>เราหมุนวงล้อให้คุณ ได้ 1K ถึง 131K คะแนน กดรับได้ที่นี่</li></ol><p>หนึ่งหมายเลข Zalo หรือ WhatsApp ต่อบัญชี คะแนนไม่ต้องทำเทิร์น</p>',
      '<ol><li>Tambahkan akun resmi kami di Zalo atau WhatsApp.</li><li>Ajukan di sini dengan nomor yang Anda pakai di sana, seminggu sekali.</li><li>Kami memutar roda untuk Anda: 1K sampai 131K poin, klaim di sini.</li></ol><p>Satu nomor Zalo atau WhatsApp per akun. Poin tanpa turnover.</p>',
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
      '<ol><li>Post a win of ₱100 or more from this week.</li><li>Apply here with a picture of the post.</li><li>Once we accept it, claim your ₱58.</li></ol><p>No turnover. You may cover your username.</p>',
      '<ol><li>Mag-post ng panalong ₱100 pataas ngayong linggo.</li><li>Mag-apply dito na may picture ng post.</li><li>Kapag tinanggap namin, i-claim ang ₱58 mo.</li></ol><p>Walang turnover. Puwede mong takpan ang username mo.</p>',
      '<ol><li>发布本周一次 ₱100 或以上的赢局。</li><li>在此附上帖子截图提交申请。</li><li>通过后即可领取 ₱58。</li></ol><p>无流水要求。您可以遮住用户名。</p>',
      '<ol><li>Đăng một lần thắng từ ₱100 trong tuần này.</li><li>Đăng ký tại đây kèm hình bài đăng.</li><li>Khi được duyệt, hãy nhận ₱58.</li></ol><p>Không cần vòng cược. Bạn có thể che tên tài khoản.</p>',
      '<ol><li>今週の₱100以上の勝利を投稿。</li><li>投稿の画像を添えてここから申し込み。</li><li>承認されたら₱58を受け取り。</li></ol><p>賭け条件はありません。ユーザー名は隠してもかまいません。</p>',
      '<ol><li>โพสต์ชัยชนะ ₱100 ขึ้นไปของสัปดาห์นี้</li><li>สมัครที่นี่พร้อมรูปของโพสต์</li><li>เมื่ออนุมัติแล้ว กดรับ ₱58</li></ol><p>ไม่ต้องทำเทิร์น ปิดชื่อผู้ใช้ได้</p>',
      '<ol><li>Unggah kemenangan ₱100 atau lebih dari minggu ini.</li><li>Ajukan di sini dengan gambar unggahannya.</li><li>Setelah diterima, klaim ₱58 Anda.</li></ol><p>Tanpa turnover. Username boleh ditutup.</p>',
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
      'Live Casino: 5% back on Mondays',
      'Live Casino: 5% cashback tuwing Monday',
      '真人娱乐：每周一返还 5%',
      'Casino: hoàn 5% mỗi thứ Hai',
      'ライブカジノ：月曜に5%キャッシュバック',
      'คาสิโนสด: คืน 5% ทุกวันจันทร์',
      'Live Casino: cashback 5% setiap Senin',
    ),
    summary: text(
      'Get back 5% of your net loss at the live tables from Monday to Sunday, up to ₱20,000.',
      'Ibabalik ang 5% ng net loss mo sa live tables mula Monday hanggang Sunday, hanggang ₱20,000.',
      '返还您周一至周日在真人桌台净亏损的 5%，最高 ₱20,000。',
      'Hoàn 5% số tiền thua ròng tại bàn live từ thứ Hai đến Chủ nhật, tối đa ₱20,000.',
      '月曜から日曜までのライブテーブルの純損失の5%を、最大₱20,000まで還元します。',
      'คืน 5% ของยอดเสียสุทธิที่โต๊ะสดตั้งแต่วันจันทร์ถึงวันอาทิตย์ สูงสุด ₱20,000',
      'Dapatkan kembali 5% kekalahan bersih Anda di meja live dari Senin sampai Minggu, hingga ₱20,000.',
    ),
    content: text(
      '<p>Baccarat, roulette, blackjack and dragon tiger count in full. We credit it every Monday before 12:00 (PHT). Turnover 1×.</p><ul><li>Minimum net loss for the week: ₱1,000.</li><li>Bets on both sides of a table don’t count.</li></ul>',
      '<p>Buong counted ang baccarat, roulette, blackjack at dragon tiger. Papasok tuwing Monday bago mag-12:00 (PHT). Turnover 1×.</p><ul><li>Minimum na net loss sa linggo: ₱1,000.</li><li>Hindi counted ang taya sa magkabilang side ng table.</li></ul>',
      '<p>百家乐、轮盘、21 点和龙虎全额计入。每周一 12:00 前到账，流水 1 倍。</p><ul><li>当周净亏损至少 ₱1,000。</li><li>同一桌台两边下注不计入。</li></ul>',
      '<p>Baccarat, roulette, blackjack và rồng hổ được tính toàn bộ. Tiền vào trước 12:00 mỗi thứ Hai. Vòng cược 1×.</p><ul><li>Thua ròng trong tuần tối thiểu ₱1,000.</li><li>Không tính cược cả hai cửa của một bàn.</li></ul>',
      '<p>バカラ、ルーレット、ブラックジャック、ドラゴンタイガーは全額が対象です。毎週月曜12:00までに付与します。賭け条件1倍。</p><ul><li>週の純損失が₱1,000以上。</li><li>同じテーブルの両サイドへのベットは対象外です。</li></ul>',
      '<p>บาคาร่า รูเล็ต แบล็กแจ็ก และเสือมังกรนับเต็มจำนวน เงินเข้าทุกวันจันทร์ก่อน 12:00 น. เทิร์น 1 เท่า</p><ul><li>ยอดเสียสุทธิในสัปดาห์ขั้นต่ำ ₱1,000</li><li>ไม่นับการเดิมพันสองฝั่งในโต๊ะเดียวกัน</li></ul>',
      '<p>Baccarat, roulette, blackjack, dan dragon tiger dihitung penuh. Masuk setiap Senin sebelum pukul 12.00. Turnover 1×.</p><ul><li>Kekalahan bersih minimal ₱1,000 dalam seminggu.</li><li>Taruhan di kedua sisi meja tidak dihitung.</li></ul>',
    ),
    from: -45,
    until: null,
    linkage: page('/live'),
    terms: { percent: 5, amount: 20_000_00, upTo: false, turnover: 1 },
    art: { group: 'w_live', seed: 0 },
  },
  {
    id: 'sports',
    type: 'sports',
    title: text(
      'Parlay boost: up to 30% more',
      'Parlay boost: hanggang 30% dagdag',
      '串关加成：最高加 30%',
      'Cược xiên: thêm đến 30%',
      'パーレイブースト：最大30%アップ',
      'สเต็ปบูสต์: เพิ่มสูงสุด 30%',
      'Parlay boost: tambahan hingga 30%',
    ),
    summary: text(
      'Add four picks or more at odds of 1.50 or higher. If they all win, your payout grows by 5% to 30%.',
      'Pumili ng apat pataas sa odds na 1.50 o mas mataas. Kapag nanalo lahat, 5% hanggang 30% ang dagdag sa panalo.',
      '串四关及以上，每关赔率不低于 1.50。全中时彩金增加 5% 至 30%。',
      'Xiên từ bốn trận, tỷ lệ từ 1.50 trở lên. Thắng tất cả, tiền thắng tăng 5% đến 30%.',
      'オッズ1.50以上を4つ以上選択。すべて的中すると、払戻金が5～30%アップします。',
      'เลือกสี่คู่ขึ้นไป ค่าน้ำ 1.50 ขึ้นไป ถ้าชนะทุกคู่ เงินรางวัลเพิ่ม 5% ถึง 30%',
      'Pilih empat pertandingan atau lebih dengan odds 1.50 ke atas. Jika semua menang, pembayaran naik 5% sampai 30%.',
    ),
    content: text(
      `${table(['Picks', 'Boost'], ['4', '5%'], ['6', '15%'], ['9 or more', '30%'])}<p>The boost is paid with your win, up to ₱50,000 per bet slip. Void picks don’t count.</p>`,
      `${table(['Picks', 'Boost'], ['4', '5%'], ['6', '15%'], ['9 pataas', '30%'])}<p>Kasama ng panalo ang boost, hanggang ₱50,000 bawat bet slip. Hindi counted ang void na pick.</p>`,
      `${table(['串关数', '加成'], ['4', '5%'], ['6', '15%'], ['9 及以上', '30%'])}<p>加成随彩金一起派发，每张注单最高 ₱50,000。作废的选项不计入。</p>`,
      `${table(['Số trận', 'Thưởng thêm'], ['4', '5%'], ['6', '15%'], ['Từ 9', '30%'])}<p>Thưởng thêm trả cùng tiền thắng, tối đa ₱50,000 mỗi phiếu. Trận bị hủy không được tính.</p>`,
      `${table(['選択数', 'ブースト'], ['4', '5%'], ['6', '15%'], ['9以上', '30%'])}<p>ブーストは払戻金とともに支払われ、1枚につき最大₱50,000です。無効になった選択は数えません。</p>`,
      `${table(['จำนวนคู่', 'เพิ่ม'], ['4', '5%'], ['6', '15%'], ['9 ขึ้นไป', '30%'])}<p>จ่ายพร้อมเงินรางวัล สูงสุด ₱50,000 ต่อบิล คู่ที่เป็นโมฆะไม่นับ</p>`,
      `${table(['Pilihan', 'Tambahan'], ['4', '5%'], ['6', '15%'], ['9 atau lebih', '30%'])}<p>Tambahan dibayar bersama kemenangan, hingga ₱50,000 per slip. Pilihan yang batal tidak dihitung.</p>`,
    ),
    from: -20,
    until: 40,
    linkage: page('/sports'),
    terms: { percent: 30, amount: 50_000_00, upTo: true },
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
      'Card night: ₱30,000 on the tables',
      'Card night: ₱30,000 sa mga table',
      '牌王之夜：₱30,000 奖池',
      'Đêm đánh bài: ₱30,000 trên bàn',
      'カードナイト：賞金 ₱30,000',
      'คืนไพ่: เงินรางวัล ₱30,000',
      'Malam kartu: ₱30,000 di meja',
    ),
    summary: text(
      'Tongits and Pusoy, every Saturday from 19:00 (PHT). The best hundred hands share the pool.',
      'Tongits at Pusoy, tuwing Saturday mula 19:00 (PHT). Hati-hati sa pool ang pinakamagandang 100 hands.',
      'Tongits 与 Pusoy，每周六 19:00 起。最佳一百手牌瓜分奖池。',
      'Tongits và Pusoy, thứ Bảy hằng tuần từ 19:00. Một trăm ván bài đẹp nhất chia quỹ thưởng.',
      'トンギッツとプソイ、毎週土曜19:00から。ベスト100ハンドで賞金を分け合います。',
      'Tongits และ Pusoy ทุกวันเสาร์ตั้งแต่ 19:00 น. ไพ่ดีที่สุดหนึ่งร้อยมือแบ่งเงินรางวัล',
      'Tongits dan Pusoy, setiap Sabtu mulai 19.00. Seratus kartu terbaik berbagi hadiah.',
    ),
    content: text(
      '<p>Every hand you finish at a table with stakes of ₱10 or more counts. Players who collude lose their share.</p>',
      '<p>Counted ang bawat hand na natapos mo sa table na ₱10 pataas ang stake. Mawawalan ng share ang mga nagsasabwatan.</p>',
      '<p>在底注 ₱10 及以上的牌桌打完的每手牌都计入。串通作弊者取消份额。</p>',
      '<p>Mọi ván bạn chơi xong ở bàn có mức cược từ ₱10 đều được tính. Người thông đồng sẽ mất phần thưởng.</p>',
      '<p>ステーク₱10以上のテーブルで最後までプレイしたハンドがすべて対象です。共謀したプレイヤーは賞金の対象外となります。</p>',
      '<p>นับทุกมือที่เล่นจบในโต๊ะเดิมพัน ₱10 ขึ้นไป ผู้เล่นที่สมรู้ร่วมคิดจะหมดสิทธิ์รับส่วนแบ่ง</p>',
      '<p>Setiap kartu yang Anda selesaikan di meja dengan taruhan ₱10 atau lebih dihitung. Pemain yang bersekongkol kehilangan bagiannya.</p>',
    ),
    from: 5,
    until: 33,
    linkage: page('/pvp'),
    terms: { amount: 30_000_00, upTo: false, amountOf: 'pool' },
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

/**
 * Promotions with their times in ms since 1970. They start and end at midnight in the merchant's time zone.
 * @param made when the sandbox was made.
 */
const timedPromotions = (now: number, made: number) =>
  promotions.map((promotion) => {
    const day = startOfDay(promotion.raffle ? made : now)
    return {
      ...promotion,
      start: day + promotion.from * dayLength,
      end: promotion.until === null ? null : day + (promotion.until + 1) * dayLength,
    }
  })

/** All promotions: running and upcoming ones first, then those that have ended. */
export function listedPromotions(now: number, made: number) {
  const timed = timedPromotions(now, made)
  const isOver = ({ end }: { end: number | null }) => end !== null && end <= now
  return [...timed.filter((promotion) => !isOver(promotion)), ...timed.filter(isOver)]
}

/** Promotions that are running now. @param made as above; only the raffle's days depend on it. */
export const openPromotions = (now: number, made = now) =>
  timedPromotions(now, made).filter(({ start, end }) => start <= now && (end === null || now < end))
