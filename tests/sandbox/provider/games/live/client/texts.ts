/** The words of this game. */
import { byLanguage } from '../../../client/languages.ts'

const english = {
  spots: {
    player: 'Player',
    tie: 'Tie',
    banker: 'Banker',
    dragon: 'Dragon',
    tiger: 'Tiger',
    red: 'Red',
    black: 'Black',
    even: 'Even',
    odd: 'Odd',
    low: '1–18',
    high: '19–36',
    'dozen-1': '1st 12',
    'dozen-2': '2nd 12',
    'dozen-3': '3rd 12',
    zero: 'Zero',
  },
  placeBets: 'Place your bets',
  noMoreBets: 'No more bets',
  seconds: (seconds: number) => `${seconds} s`,
  nextRound: 'Next round in',
  betSpots: 'Bet on',
  lastRounds: 'Last rounds',
  roundResult: (won: string) => `Result: ${won}`,
  wheel: (pocket: number) => `Pocket ${pocket}`,
  rules: {
    baccarat:
      'Player and banker get two or three cards by fixed rules. The hand nearest to nine wins. Player pays 2× your bet, banker 1.95× and a tie 9×. On a tie, bets on player and banker are returned.',
    dragonTiger:
      'Dragon and tiger get one card each. The higher card wins; ace is low. Dragon and tiger pay 2× your bet, a tie 9×. On a tie, half of a bet on dragon or tiger is returned.',
    roulette:
      'The wheel has 37 pockets with a single zero. Colours, even, odd and halves pay 2× your bet, dozens 3× and zero 36×.',
  },
}
export type LiveTexts = typeof english

const filipino: LiveTexts = {
  ...english,
  placeBets: 'Tumaya na',
  noMoreBets: 'Sarado na ang tayaan',
  nextRound: 'Susunod na round sa',
  betSpots: 'Tumaya sa',
  lastRounds: 'Mga huling round',
  roundResult: (won) => `Resulta: ${won}`,
}

const chinese: LiveTexts = {
  spots: {
    player: '闲',
    tie: '和',
    banker: '庄',
    dragon: '龙',
    tiger: '虎',
    red: '红',
    black: '黑',
    even: '双',
    odd: '单',
    low: '1–18',
    high: '19–36',
    'dozen-1': '第一打',
    'dozen-2': '第二打',
    'dozen-3': '第三打',
    zero: '零',
  },
  placeBets: '请下注',
  noMoreBets: '停止下注',
  seconds: (seconds) => `${seconds} 秒`,
  nextRound: '下一局',
  betSpots: '投注区',
  lastRounds: '最近几局',
  roundResult: (won) => `结果：${won}`,
  wheel: (pocket) => `号码 ${pocket}`,
  rules: {
    baccarat:
      '闲家和庄家按固定规则各得两张或三张牌，最接近九点者胜。闲赔 2 倍投注，庄 1.95 倍，和 9 倍；开和时退还闲、庄投注。',
    dragonTiger: '龙、虎各一张牌，大者胜，A 最小。龙、虎赔 2 倍投注，和 9 倍；开和时退还龙、虎投注的一半。',
    roulette: '轮盘 37 格，一个零。红黑、单双、大小赔 2 倍投注，打 3 倍，零 36 倍。',
  },
}

const vietnamese: LiveTexts = {
  spots: {
    player: 'Player',
    tie: 'Hòa',
    banker: 'Banker',
    dragon: 'Rồng',
    tiger: 'Hổ',
    red: 'Đỏ',
    black: 'Đen',
    even: 'Chẵn',
    odd: 'Lẻ',
    low: '1–18',
    high: '19–36',
    'dozen-1': '12 số đầu',
    'dozen-2': '12 số giữa',
    'dozen-3': '12 số cuối',
    zero: 'Số 0',
  },
  placeBets: 'Mời đặt cược',
  noMoreBets: 'Ngừng nhận cược',
  seconds: (seconds) => `${seconds} giây`,
  nextRound: 'Ván sau trong',
  betSpots: 'Cửa cược',
  lastRounds: 'Các ván vừa qua',
  roundResult: (won) => `Kết quả: ${won}`,
  wheel: (pocket) => `Ô ${pocket}`,
  rules: {
    baccarat:
      'Player và Banker nhận hai hoặc ba lá theo luật cố định. Bên gần chín nhất thắng. Player trả 2× tiền cược, Banker 1.95×, Hòa 9×. Khi hòa, cược Player và Banker được hoàn lại.',
    dragonTiger:
      'Rồng và Hổ mỗi bên một lá, lá lớn hơn thắng, Át nhỏ nhất. Rồng và Hổ trả 2× tiền cược, Hòa 9×. Khi hòa, hoàn một nửa cược Rồng hoặc Hổ.',
    roulette:
      'Bánh xe 37 ô với một số 0. Màu, chẵn lẻ và nửa bảng trả 2× tiền cược, nhóm 12 số 3×, số 0 36×.',
  },
}

