/** The words of this game. */
import { byLanguage } from '../../../client/languages.ts'

const english = {
  colours: { red: 'Red', blue: 'Blue', yellow: 'Yellow', green: 'Green', pink: 'Pink', white: 'White' },
  dice: 'Dice',
  chooseColour: 'Bet on a colour',
  history: 'Last rounds',
  noRounds: 'Your rounds appear here.',
  pays: (dice: number, times: number) => `${dice === 1 ? '1 die' : `${dice} dice`}: ${times}×`,
  onColour: 'Bet on',
  hits: (colour: string, hits: number) =>
    hits === 0 ? `No ${colour.toLowerCase()}` : `${hits} × ${colour.toLowerCase()}`,
  rules:
    'Three dice with a colour on each side. One die in your colour pays 2× your bet, two pay 3× and three pay 4×.',
}
export type DiceTexts = typeof english

const filipino: DiceTexts = {
  ...english,
  colours: { red: 'Pula', blue: 'Asul', yellow: 'Dilaw', green: 'Berde', pink: 'Pink', white: 'Puti' },
  chooseColour: 'Tumaya sa kulay',
  history: 'Mga huling round',
  noRounds: 'Dito lalabas ang mga round mo.',
  pays: (dice, times) => `${dice} tama: ${times}×`,
  onColour: 'Taya sa',
  hits: (colour, hits) =>
    hits === 0 ? `Walang ${colour.toLowerCase()}` : `${hits} × ${colour.toLowerCase()}`,
  rules:
    'Tatlong dice na may kulay ang bawat side. 2× ng taya mo ang bayad sa isang tama, 3× sa dalawa at 4× sa tatlo.',
}

const chinese: DiceTexts = {
  colours: { red: '红', blue: '蓝', yellow: '黄', green: '绿', pink: '粉', white: '白' },
  dice: '骰子',
  chooseColour: '选择颜色下注',
  history: '最近几局',
  noRounds: '您的投注局会显示在这里。',
  pays: (dice, times) => `${dice} 颗：×${times}`,
  onColour: '投注颜色',
  hits: (colour, hits) => (hits === 0 ? `没有${colour}` : `${hits} 颗${colour}`),
  rules: '三颗骰子，每面一种颜色。出现一颗您选的颜色赔 2 倍投注，两颗 3 倍，三颗 4 倍。',
}

const vietnamese: DiceTexts = {
  colours: { red: 'Đỏ', blue: 'Xanh dương', yellow: 'Vàng', green: 'Xanh lá', pink: 'Hồng', white: 'Trắng' },
  dice: 'Xúc xắc',
  chooseColour: 'Cược màu',
  history: 'Các vòng vừa qua',
  noRounds: 'Các vòng của bạn hiện ở đây.',
  pays: (dice, times) => `${dice} xúc xắc: ×${times}`,
  onColour: 'Cược màu',
  hits: (colour, hits) =>
    hits === 0 ? `Không có màu ${colour.toLowerCase()}` : `${hits} × màu ${colour.toLowerCase()}`,
  rules: 'Ba xúc xắc, mỗi mặt một màu. Một xúc xắc trúng màu trả 2× tiền cược, hai trả 3×, ba trả 4×.',
}

const japanese: DiceTexts = {
  colours: { red: '赤', blue: '青', yellow: '黄', green: '緑', pink: 'ピンク', white: '白' },
  dice: 'サイコロ',
  chooseColour: '色にベット',
  history: 'これまでの結果',
  noRounds: 'ここに結果が表示されます。',
  pays: (dice, times) => `${dice}個：×${times}`,
  onColour: 'ベットする色',
  hits: (colour, hits) => (hits === 0 ? `${colour}なし` : `${colour} ${hits}個`),
  rules: '各面に色のついた3個のサイコロを振ります。選んだ色が1個でベットの2倍、2個で3倍、3個で4倍。',
}

const thai: DiceTexts = {
  colours: { red: 'แดง', blue: 'น้ำเงิน', yellow: 'เหลือง', green: 'เขียว', pink: 'ชมพู', white: 'ขาว' },
  dice: 'ลูกเต๋า',
  chooseColour: 'เดิมพันสี',
  history: 'รอบล่าสุด',
  noRounds: 'รอบของคุณจะแสดงที่นี่',
  pays: (dice, times) => `${dice} ลูก: ×${times}`,
  onColour: 'เดิมพันสี',
  hits: (colour, hits) => (hits === 0 ? `ไม่มีสี${colour}` : `สี${colour} ${hits} ลูก`),
  rules: 'ลูกเต๋าสามลูก แต่ละหน้ามีหนึ่งสี ออกสีที่เลือกหนึ่งลูกจ่าย 2 เท่าของเดิมพัน สองลูก 3 เท่า สามลูก 4 เท่า',
}

const indonesian: DiceTexts = {
  colours: {
    red: 'Merah',
    blue: 'Biru',
    yellow: 'Kuning',
    green: 'Hijau',
    pink: 'Merah muda',
    white: 'Putih',
  },
  dice: 'Dadu',
  chooseColour: 'Pasang pada warna',
  history: 'Ronde terakhir',
  noRounds: 'Ronde Anda tampil di sini.',
  pays: (dice, times) => `${dice} dadu: ×${times}`,
  onColour: 'Taruhan pada',
  hits: (colour, hits) =>
    hits === 0 ? `Tidak ada ${colour.toLowerCase()}` : `${hits} × ${colour.toLowerCase()}`,
  rules:
    'Tiga dadu dengan satu warna di setiap sisi. Satu dadu berwarna pilihan Anda membayar 2× taruhan, dua 3×, dan tiga 4×.',
}

const korean: DiceTexts = {
  colours: { red: '빨강', blue: '파랑', yellow: '노랑', green: '초록', pink: '분홍', white: '하양' },
  dice: '주사위',
  chooseColour: '색에 베팅하세요',
  history: '지난 라운드',
  noRounds: '플레이한 라운드가 여기에 표시돼요.',
  pays: (dice, times) => `주사위 ${dice}개: ${times}배`,
  onColour: '베팅 색',
  hits: (colour, hits) => (hits === 0 ? `${colour} 없음` : `${colour} ${hits}개`),
  rules:
    '각 면에 색이 있는 주사위 3개를 굴려요. 고른 색이 하나 나오면 베팅의 2배, 두 개면 3배, 세 개면 4배예요.',
}

export const diceTexts = byLanguage<DiceTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
  KO: korean,
})
