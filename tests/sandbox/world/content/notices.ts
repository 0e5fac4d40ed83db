import { newsKinds } from '#sandbox/operator/messages/kinds/news.ts'
import { promotions } from '#sandbox/operator/promotions/promotions.ts'
import { mapText, type Text, text } from '../texts/language.ts'

export type NoticeKind = 'player' | 'banners' | 'popup' | 'promotion'

/** A notice. Its age counts back from now, so the notices never look outdated. */
export type NoticeContent = {
  readonly id: number
  readonly kind: NoticeKind
  readonly hoursOld: number
  readonly title: Text
  /** HTML. */
  readonly content: Text
} & Extra

/** What a notice is about, and where to go from it. */
type Extra = {
  readonly category?: 'games' | 'payments' | 'promotion' | 'rules' | 'safety' | 'results' | 'app'
  readonly link?: { readonly path: string; readonly text: Text }
}

/** Weeks whose winners were announced, the latest first. */
const weeks = 6

type Row = readonly [kind: NoticeKind, hoursOld: number, title: Text, content: Text, extra?: Extra]

const seePromotion = text(
  'See the promotion',
  'Tingnan ang promo',
  '查看优惠',
  'Xem khuyến mãi',
  'プロモーションを見る',
  'ดูโปรโมชั่น',
  'Lihat promo',
)

/** A promotion as news, in its own words. */
function ofPromotion(kind: NoticeKind, hoursOld: number, promotionId: string): Row {
  const promotion = promotions.find(({ id }) => id === promotionId)
  if (!promotion) throw new Error(`there is no promotion ${promotionId}`)
  const { title, summary } = promotion
  const link = { path: `/promoDetail?id=${promotionId}`, text: seePromotion }
  return [
    kind,
    hoursOld,
    title,
    mapText(summary, (words) => `<p>${words}</p>`),
    { category: 'promotion', link },
  ]
}

