/** The words of this game. */
import { byLanguage } from '../../../client/languages.ts'

const english = {
  table: 'Card table',
  room: (id: string) => `Room ${id}`,
  chooseHand: 'Choose a hand',
  hand: (number: number) => `Hand ${number}`,
  you: 'You',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  rules:
    'Lucky Nine with four hands. Pick one while all cards are face down. Tens and face cards count as zero, and a hand of four points or less draws a third card. The hand nearest to nine wins the pot of four bets, less 5% for the room. A tie splits the pot.',
}
export type RoomTexts = typeof english

const filipino: RoomTexts = {
  ...english,
  table: 'Card table',
  chooseHand: 'Pumili ng hand',
  hand: (number) => `Hand ${number}`,
  you: 'Ikaw',
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  rules:
    'Lucky Nine na may apat na hand. Pumili ng isa habang nakataob lahat ng card. Zero ang sampu at face cards, at kukuha ng third card ang hand na apat na points pababa. Panalo ng pot na apat na taya ang pinakamalapit sa siyam, bawas 5% para sa room. Hati kapag tie.',
}

const chinese: RoomTexts = {
  table: '牌桌',
  room: (id) => `房间 ${id}`,
  chooseHand: '选择一手牌',
  hand: (number) => `牌 ${number}`,
  you: '您',
  points: (points) => `${points} 点`,
  rules:
    'Lucky Nine 四手牌。趁牌面朝下时选一手。10 和花牌计 0 点，四点及以下补第三张牌。最接近九点者赢得四份投注的奖池，扣除 5% 房费；平局平分。',
}

const vietnamese: RoomTexts = {
  table: 'Bàn bài',
  room: (id) => `Phòng ${id}`,
  chooseHand: 'Chọn một tay bài',
  hand: (number) => `Tay ${number}`,
  you: 'Bạn',
  points: (points) => `${points} điểm`,
  rules:
    'Lucky Nine bốn tay bài. Chọn một tay khi tất cả còn úp. Lá 10 và lá hình tính 0 điểm, tay từ bốn điểm trở xuống rút lá thứ ba. Tay gần chín nhất thắng quỹ bốn lần cược, trừ 5% cho phòng. Hòa thì chia đôi.',
}

const japanese: RoomTexts = {
  table: 'カードテーブル',
  room: (id) => `ルーム ${id}`,
  chooseHand: 'ハンドを選ぶ',
  hand: (number) => `ハンド ${number}`,
  you: 'あなた',
  points: (points) => `${points}点`,
  rules:
    '4ハンドのラッキーナイン。すべて裏向きのうちに1つ選びます。10と絵札は0点、4点以下のハンドは3枚目を引きます。9に最も近いハンドが、4口分のポットからルーム手数料5%を引いた額を獲得。同点なら分け合います。',
}

const thai: RoomTexts = {
  table: 'โต๊ะไพ่',
  room: (id) => `ห้อง ${id}`,
  chooseHand: 'เลือกไพ่หนึ่งชุด',
  hand: (number) => `ชุด ${number}`,
  you: 'คุณ',
  points: (points) => `${points} แต้ม`,
  rules:
    'Lucky Nine สี่ชุด เลือกหนึ่งชุดขณะที่ไพ่คว่ำอยู่ ไพ่ 10 และไพ่หน้าคนนับศูนย์ ชุดที่ได้สี่แต้มลงมาจั่วใบที่สาม ชุดที่ใกล้เก้าที่สุดได้กองรางวัลสี่เดิมพัน หักค่าห้อง 5% ถ้าเสมอให้แบ่งกัน',
}

const indonesian: RoomTexts = {
  table: 'Meja kartu',
  room: (id) => `Ruang ${id}`,
  chooseHand: 'Pilih satu tangan',
  hand: (number) => `Tangan ${number}`,
  you: 'Anda',
  points: (points) => `${points} poin`,
  rules:
    'Lucky Nine dengan empat tangan. Pilih satu selagi semua kartu tertutup. Kartu 10 dan kartu bergambar bernilai nol, dan tangan empat poin ke bawah mengambil kartu ketiga. Tangan terdekat ke sembilan memenangkan pot empat taruhan, dikurangi 5% untuk ruang. Jika seri, pot dibagi.',
}

export const roomTexts = byLanguage<RoomTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
})
