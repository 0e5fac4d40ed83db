/** The words of this game. */
import { byLanguage } from '../../../client/languages.ts'

const english = {
  lastFlights: 'Last flights',
  players: 'In this round',
  nobody: 'No bets yet.',
  startsIn: (seconds: number) => `Takes off in ${seconds} s`,
  flying: 'In the air',
  crashed: (at: string) => `Crashed at ${at}×`,
  auto: 'Cash out at',
  autoAt: 'Automatic cash-out at',
  join: 'Place bet',
  placed: 'Bet placed',
  cashOut: (amount: string) => `Cash out ${amount}`,
  wait: 'Wait for the next round',
  left: (at: string) => `You cashed out at ${at}×.`,
  lost: (at: string) => `It crashed at ${at}× before you cashed out.`,
  autoWrong: 'Enter a number from 1.01 to 100.',
  round: (number: string) => `Round ${number}`,
  rules:
    'Bet before take-off. The multiplier grows from 1.00× until the flight crashes, at 100× at the latest. Cash out before that and you win your bet times the multiplier. With automatic cash-out you cash out at your number, even if you close the game. If it crashes first, the bet is lost.',
  fair: 'Where a flight crashes is fixed before anyone bets. Its seal is published while betting is open and what it seals once the flight has ended, so you can check it with SHA-256.',
  seal: 'Seal of this round',
}
export type CrashTexts = typeof english

const filipino: CrashTexts = {
  ...english,
  lastFlights: 'Mga huling flight',
  players: 'Kasali sa round',
  nobody: 'Wala pang tumataya.',
  startsIn: (seconds) => `Lilipad sa loob ng ${seconds} s`,
  flying: 'Nasa ere na',
  crashed: (at) => `Nag-crash sa ${at}×`,
  auto: 'Auto cash out sa',
  autoAt: 'Auto cash out sa',
  join: 'Tumaya',
  placed: 'Nakataya na',
  cashOut: (amount) => `Cash out ${amount}`,
  wait: 'Hintayin ang next round',
  left: (at) => `Nag-cash out ka sa ${at}×.`,
  lost: (at) => `Nag-crash sa ${at}× bago ka nakapag-cash out.`,
  autoWrong: 'Maglagay ng 1.01 hanggang 100.',
  rules:
    'Tumaya bago lumipad. Tumataas ang multiplier mula 1.00× hanggang mag-crash, 100× ang pinakamataas. Mag-cash out bago ang crash at panalo mo ang taya mo na imu-multiply. Sa auto cash out, lalabas ka sa numerong pinili mo kahit isara mo ang game. Kapag nauna ang crash, talo ang taya.',
  fair: 'Nakatakda na kung saan magka-crash bago pa may tumaya. Naka-post ang seal habang bukas ang tayaan, at ang laman nito pagkatapos ng flight, kaya puwede mong i-check gamit ang SHA-256.',
  seal: 'Seal ng round na ito',
}

const chinese: CrashTexts = {
  lastFlights: '最近航班',
  players: '本局玩家',
  nobody: '还没有人下注。',
  startsIn: (seconds) => `${seconds} 秒后起飞`,
  flying: '飞行中',
  crashed: (at) => `在 ${at} 倍坠毁`,
  auto: '自动兑现倍数',
  autoAt: '自动兑现倍数',
  join: '下注',
  placed: '已下注',
  cashOut: (amount) => `兑现 ${amount}`,
  wait: '等待下一局',
  left: (at) => `您在 ${at} 倍兑现。`,
  lost: (at) => `在您兑现前已于 ${at} 倍坠毁。`,
  autoWrong: '请输入 1.01 至 100。',
  round: (number) => `第 ${number} 局`,
  rules:
    '起飞前下注。倍数从 1.00 倍开始上升，直至坠毁，最高 100 倍。坠毁前兑现，即可赢得投注乘以倍数。设置自动兑现后，即使关闭游戏也会在该倍数离场。先坠毁则输掉投注。',
  fair: '坠毁点在任何人下注前就已确定。下注期间公布其封印，结束后公布封印内容，您可用 SHA-256 验证。',
  seal: '本局封印',
}

const vietnamese: CrashTexts = {
  lastFlights: 'Các chuyến gần đây',
  players: 'Trong ván này',
  nobody: 'Chưa có ai đặt cược.',
  startsIn: (seconds) => `Cất cánh sau ${seconds} giây`,
  flying: 'Đang bay',
  crashed: (at) => `Rơi ở ${at}×`,
  auto: 'Tự rút ở',
  autoAt: 'Tự động rút ở',
  join: 'Đặt cược',
  placed: 'Đã đặt cược',
  cashOut: (amount) => `Rút ${amount}`,
  wait: 'Chờ ván tiếp theo',
  left: (at) => `Bạn đã rút ở ${at}×.`,
  lost: (at) => `Rơi ở ${at}× trước khi bạn rút.`,
  autoWrong: 'Nhập số từ 1.01 đến 100.',
  round: (number) => `Ván ${number}`,
  rules:
    'Đặt cược trước khi cất cánh. Hệ số tăng từ 1.00× cho đến khi rơi, cao nhất 100×. Rút trước lúc đó, bạn thắng tiền cược nhân hệ số. Với tự động rút, bạn rời ở mức đã chọn dù đã đóng trò chơi. Nếu rơi trước, bạn mất tiền cược.',
  fair: 'Điểm rơi được định trước khi có người cược. Dấu niêm phong được công bố khi mở cược, nội dung của nó sau khi kết thúc, để bạn kiểm tra bằng SHA-256.',
  seal: 'Niêm phong của ván này',
}