const japanese: LiveTexts = {
  spots: {
    player: 'プレイヤー',
    tie: 'タイ',
    banker: 'バンカー',
    dragon: 'ドラゴン',
    tiger: 'タイガー',
    red: '赤',
    black: '黒',
    even: '偶数',
    odd: '奇数',
    low: '1–18',
    high: '19–36',
    'dozen-1': '1st 12',
    'dozen-2': '2nd 12',
    'dozen-3': '3rd 12',
    zero: 'ゼロ',
  },
  placeBets: 'ベットしてください',
  noMoreBets: 'ベット締め切り',
  seconds: (seconds) => `${seconds}秒`,
  nextRound: '次のラウンドまで',
  betSpots: 'ベット先',
  lastRounds: '最近のラウンド',
  roundResult: (won) => `結果：${won}`,
  wheel: (pocket) => `ポケット ${pocket}`,
  rules: {
    baccarat:
      'プレイヤーとバンカーに決まったルールで2枚か3枚を配り、9に近いほうが勝ちです。配当はプレイヤーがベットの2倍、バンカー1.95倍、タイ9倍。タイのときプレイヤーとバンカーへのベットは返還されます。',
    dragonTiger:
      'ドラゴンとタイガーに1枚ずつ配り、高いほうが勝ちです。Aが最低です。配当はドラゴンとタイガーがベットの2倍、タイ9倍。タイのときはベットの半額が戻ります。',
    roulette: '37ポケット、ゼロは1つ。配当は赤黒・偶奇・前後半がベットの2倍、ダズン3倍、ゼロ36倍。',
  },
}

const thai: LiveTexts = {
  spots: {
    player: 'ผู้เล่น',
    tie: 'เสมอ',
    banker: 'แบงเกอร์',
    dragon: 'มังกร',
    tiger: 'เสือ',
    red: 'แดง',
    black: 'ดำ',
    even: 'คู่',
    odd: 'คี่',
    low: '1–18',
    high: '19–36',
    'dozen-1': '12 ตัวแรก',
    'dozen-2': '12 ตัวกลาง',
    'dozen-3': '12 ตัวท้าย',
    zero: 'ศูนย์',
  },
  placeBets: 'วางเดิมพันได้',
  noMoreBets: 'ปิดรับเดิมพัน',
  seconds: (seconds) => `${seconds} วิ`,
  nextRound: 'รอบถัดไปใน',
  betSpots: 'เดิมพันที่',
  lastRounds: 'รอบล่าสุด',
  roundResult: (won) => `ผล: ${won}`,
  wheel: (pocket) => `ช่อง ${pocket}`,
  rules: {
    baccarat:
      'ผู้เล่นและแบงเกอร์ได้ไพ่สองหรือสามใบตามกติกา ฝั่งที่ใกล้เก้าที่สุดชนะ ผู้เล่นจ่าย 2 เท่าของเดิมพัน แบงเกอร์ 1.95 เท่า เสมอ 9 เท่า หากเสมอ คืนเดิมพันผู้เล่นและแบงเกอร์',
    dragonTiger:
      'มังกรและเสือได้ไพ่ฝั่งละใบ ไพ่สูงกว่าชนะ A ต่ำสุด มังกรและเสือจ่าย 2 เท่าของเดิมพัน เสมอ 9 เท่า หากเสมอ คืนเดิมพันมังกรหรือเสือครึ่งหนึ่ง',
    roulette: 'วงล้อ 37 ช่อง มีศูนย์เดียว สี คู่คี่ และครึ่งกระดานจ่าย 2 เท่าของเดิมพัน กลุ่ม 12 ตัว 3 เท่า ศูนย์ 36 เท่า',
  },
}

const indonesian: LiveTexts = {
  spots: {
    player: 'Player',
    tie: 'Seri',
    banker: 'Banker',
    dragon: 'Naga',
    tiger: 'Harimau',
    red: 'Merah',
    black: 'Hitam',
    even: 'Genap',
    odd: 'Ganjil',
    low: '1–18',
    high: '19–36',
    'dozen-1': '12 pertama',
    'dozen-2': '12 kedua',
    'dozen-3': '12 ketiga',
    zero: 'Nol',
  },
  placeBets: 'Pasang taruhan',
  noMoreBets: 'Taruhan ditutup',
  seconds: (seconds) => `${seconds} dtk`,
  nextRound: 'Ronde berikutnya',
  betSpots: 'Pasang pada',
  lastRounds: 'Ronde terakhir',
  roundResult: (won) => `Hasil: ${won}`,
  wheel: (pocket) => `Angka ${pocket}`,
  rules: {
    baccarat:
      'Player dan banker mendapat dua atau tiga kartu menurut aturan tetap. Yang terdekat ke sembilan menang. Player membayar 2× taruhan, banker 1,95×, dan seri 9×. Jika seri, taruhan player dan banker dikembalikan.',
    dragonTiger:
      'Naga dan harimau mendapat satu kartu. Kartu lebih tinggi menang, as paling rendah. Naga dan harimau membayar 2× taruhan, seri 9×. Jika seri, setengah taruhan naga atau harimau dikembalikan.',
    roulette:
      'Roda 37 angka dengan satu nol. Warna, genap ganjil, dan separuh membayar 2× taruhan, lusinan 3×, dan nol 36×.',
  },
}

export const liveTexts = byLanguage<LiveTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
})
