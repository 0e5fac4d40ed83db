import { type Text, text } from '#sandbox/world/texts/language.ts'
import type { agentNewsTopics } from '#shared/contract/endpoints/agent-news.ts'

/** An announcement to agents. Its age counts back from when the sandbox was filled. */
export type Announcement = {
  readonly id: string
  readonly topic: (typeof agentNewsTopics)[number]
  readonly hoursOld: number
  readonly pinned?: true
  readonly title: Text
  /** Plain text. */
  readonly body: Text
}

export const announcements: readonly Announcement[] = [
  {
    id: 'rebate',
    topic: 'income',
    hoursOld: 96,
    pinned: true,
    title: text(
      'How your team rebate is counted',
      'Paano binibilang ang team rebate mo',
      '团队返水的计算方式',
      'Cách tính hoàn trả nhóm',
      'チームリベートの計算方法',
      'วิธีคิดรีเบตของทีม',
      'Cara menghitung rebate tim',
    ),
    body: text(
      'You get a percentage of your team’s valid bets, won or lost.\n\nOn each direct line it is your rate minus the line’s. It is rounded down to the centavo per line and paid once a day, at 00:00 Manila time, for the day before.\n\nNo turnover is required: you can withdraw it at once.',
      'May porsyento ka sa valid bets ng team mo, panalo man o talo.\n\nSa bawat direct line, rate mo bawas ang rate ng line. Naka-round down ito sa sentimo kada line at binabayaran araw-araw, 00:00 Manila time, para sa nakaraang araw.\n\nWalang turnover: puwede mo agad i-withdraw.',
      '无论输赢，您均可获得团队有效投注的一定比例。\n\n每条直属线路按您的费率减去该线路费率计算，逐线向下取整至分，每日马尼拉时间 00:00 结算前一日。\n\n无流水要求，可立即提现。',
      'Bạn nhận một phần trăm cược hợp lệ của nhóm, dù thắng hay thua.\n\nVới mỗi nhánh trực tiếp, đó là tỷ lệ của bạn trừ tỷ lệ của nhánh. Làm tròn xuống từng nhánh và trả mỗi ngày lúc 00:00 giờ Manila cho ngày hôm trước.\n\nKhông yêu cầu vòng cược: bạn có thể rút ngay.',
      '勝敗にかかわらず、チームの有効ベットの一定割合を受け取れます。\n\n直属ラインごとに、ご自身の料率からラインの料率を引いた分です。ラインごとにセンタボ未満を切り捨て、毎日マニラ時間0:00に前日分を支払います。\n\n賭け条件はなく、すぐに出金できます。',
      'คุณได้เปอร์เซ็นต์จากยอดเดิมพันถูกต้องของทีม ไม่ว่าจะได้หรือเสีย\n\nแต่ละสายโดยตรงคิดจากอัตราของคุณลบอัตราของสาย ปัดลงเป็นเซนตาโวต่อสาย และจ่ายทุกวันเวลา 00:00 ตามเวลามะนิลาสำหรับวันก่อนหน้า\n\nไม่มีเงื่อนไขยอดเทิร์น ถอนได้ทันที',
      'Anda mendapat persentase dari taruhan valid tim, menang atau kalah.\n\nDi setiap jalur langsung, besarnya rate Anda dikurangi rate jalur itu. Dibulatkan ke bawah per jalur dan dibayar setiap hari pukul 00:00 waktu Manila untuk hari sebelumnya.\n\nTanpa syarat turnover: bisa langsung ditarik.',
    ),
  },
  {
    id: 'rates',
    topic: 'team',
    hoursOld: 20,
    title: text(
      'Rates of your downlines start at midnight',
      'Midnight nagsisimula ang rates ng downlines mo',
      '下级费率自午夜起生效',
      'Tỷ lệ của tuyến dưới áp dụng từ nửa đêm',
      'ダウンラインの料率は午前0時から',
      'อัตราของดาวน์ไลน์เริ่มตอนเที่ยงคืน',
      'Rate downline berlaku mulai tengah malam',
    ),
    body: text(
      'Set a direct downline’s rate under Downline, in its details. It applies from the next 00:00, and the downline gets a message at once.\n\nIt can’t be below the highest rate in the downline’s own lines, or above yours.',
      'I-set ang rate ng direct downline sa Downline, sa detalye nito. Epektibo ito sa susunod na 00:00, at may message agad ang downline.\n\nHindi ito puwedeng bumaba sa pinakamataas na rate sa lines niya, at hindi lalampas sa iyo.',
      '在“下级管理”的详情中设置直属下级的费率，自下一个 00:00 起生效，下级会立即收到消息。\n\n费率不得低于该下级自身线路的最高费率，也不得高于您的费率。',
      'Đặt tỷ lệ của tuyến dưới trực tiếp trong mục Tuyến dưới, phần chi tiết. Áp dụng từ 00:00 kế tiếp, và tuyến dưới nhận tin nhắn ngay.\n\nKhông thấp hơn tỷ lệ cao nhất trong các nhánh của họ và không cao hơn của bạn.',
      '直属ダウンラインの料率は「ダウンライン」の詳細で設定できます。次の0:00から適用され、相手にはすぐ通知されます。\n\n相手の配下の最高料率より低く、またはご自身の料率より高くはできません。',
      'ตั้งอัตราของดาวน์ไลน์โดยตรงได้ที่เมนูดาวน์ไลน์ ในรายละเอียด มีผลตั้งแต่ 00:00 ถัดไป และดาวน์ไลน์จะได้รับข้อความทันที\n\nต้องไม่ต่ำกว่าอัตราสูงสุดในสายของเขา และไม่สูงกว่าของคุณ',
      'Atur rate downline langsung di menu Downline, pada detailnya. Berlaku mulai 00:00 berikutnya, dan downline langsung mendapat pesan.\n\nTidak boleh di bawah rate tertinggi di jalurnya, dan tidak di atas rate Anda.',
    ),
  },
  {
    id: 'active',
    topic: 'team',
    hoursOld: 290,
    title: text(
      'How we count an active member',
      'Paano namin binibilang ang active na member',
      '活跃会员的统计方式',
      'Cách chúng tôi tính thành viên hoạt động',
      'アクティブ会員の数え方',
      'วิธีนับสมาชิกที่ใช้งาน',
      'Cara kami menghitung member aktif',
    ),
    body: text(
      'In the overview, a member is active if they have a settled bet on the dates you chose; in the downline list, if they have one in the last 30 days.\n\nOpen and cancelled bets don’t count.',
      'Sa overview, active ang member na may settled na bet sa mga petsang pinili mo. Sa downline list, kung may settled na bet sa huling 30 araw.\n\nHindi kasama ang open at cancelled na bets.',
      '在概览中，会员在所选日期内有已结算投注即为活跃；在下级列表中，最近 30 天内有已结算投注即为活跃。\n\n未结算和已取消的投注不计入。',
      'Ở phần tổng quan, thành viên hoạt động là người có cược đã có kết quả trong những ngày bạn chọn. Ở danh sách tuyến dưới là trong 30 ngày gần nhất.\n\nCược đang mở và đã hủy không tính.',
      '概要では、選択した期間に確定したベットがある会員をアクティブと数えます。ダウンライン一覧では直近30日間です。\n\n進行中や取り消されたベットは含みません。',
      'ในภาพรวม สมาชิกใช้งานคือผู้ที่มีเดิมพันที่รู้ผลแล้วในวันที่คุณเลือก ในรายการดาวน์ไลน์คือภายใน 30 วันที่ผ่านมา\n\nไม่นับเดิมพันที่ยังเปิดอยู่และที่ยกเลิก',
      'Di ringkasan, member aktif bila punya taruhan yang sudah diputuskan pada hari yang Anda pilih. Di daftar downline, dalam 30 hari terakhir.\n\nTaruhan terbuka dan dibatalkan tidak dihitung.',
    ),
  },
  {
    id: 'kidlat',
    topic: 'games',
    hoursOld: 5,
    title: text(
      'Kidlat is back: all its games are open',
      'Balik na ang Kidlat: bukas na lahat ng games nito',
      'Kidlat 恢复开放：旗下游戏全部可玩',
      'Kidlat đã trở lại: mọi trò chơi đều mở',
      'Kidlat再開：すべてのゲームが遊べます',
      'Kidlat กลับมาแล้ว: เปิดครบทุกเกม',
      'Kidlat kembali: semua gamenya dibuka',
    ),
    body: text(
      'Maintenance is finished. Bonus rounds that were open continue where your members left off.',
      'Tapos na ang maintenance. Itutuloy ang open na bonus rounds kung saan huminto ang members mo.',
      '维护已完成。未完成的奖励回合会从会员中断处继续。',
      'Đã bảo trì xong. Các vòng thưởng dang dở sẽ tiếp tục từ chỗ thành viên dừng.',
      'メンテナンスが終わりました。途中のボーナスラウンドは続きから再開します。',
      'ปรับปรุงเสร็จแล้ว รอบโบนัสที่ค้างไว้จะเล่นต่อจากเดิม',
      'Pemeliharaan selesai. Ronde bonus yang terbuka berlanjut dari posisi terakhir.',
    ),
  },
  {
    id: 'gcash',
    topic: 'money',
    hoursOld: 320,
    title: text(
      'Your members deposit with GCash without a fee',
      'Walang fee ang GCash deposit ng members mo',
      '您的会员使用 GCash 充值免手续费',
      'Thành viên của bạn nạp GCash không mất phí',
      '会員のGCash入金は手数料無料',
      'สมาชิกของคุณฝากผ่าน GCash ไม่มีค่าธรรมเนียม',
      'Member Anda deposit GCash tanpa biaya',
    ),
    body: text(
      'Up to ₱50,000 at a time. It’s in their balance within a minute.',
      'Hanggang ₱50,000 bawat deposit. Nasa balance nila sa loob ng isang minuto.',
      '单笔 ₱50,000 以内，一分钟内到账。',
      'Mỗi lần đến ₱50,000. Tiền vào số dư trong vòng một phút.',
      '1回₱50,000まで。1分以内に残高へ反映されます。',
      'สูงสุดครั้งละ ₱50,000 เข้ายอดเงินภายในหนึ่งนาที',
      'Hingga ₱50,000 sekali deposit. Masuk ke saldo dalam satu menit.',
    ),
  },
]
