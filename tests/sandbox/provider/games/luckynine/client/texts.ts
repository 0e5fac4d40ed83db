/** The words of Lucky 9. */
import { byLanguage } from '../../../client/languages.ts'

const english = {
  hit: 'Hit',
  stand: 'Stand',
  bank: 'Bank',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  luckyNine: 'Lucky nine',
  decide: 'Hit for a third card, or stand.',
  hits: 'Hits',
  stands: 'Stands',
  rules:
    'Five players, two cards each. Aces count 1, tens and faces 0, and only the last digit of the sum counts. In turn, each player may hit once for a third card or stand; the bank, drawn each round, plays last. The hand nearest to nine wins the pot. A nine in two cards beats a nine in three.',
}
export type LuckyTexts = typeof english

const filipino: LuckyTexts = {
  hit: 'Hirit',
  stand: 'Good',
  bank: 'Bangka',
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  luckyNine: 'Lucky nine',
  decide: 'Humirit ng pangatlong card, o good na.',
  hits: 'Humirit',
  stands: 'Good',
  rules:
    'Limang player, tig-2 cards. 1 ang ace, zero ang 10 at face cards, at huling digit lang ng sum ang bilang. Isa-isang hihirit ng pangatlong card o mag-good; huli ang bangka, na binubunot bawat round. Panalo ng pot ang pinakamalapit sa siyam. Tinatalo ng nine sa dalawang cards ang nine sa tatlo.',
}

const chinese: LuckyTexts = {
  hit: '补牌',
  stand: '停牌',
  bank: '庄位',
  points: (points) => `${points} 点`,
  luckyNine: '幸运九点',
  decide: '补第三张牌，或停牌。',
  hits: '补牌',
  stands: '停牌',
  rules:
    '五名玩家，每人两张。A 计 1 点，10 和花牌计 0 点，总和只取个位。依次补一张牌或停牌，庄位每局抽定，最后行动。最接近九点者赢得奖池，两张九点胜过三张九点。',
}

const vietnamese: LuckyTexts = {
  hit: 'Rút',
  stand: 'Dừng',
  bank: 'Nhà',
  points: (points) => `${points} điểm`,
  luckyNine: 'Chín may mắn',
  decide: 'Rút lá thứ ba, hoặc dừng.',
  hits: 'Rút',
  stands: 'Dừng',
  rules:
    'Năm người chơi, mỗi người hai lá. A tính 1, lá 10 và lá hình tính 0, chỉ lấy chữ số cuối của tổng. Lần lượt mỗi người rút một lá thứ ba hoặc dừng; ghế nhà được bốc mỗi ván và đi sau cùng. Tay gần chín nhất thắng quỹ thưởng. Chín điểm hai lá thắng chín điểm ba lá.',
}

const japanese: LuckyTexts = {
  hit: 'ヒット',
  stand: 'スタンド',
  bank: 'バンク',
  points: (points) => `${points}点`,
  luckyNine: 'ラッキーナイン',
  decide: '3枚目を引くか、スタンドします。',
  hits: 'ヒット',
  stands: 'スタンド',
  rules:
    '5人で2枚ずつ。Aは1点、10と絵札は0点で、合計の1の位だけを数えます。順番に3枚目を引くかスタンドし、ラウンドごとに抽選されるバンクが最後に行います。9に最も近い手がポットを獲得。2枚の9は3枚の9に勝ちます。',
}

const thai: LuckyTexts = {
  hit: 'จั่ว',
  stand: 'อยู่',
  bank: 'เจ้า',
  points: (points) => `${points} แต้ม`,
  luckyNine: 'ลัคกี้ไนน์',
  decide: 'จั่วใบที่สาม หรืออยู่',
  hits: 'จั่ว',
  stands: 'อยู่',
  rules:
    'ห้าคน คนละสองใบ A นับ 1 ไพ่ 10 และไพ่หน้าคนนับศูนย์ นับเฉพาะหลักหน่วยของผลรวม แต่ละคนจั่วใบที่สามหรืออยู่ตามลำดับ ตำแหน่งเจ้าสุ่มใหม่ทุกรอบและเล่นเป็นคนสุดท้าย ใครใกล้เก้าที่สุดชนะกองกลาง เก้าแต้มสองใบชนะเก้าแต้มสามใบ',
}

const indonesian: LuckyTexts = {
  hit: 'Ambil',
  stand: 'Cukup',
  bank: 'Bank',
  points: (points) => `${points} poin`,
  luckyNine: 'Lucky nine',
  decide: 'Ambil kartu ketiga, atau cukup.',
  hits: 'Ambil',
  stands: 'Cukup',
  rules:
    'Lima pemain, dua kartu masing-masing. As bernilai 1, kartu 10 dan bergambar 0, dan hanya angka terakhir jumlahnya yang dihitung. Bergiliran, tiap pemain mengambil kartu ketiga atau cukup; bank diundi tiap ronde dan bermain terakhir. Tangan terdekat ke sembilan memenangkan pot. Sembilan dua kartu mengalahkan sembilan tiga kartu.',
}

/** The words of Lucky 9. */
const korean: LuckyTexts = {
  hit: '히트',
  stand: '스탠드',
  bank: '뱅크',
  points: (points) => `${points}점`,
  luckyNine: '럭키 나인',
  decide: '세 번째 카드를 받으려면 히트, 아니면 스탠드하세요.',
  hits: '히트',
  stands: '스탠드',
  rules:
    '다섯 명이 카드를 두 장씩 받아요. 에이스는 1, 10과 그림 카드는 0이고 합의 끝자리만 봐요. 차례마다 한 번 히트해 세 번째 카드를 받거나 스탠드할 수 있고, 라운드마다 뽑히는 뱅크가 마지막에 해요. 9에 가장 가까운 사람이 팟을 가져가요. 두 장으로 만든 9가 세 장으로 만든 9를 이겨요.',
}

export const luckyTexts = byLanguage<LuckyTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
  KO: korean,
})