const rows: readonly Row[] = [
  [
    'player',
    3,
    text(
      'Kidlat is back: all its games are open again',
      'Balik na ang Kidlat: puwede na ulit laruin lahat ng games nito',
      'Kidlat 恢复开放：旗下游戏全部可玩',
      'Kidlat đã trở lại: mọi trò chơi đều mở',
      'Kidlat再開：すべてのゲームがまた遊べます',
      'Kidlat กลับมาแล้ว: เปิดครบทุกเกม',
      'Kidlat kembali: semua gamenya sudah dibuka lagi',
    ),
    text(
      '<p>Maintenance at <b>Kidlat</b> is finished. Jackpots kept growing in the meantime.</p><ul><li>Open bonus rounds continue where you left off.</li><li>Bets without a result were returned in full. See your betting record.</li><li>Your favourites and free spins are as they were.</li></ul>',
      '<p>Tapos na ang maintenance ng <b>Kidlat</b>. Lumaki pa rin ang mga jackpot habang sarado ito.</p><ul><li>Itutuloy ang bonus round mo kung saan ka huminto.</li><li>Ibinalik nang buo ang mga tayang walang resulta. Tingnan ang Record ng taya mo.</li><li>Nandoon pa rin ang mga paborito at free spins mo.</li></ul>',
      '<p><b>Kidlat</b>维护已完成，期间奖池持续累积。</p><ul><li>未完成的奖励回合会从中断处继续。</li><li>没有结果的投注已全额退还，请查看投注记录。</li><li>您的收藏和免费旋转保持不变。</li></ul>',
      '<p><b>Kidlat</b> đã bảo trì xong. Jackpot vẫn tăng trong lúc đó.</p><ul><li>Vòng thưởng dang dở tiếp tục từ chỗ bạn dừng.</li><li>Cược chưa có kết quả đã được hoàn đủ. Xem lịch sử cược.</li><li>Mục yêu thích và lượt quay miễn phí vẫn giữ nguyên.</li></ul>',
      '<p><b>Kidlat</b>のメンテナンスが終わりました。その間もジャックポットは増え続けています。</p><ul><li>途中のボーナスラウンドは続きから再開します。</li><li>結果の出なかったベットは全額返還しました。ベット履歴をご確認ください。</li><li>お気に入りとフリースピンはそのままです。</li></ul>',
      '<p><b>Kidlat</b> ปรับปรุงเสร็จแล้ว แจ็กพอตยังสะสมต่อเนื่องในระหว่างนั้น</p><ul><li>รอบโบนัสที่ค้างไว้เล่นต่อจากเดิม</li><li>เดิมพันที่ไม่มีผลคืนให้เต็มจำนวนแล้ว ดูได้ในประวัติเดิมพัน</li><li>รายการโปรดและฟรีสปินของคุณยังอยู่ครบ</li></ul>',
      '<p>Pemeliharaan <b>Kidlat</b> sudah selesai. Jackpot tetap bertambah selama itu.</p><ul><li>Ronde bonus yang belum selesai berlanjut dari posisi terakhir.</li><li>Taruhan tanpa hasil sudah dikembalikan penuh. Lihat riwayat taruhan Anda.</li><li>Favorit dan free spin Anda tetap ada.</li></ul>',
    ),
    {
      category: 'games',
      link: {
        path: '/rng?vassalage=JL',
        text: text(
          'See Kidlat games',
          'Tingnan ang Kidlat games',
          '查看 Kidlat 游戏',
          'Xem trò chơi Kidlat',
          'Kidlatのゲームを見る',
          'ดูเกม Kidlat',
          'Lihat game Kidlat',
        ),
      },
    },
  ],
  [
    'player',
    26,
    newsKinds.freeDeposits.title,
    text(
      '<p>Deposit with GCash without a fee, up to <b>₱50,000</b> at a time.</p><ul><li>Minimum ₱50</li><li>In your balance within a minute</li></ul>',
      '<p>Mag-deposit sa GCash nang walang fee, hanggang <b>₱50,000</b> bawat deposit.</p><ul><li>Minimum ₱50</li><li>Nasa balance mo sa loob ng isang minuto</li></ul>',
      '<p>使用 GCash 充值，单笔 <b>₱50,000</b>以内免手续费。</p><ul><li>最低 ₱50</li><li>一分钟内到账</li></ul>',
      '<p>Nạp qua GCash không mất phí, mỗi lần đến <b>₱50,000</b>.</p><ul><li>Tối thiểu ₱50</li><li>Vào số dư trong vòng một phút</li></ul>',
      '<p>GCashの入金は1回 <b>₱50,000</b>まで手数料無料です。</p><ul><li>最低額 ₱50</li><li>1分以内に残高へ反映</li></ul>',
      '<p>ฝากผ่าน GCash ไม่มีค่าธรรมเนียม สูงสุดครั้งละ <b>₱50,000</b></p><ul><li>ขั้นต่ำ ₱50</li><li>เงินเข้าภายในหนึ่งนาที</li></ul>',
      '<p>Deposit lewat GCash tanpa biaya, hingga <b>₱50,000</b> sekali deposit.</p><ul><li>Minimum ₱50</li><li>Masuk saldo dalam satu menit</li></ul>',
    ),
    {
      category: 'payments',
      link: {
        path: '/deposit',
        text: text('Deposit', 'Mag-deposit', '去充值', 'Nạp tiền', '入金する', 'ฝากเงิน', 'Deposit'),
      },
    },
  ],
  ofPromotion('player', 30, 'rebate'),
  [
    'player',
    52,
    text(
      'Clearer terms on bonuses and complaints',
      'Mas malinaw na ang terms tungkol sa bonus at reklamo',
      '条款更新：新增奖金与投诉说明',
      'Điều khoản nói rõ hơn về thưởng và khiếu nại',
      '利用規約：ボーナスと苦情について追記しました',
      'ข้อกำหนดเพิ่มเรื่องโบนัสและการร้องเรียน',
      'Ketentuan kami kini memuat bonus dan keluhan',
    ),
    text(
      '<p>New sections: bets and results, bonuses, limits and breaks, and complaints. Nothing changes for bets and bonuses that are already running.</p>',
      '<p>Mga bagong section: taya at resulta, bonus, limit at break, at reklamo. Walang magbabago sa mga taya at bonus na tumatakbo na.</p>',
      '<p>新增章节：投注与结果、奖金、限额与暂停、投诉。进行中的投注和奖金不受影响。</p>',
      '<p>Các mục mới: cược và kết quả, thưởng, giới hạn và tạm nghỉ, khiếu nại. Cược và thưởng đang chạy không thay đổi.</p>',
      '<p>「ベットと結果」「ボーナス」「制限と休止」「苦情」の項目を追加しました。進行中のベットとボーナスに変更はありません。</p>',
      '<p>หัวข้อใหม่: เดิมพันและผล โบนัส วงเงินและการพัก และการร้องเรียน เดิมพันและโบนัสที่กำลังใช้อยู่ไม่เปลี่ยนแปลง</p>',
      '<p>Bagian baru: taruhan dan hasil, bonus, batas dan jeda, serta keluhan. Taruhan dan bonus yang sedang berjalan tidak berubah.</p>',
    ),
    {
      category: 'rules',
      link: {
        path: '/help#term',
        text: text(
          'Read the terms',
          'Basahin ang terms',
          '查看条款',
          'Đọc điều khoản',
          '規約を読む',
          'อ่านข้อกำหนด',
          'Baca ketentuan',
        ),
      },
    },
  ],
  [
    'player',
    75,
    text(
      'Three new tables at Amihan Live',
      'Tatlong bagong table sa Amihan Live',
      'Amihan Live 新增三张牌桌',
      'Ba bàn mới tại Amihan Live',
      'Amihan Liveに新テーブル3台',
      'โต๊ะใหม่สามโต๊ะที่ Amihan Live',
      'Tiga meja baru di Amihan Live',
    ),
    text(
      '<p>The Amihan Salon has three tables and a VIP table, from ₱50.</p>',
      '<p>May tatlong table at isang VIP table ang Amihan Salon, mula ₱50.</p>',
      '<p>Amihan Salon 设有三张桌台和一张 VIP 桌台，₱50 起。</p>',
      '<p>Amihan Salon có ba bàn và một bàn VIP, từ ₱50.</p>',
      '<p>Amihan Salonに3卓とVIP卓が加わりました。₱50から。</p>',
      '<p>Amihan Salon มีสามโต๊ะและโต๊ะ VIP เริ่ม ₱50</p>',
      '<p>Amihan Salon punya tiga meja dan satu meja VIP, mulai ₱50.</p>',
    ),
    {
      category: 'games',
      link: {
        path: '/live',
        text: text(
          'Go to Live Casino',
          'Pumunta sa Live Casino',
          '前往真人娱乐',
          'Đến casino trực tuyến',
          'ライブカジノへ',
          'ไปที่คาสิโนสด',
          'Buka Live Casino',
        ),
      },
    },
  ],
  [
    'player',
    98,
    text(
      'Palaro 4.2 for Android and iPhone',
      'Palaro 4.2 para sa Android at iPhone',
      'Palaro 4.2 Android 与 iPhone 版',
      'Palaro 4.2 cho Android và iPhone',
      'Palaro 4.2（Android・iPhone）',
      'Palaro 4.2 สำหรับ Android และ iPhone',
      'Palaro 4.2 untuk Android dan iPhone',
    ),
    text(
      '<p>The lobby opens faster, and your balance is easier to read. The app updates itself the next time you open it.</p>',
      '<p>Mas mabilis bumukas ang lobby, at mas madaling basahin ang balance mo. Kusa itong mag-a-update pagbukas mo ulit.</p>',
      '<p>大厅打开更快，余额更易读。下次打开 App 时会自动更新。</p>',
      '<p>Sảnh mở nhanh hơn và số dư dễ đọc hơn. Ứng dụng tự cập nhật khi bạn mở lần tới.</p>',
      '<p>ロビーの表示が速くなり、残高が見やすくなりました。次回起動時に自動で更新されます。</p>',
      '<p>ล็อบบี้เปิดเร็วขึ้น และอ่านยอดเงินง่ายขึ้น แอปจะอัปเดตเองเมื่อเปิดครั้งถัดไป</p>',
      '<p>Lobi terbuka lebih cepat dan saldo lebih mudah dibaca. Aplikasi memperbarui diri saat dibuka lagi.</p>',
    ),
    {
      category: 'app',
      link: {
        path: '/down',
        text: text(
          'Get the app',
          'Kunin ang app',
          '下载 App',
          'Tải ứng dụng',
          'アプリを入手',
          'ดาวน์โหลดแอป',
          'Unduh aplikasi',
        ),
      },
    },
  ],
  [
    'player',
    120,
    text(
      'Set a limit that suits you',
      'Mag-set ng limit na bagay sa iyo',
      '设定适合您的限额',
      'Đặt hạn mức phù hợp với bạn',
      '自分に合った限度額を設定',
      'ตั้งวงเงินที่เหมาะกับคุณ',
      'Atur batas yang cocok untuk Anda',
    ),
    text(
      '<p>Limit your deposits, losses or playing time, or take a break. You set it yourself, in a minute.</p><ul><li>A lower limit applies at once.</li><li>A higher one takes a day, so you can think it over.</li></ul>',
      '<p>Limitahan ang deposit, talo o oras ng laro mo, o mag-break muna. Ikaw mismo ang magse-set, isang minuto lang.</p><ul><li>Epektibo agad ang mas mababang limit.</li><li>May isang araw na hintay ang mas mataas, para mapag-isipan mo.</li></ul>',
      '<p>您可自行限制充值、亏损或游戏时长，也可暂停一段时间，一分钟即可设好。</p><ul><li>调低限额立即生效。</li><li>调高限额需等一天，方便您再考虑。</li></ul>',
      '<p>Giới hạn tiền nạp, tiền thua hoặc thời gian chơi, hoặc tạm nghỉ. Bạn tự đặt chỉ trong một phút.</p><ul><li>Hạn mức thấp hơn có hiệu lực ngay.</li><li>Hạn mức cao hơn phải chờ một ngày để bạn suy nghĩ lại.</li></ul>',
      '<p>入金、損失、プレイ時間の限度額や休止を、ご自身で1分で設定できます。</p><ul><li>引き下げはすぐに適用されます。</li><li>引き上げは、考え直せるように1日お待ちいただきます。</li></ul>',
      '<p>จำกัดยอดฝาก ยอดเสีย หรือเวลาเล่น หรือพักการเล่นได้ด้วยตนเองในหนึ่งนาที</p><ul><li>การลดวงเงินมีผลทันที</li><li>การเพิ่มวงเงินต้องรอหนึ่งวันเพื่อให้คิดทบทวน</li></ul>',
      '<p>Batasi deposit, kekalahan, atau waktu bermain, atau ambil jeda. Anda mengaturnya sendiri dalam satu menit.</p><ul><li>Batas yang lebih rendah langsung berlaku.</li><li>Batas yang lebih tinggi menunggu sehari agar Anda sempat berpikir.</li></ul>',
    ),
    {
      category: 'safety',
      link: {
        path: '/help#responsible-gaming',
        text: text(
          'Set a limit',
          'Mag-set ng limit',
          '设定限额',
          'Đặt hạn mức',
          '限度額を設定',
          'ตั้งวงเงิน',
          'Atur batas',
        ),
      },
    },
  ],
  [
    'player',
    200,
    text(
      'How to spot fake customer service',
      'Paano makilala ang pekeng customer service',
      '如何识别假冒客服',
      'Cách nhận ra chăm sóc khách hàng giả mạo',
      '偽のサポートを見分けるには',
      'วิธีสังเกตฝ่ายบริการลูกค้าปลอม',
      'Cara mengenali layanan pelanggan palsu',
    ),
    text(
      '<p>We never ask for your password or a code. <a href="/help#contact">How to reach us</a></p>',
      '<p>Hindi kami kailanman hihingi ng password o code. <a href="/help#contact">Paano kami ma-contact</a></p>',
      '<p>我们绝不会索要您的密码或验证码。<a href="/help#contact">如何联系我们</a></p>',
      '<p>Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn. <a href="/help#contact">Cách liên hệ với chúng tôi</a></p>',
      '<p>パスワードやコードをお尋ねすることは決してありません。<a href="/help#contact">お問い合わせ方法</a></p>',
      '<p>เราไม่เคยขอรหัสผ่านหรือรหัสยืนยันของคุณ <a href="/help#contact">วิธีติดต่อเรา</a></p>',
      '<p>Kami tidak pernah meminta password atau kode Anda. <a href="/help#contact">Cara menghubungi kami</a></p>',
    ),
    {
      category: 'safety',
      link: {
        path: '/help#security',
        text: text(
          'Keep your account safe',
          'Ingatan ang account mo',
          '保护账户安全',
          'Bảo vệ tài khoản',
          'アカウントを守る',
          'ดูแลบัญชีให้ปลอดภัย',
          'Jaga akun Anda',
        ),
      },
    },
  ],
  ...Array.from(
    { length: weeks },
    (_, week): Row => [
      'player',
      240 + week * 168,
      text(
        `Week ${weeks - week}: the leaderboard is closed`,
        `Week ${weeks - week}: sarado na ang leaderboard`,
        `第 ${weeks - week} 周排行榜已截止`,
        `Tuần ${weeks - week}: bảng xếp hạng đã chốt`,
        `第${weeks - week}週のランキングは終了しました`,
        `สัปดาห์ที่ ${weeks - week}: ปิดตารางอันดับแล้ว`,
        `Minggu ${weeks - week}: papan peringkat ditutup`,
      ),
      text(
        '<p>The leaderboard shows this week’s top 20.</p>',
        '<p>Nasa leaderboard ang top 20 ngayong linggo.</p>',
        '<p>排行榜显示本周前 20 名。</p>',
        '<p>Bảng xếp hạng hiển thị top 20 của tuần này.</p>',
        '<p>ランキングでは今週の上位20名を確認できます。</p>',
        '<p>ตารางอันดับแสดง 20 อันดับแรกของสัปดาห์นี้</p>',
        '<p>Papan peringkat menampilkan 20 besar minggu ini.</p>',
      ),
      { category: 'results' },
    ],
  ),
  [
    'banners',
    12,
    text(
      'Jackpot: Bulkan Fury',
      'Jackpot: Bulkan Fury',
      '大奖：Bulkan Fury',
      'Jackpot: Bulkan Fury',
      'ジャックポット：Bulkan Fury',
      'แจ็กพอต: Bulkan Fury',
      'Jackpot: Bulkan Fury',
    ),
    text(
      '<p>It grows with every bet.</p>',
      '<p>Lumalaki sa bawat taya.</p>',
      '<p>每一笔投注都让奖池增长。</p>',
      '<p>Tăng lên theo từng lượt cược.</p>',
      '<p>ベットのたびに増え続けます。</p>',
      '<p>เพิ่มขึ้นทุกเดิมพัน</p>',
      '<p>Bertambah di setiap taruhan.</p>',
    ),
    {
      category: 'games',
      link: {
        path: '/rng?classify=JP',
        text: text(
          'See jackpot games',
          'Tingnan ang jackpot games',
          '查看奖池游戏',
          'Xem trò chơi jackpot',
          'ジャックポットを見る',
          'ดูเกมแจ็กพอต',
          'Lihat game jackpot',
        ),
      },
    },
  ],
  [
    'popup',
    5,
    text(
      'Play for fun, stop in time',
      'Maglaro para mag-enjoy, huminto sa oras',
      '娱乐为主，适时停手',
      'Chơi cho vui, dừng đúng lúc',
      '楽しく遊び、早めにやめる',
      'เล่นเพื่อความสนุก หยุดให้ทันเวลา',
      'Main untuk hiburan, berhenti tepat waktu',
    ),
    text(
      '<p>Gambling can be addictive. <a href="/help#responsible-gaming">Know when to stop.</a></p>',
      '<p>Nakakaadik ang sugal. <a href="/help#responsible-gaming">Alamin kung kailan titigil.</a></p>',
      '<p>博彩可能令人成瘾。<a href="/help#responsible-gaming">请懂得适可而止。</a></p>',
      '<p>Cờ bạc có thể gây nghiện. <a href="/help#responsible-gaming">Hãy biết dừng đúng lúc.</a></p>',
      '<p>ギャンブルには依存のおそれがあります。<a href="/help#responsible-gaming">やめどきを知りましょう。</a></p>',
      '<p>การพนันอาจทำให้ติดได้ <a href="/help#responsible-gaming">รู้จักหยุดให้เป็น</a></p>',
      '<p>Judi bisa membuat kecanduan. <a href="/help#responsible-gaming">Tahu kapan harus berhenti.</a></p>',
    ),
    {
      category: 'safety',
      link: {
        path: '/help#responsible-gaming',
        text: text(
          'See your tools',
          'Tingnan ang tools mo',
          '查看自助工具',
          'Xem công cụ của bạn',
          'ツールを見る',
          'ดูเครื่องมือของคุณ',
          'Lihat fitur Anda',
        ),
      },
    },
  ],
  ofPromotion('promotion', 20, 'friend'),
  ofPromotion('promotion', 50, 'fish'),
]

export const notices: readonly NoticeContent[] = rows.map(
  ([kind, hoursOld, title, content, extra], index) => ({
    id: 901 + index,
    kind,
    hoursOld,
    title,
    content,
    ...extra,
  }),
)
