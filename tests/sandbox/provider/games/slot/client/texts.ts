/** The words of this game. */
import { byLanguage } from '../../../client/languages.ts'

const english = {
  spin: 'Spin',
  reels: 'Reels',
  rules:
    'Ten lines pay from left to right. The parol is wild: it stands in for any symbol. Your bet is split evenly over the lines, and the table shows what a line pays, in line bets.',
  inARow: (count: number) => `${count} in a row`,
  symbols: {
    seven: 'seven',
    gem: 'gem',
    pearl: 'pearl',
    sun: 'sun',
    mango: 'mango',
    star: 'star',
    parol: 'parol',
  },
}
export type SlotTexts = typeof english

const filipino: SlotTexts = {
  ...english,
  spin: 'I-spin',
  rules:
    'Sampung lines, bayad mula kaliwa pakanan. Wild ang parol: puwede itong pumalit sa kahit anong symbol. Pantay na hati ang taya mo sa lahat ng lines, at nasa table ang bayad ng bawat line, sa line bets.',
  inARow: (count) => `${count} magkakasunod`,
  symbols: {
    seven: 'seven',
    gem: 'gem',
    pearl: 'perlas',
    sun: 'araw',
    mango: 'mangga',
    star: 'star',
    parol: 'parol',
  },
}

const chinese: SlotTexts = {
  spin: '旋转',
  reels: '转轮',
  rules:
    '十条线，从左至右赔付。灯笼为百搭，可替代任意图案。投注平均分配到各条线，表中为每条线的赔付，以线注计。',
  inARow: (count) => `${count} 连`,
  symbols: {
    seven: '七',
    gem: '宝石',
    pearl: '珍珠',
    sun: '太阳',
    mango: '芒果',
    star: '星星',
    parol: '灯笼',
  },
}

const vietnamese: SlotTexts = {
  spin: 'Quay',
  reels: 'Cuộn',
  rules:
    'Mười dòng, trả từ trái sang phải. Đèn lồng parol là biểu tượng thay thế mọi biểu tượng khác. Tiền cược chia đều cho các dòng, bảng ghi mức trả mỗi dòng, tính theo cược dòng.',
  inARow: (count) => `${count} liên tiếp`,
  symbols: {
    seven: 'số bảy',
    gem: 'đá quý',
    pearl: 'ngọc trai',
    sun: 'mặt trời',
    mango: 'xoài',
    star: 'ngôi sao',
    parol: 'parol',
  },
}

const japanese: SlotTexts = {
  spin: 'スピン',
  reels: 'リール',
  rules:
    '10本のラインが左から成立します。パロルはワイルドで、すべてのシンボルの代わりになります。ベットは各ラインに等分され、表の配当はラインベットの倍率です。',
  inARow: (count) => `${count}個そろい`,
  symbols: {
    seven: 'セブン',
    gem: '宝石',
    pearl: '真珠',
    sun: '太陽',
    mango: 'マンゴー',
    star: '星',
    parol: 'パロル',
  },
}

const thai: SlotTexts = {
  spin: 'หมุน',
  reels: 'วงล้อ',
  rules:
    'สิบไลน์ จ่ายจากซ้ายไปขวา โคมพารอลเป็นไวลด์ แทนได้ทุกสัญลักษณ์ เดิมพันแบ่งเท่ากันทุกไลน์ ตารางแสดงเงินจ่ายต่อไลน์เป็นเท่าของเดิมพันไลน์',
  inARow: (count) => `${count} ตัวติดกัน`,
  symbols: {
    seven: 'เลขเจ็ด',
    gem: 'อัญมณี',
    pearl: 'ไข่มุก',
    sun: 'ดวงอาทิตย์',
    mango: 'มะม่วง',
    star: 'ดาว',
    parol: 'โคมพารอล',
  },
}

const indonesian: SlotTexts = {
  spin: 'Putar',
  reels: 'Gulungan',
  rules:
    'Sepuluh garis, dibayar dari kiri ke kanan. Parol adalah wild dan menggantikan simbol apa pun. Taruhan dibagi rata ke semua garis, dan tabel menunjukkan bayaran tiap garis dalam taruhan garis.',
  inARow: (count) => `${count} berturut-turut`,
  symbols: {
    seven: 'tujuh',
    gem: 'permata',
    pearl: 'mutiara',
    sun: 'matahari',
    mango: 'mangga',
    star: 'bintang',
    parol: 'parol',
  },
}

export const slotTexts = byLanguage<SlotTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
})
