/** The words of this game. */
import { byLanguage } from '../../../client/languages.ts'

const english = {
  bingoCard: (number: number) => `Card ${number}`,
  chooseCard: 'Choose a card',
  free: 'free',
  drawBalls: 'Draw balls',
  balls: 'Balls drawn',
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  linesPay: 'Lines',
  paysHead: 'Pays',
  rules:
    'We draw 40 of 75 balls. Every full row, column or diagonal on your card counts, and the centre square is free.',
}
export type BingoTexts = typeof english

const filipino: BingoTexts = {
  ...english,
  chooseCard: 'Pumili ng card',
  free: 'libre',
  drawBalls: 'Mag-draw',
  balls: 'Mga lumabas na bola',
  lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
  linesPay: 'Lines',
  paysHead: 'Bayad',
  rules:
    '40 sa 75 bola ang idro-draw. Counted ang bawat buong row, column o diagonal sa card mo, at libre ang gitna.',
}

const chinese: BingoTexts = {
  bingoCard: (number) => `卡片 ${number}`,
  chooseCard: '选择卡片',
  free: '免费格',
  drawBalls: '开球',
  balls: '已开出的球',
  lines: (count) => `${count} 条线`,
  linesPay: '线数',
  paysHead: '赔付',
  rules: '从 75 个球中开出 40 个。卡片上每填满一行、一列或一条对角线都计入，中间为免费格。',
}

const vietnamese: BingoTexts = {
  bingoCard: (number) => `Thẻ ${number}`,
  chooseCard: 'Chọn thẻ',
  free: 'miễn phí',
  drawBalls: 'Quay bóng',
  balls: 'Bóng đã quay',
  lines: (count) => `${count} hàng`,
  linesPay: 'Số hàng',
  paysHead: 'Trả',
  rules:
    'Quay 40 trong 75 bóng. Mỗi hàng ngang, hàng dọc hay đường chéo đầy đủ trên thẻ đều được tính, ô giữa miễn phí.',
}

const japanese: BingoTexts = {
  bingoCard: (number) => `カード ${number}`,
  chooseCard: 'カードを選ぶ',
  free: 'フリー',
  drawBalls: '抽選する',
  balls: '出たボール',
  lines: (count) => `${count}ライン`,
  linesPay: 'ライン',
  paysHead: '配当',
  rules: '75個のうち40個のボールを抽選します。縦・横・斜めの列がそろうと成立し、中央はフリーです。',
}

const thai: BingoTexts = {
  bingoCard: (number) => `การ์ด ${number}`,
  chooseCard: 'เลือกการ์ด',
  free: 'ฟรี',
  drawBalls: 'จับลูกบอล',
  balls: 'ลูกบอลที่ออก',
  lines: (count) => `${count} แถว`,
  linesPay: 'แถว',
  paysHead: 'จ่าย',
  rules: 'จับ 40 จาก 75 ลูก นับทุกแถวนอน แถวตั้ง หรือแนวทแยงที่เต็มบนการ์ด ช่องกลางฟรี',
}

const indonesian: BingoTexts = {
  bingoCard: (number) => `Kartu ${number}`,
  chooseCard: 'Pilih kartu',
  free: 'gratis',
  drawBalls: 'Undi bola',
  balls: 'Bola yang keluar',
  lines: (count) => `${count} garis`,
  linesPay: 'Garis',
  paysHead: 'Bayar',
  rules:
    'Kami mengundi 40 dari 75 bola. Setiap baris, kolom, atau diagonal penuh di kartu Anda dihitung, dan kotak tengah gratis.',
}

export const bingoTexts = byLanguage<BingoTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
})