const japanese: CrashTexts = {
  lastFlights: '最近のフライト',
  players: 'このラウンドの参加者',
  nobody: 'まだベットはありません。',
  startsIn: (seconds) => `あと${seconds}秒で離陸`,
  flying: '飛行中',
  crashed: (at) => `${at}倍でクラッシュ`,
  auto: '自動キャッシュアウト',
  autoAt: '自動キャッシュアウトの倍率',
  join: 'ベットする',
  placed: 'ベット済み',
  cashOut: (amount) => `${amount}をキャッシュアウト`,
  wait: '次のラウンドをお待ちください',
  left: (at) => `${at}倍でキャッシュアウトしました。`,
  lost: (at) => `キャッシュアウト前に${at}倍でクラッシュしました。`,
  autoWrong: '1.01から100までの数値を入力してください。',
  round: (number) => `ラウンド${number}`,
  rules:
    '離陸前にベットします。倍率は1.00倍からクラッシュまで上がり、最大100倍です。その前にキャッシュアウトすると、ベット×倍率を獲得します。自動キャッシュアウトなら、ゲームを閉じても指定の倍率で確定します。先にクラッシュするとベットは失われます。',
  fair: 'クラッシュする位置はベット前に決まっています。受付中に封印を、終了後にその中身を公開するので、SHA-256で確認できます。',
  seal: 'このラウンドの封印',
}

const thai: CrashTexts = {
  lastFlights: 'เที่ยวบินล่าสุด',
  players: 'ผู้เล่นรอบนี้',
  nobody: 'ยังไม่มีใครเดิมพัน',
  startsIn: (seconds) => `ขึ้นบินใน ${seconds} วินาที`,
  flying: 'กำลังบิน',
  crashed: (at) => `ตกที่ ${at} เท่า`,
  auto: 'แคชเอาท์ที่',
  autoAt: 'แคชเอาท์อัตโนมัติที่',
  join: 'วางเดิมพัน',
  placed: 'วางเดิมพันแล้ว',
  cashOut: (amount) => `แคชเอาท์ ${amount}`,
  wait: 'รอรอบถัดไป',
  left: (at) => `คุณแคชเอาท์ที่ ${at} เท่า`,
  lost: (at) => `ตกที่ ${at} เท่าก่อนคุณแคชเอาท์`,
  autoWrong: 'ใส่ตัวเลข 1.01 ถึง 100',
  round: (number) => `รอบ ${number}`,
  rules:
    'เดิมพันก่อนขึ้นบิน ตัวคูณเพิ่มจาก 1.00 เท่าจนกว่าจะตก สูงสุด 100 เท่า แคชเอาท์ก่อนตกจะได้เดิมพันคูณตัวคูณ หากตั้งแคชเอาท์อัตโนมัติ คุณจะออกที่ตัวเลขนั้นแม้ปิดเกม ถ้าตกก่อนจะเสียเดิมพัน',
  fair: 'จุดตกถูกกำหนดก่อนมีใครเดิมพัน ตราผนึกเผยแพร่ระหว่างเปิดเดิมพัน และเนื้อหาเผยแพร่เมื่อจบ คุณตรวจสอบได้ด้วย SHA-256',
  seal: 'ตราผนึกของรอบนี้',
}

const indonesian: CrashTexts = {
  lastFlights: 'Penerbangan terakhir',
  players: 'Di ronde ini',
  nobody: 'Belum ada yang bertaruh.',
  startsIn: (seconds) => `Lepas landas ${seconds} dtk lagi`,
  flying: 'Di udara',
  crashed: (at) => `Jatuh di ${at}×`,
  auto: 'Cash out di',
  autoAt: 'Cash out otomatis di',
  join: 'Pasang taruhan',
  placed: 'Taruhan terpasang',
  cashOut: (amount) => `Cash out ${amount}`,
  wait: 'Tunggu ronde berikutnya',
  left: (at) => `Anda cash out di ${at}×.`,
  lost: (at) => `Jatuh di ${at}× sebelum Anda cash out.`,
  autoWrong: 'Masukkan angka 1.01 sampai 100.',
  round: (number) => `Ronde ${number}`,
  rules:
    'Bertaruh sebelum lepas landas. Pengali naik dari 1.00× sampai jatuh, paling tinggi 100×. Cash out sebelum itu dan Anda memenangkan taruhan dikali pengali. Dengan cash out otomatis Anda keluar di angka itu walau game ditutup. Jika jatuh lebih dulu, taruhan hilang.',
  fair: 'Titik jatuh ditetapkan sebelum ada yang bertaruh. Segelnya diumumkan selama taruhan dibuka, dan isinya setelah selesai, agar bisa Anda periksa dengan SHA-256.',
  seal: 'Segel ronde ini',
}

export const crashTexts = byLanguage<CrashTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
})
