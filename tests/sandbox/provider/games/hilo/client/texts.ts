/** The words of this game. */
import { byLanguage } from '../../../client/languages.ts'

const english = {
  openCard: 'Open card',
  nextCard: 'Next card',
  history: 'Last cards',
  guess: 'The next card is',
  lower: 'Lower',
  same: 'Same',
  higher: 'Higher',
  pays: (multiple: string) => `pays ${multiple} times the bet`,
  chance: (ranks: number) => `${ranks} of 13 cards`,
  below: (card: string) => `${card} is lower`,
  equal: (card: string) => `${card} is the same`,
  above: (card: string) => `${card} is higher`,
  impossible: 'not possible on this card',
  rules:
    'Guess whether the next card is lower, higher or the same. Ace is low, king is high. Every card comes from a full, freshly shuffled deck.',
}
export type HiloTexts = typeof english

const filipino: HiloTexts = {
  openCard: 'Open card',
  nextCard: 'Next card',
  history: 'Mga huling card',
  guess: 'Ang next card ay',
  lower: 'Mas mababa',
  same: 'Pareho',
  higher: 'Mas mataas',
  pays: (multiple) => `${multiple} beses ng taya ang panalo`,
  chance: (ranks) => `${ranks} sa 13 card`,
  below: (card) => `Mas mababa ang ${card}`,
  equal: (card) => `Pareho ang ${card}`,
  above: (card) => `Mas mataas ang ${card}`,
  impossible: 'hindi puwede sa card na ito',
  rules:
    'Hulaan kung mas mababa, mas mataas o pareho ang next card. Pinakamababa ang ace, pinakamataas ang king. Galing sa buo at bagong shuffle na deck ang bawat card.',
}

const chinese: HiloTexts = {
  openCard: '明牌',
  nextCard: '下一张牌',
  history: '最近的牌',
  guess: '下一张牌',
  lower: '更小',
  same: '相同',
  higher: '更大',
  pays: (multiple) => `赔付投注的 ${multiple} 倍`,
  chance: (ranks) => `13 张中 ${ranks} 张`,
  below: (card) => `${card}更小`,
  equal: (card) => `${card}相同`,
  above: (card) => `${card}更大`,
  impossible: '此牌不可选',
  rules: '猜下一张牌更大、更小还是相同。A 最小，K 最大。每张牌都来自一副完整的新洗牌。',
}

const vietnamese: HiloTexts = {
  openCard: 'Lá bài ngửa',
  nextCard: 'Lá tiếp theo',
  history: 'Các lá vừa qua',
  guess: 'Lá tiếp theo',
  lower: 'Nhỏ hơn',
  same: 'Bằng',
  higher: 'Lớn hơn',
  pays: (multiple) => `trả ${multiple} lần tiền cược`,
  chance: (ranks) => `${ranks}/13 lá`,
  below: (card) => `${card} nhỏ hơn`,
  equal: (card) => `${card} bằng nhau`,
  above: (card) => `${card} lớn hơn`,
  impossible: 'không thể với lá này',
  rules:
    'Đoán lá tiếp theo lớn hơn, nhỏ hơn hay bằng. Át nhỏ nhất, Già lớn nhất. Mỗi lá đều rút từ bộ bài đầy đủ vừa xáo.',
}

const japanese: HiloTexts = {
  openCard: '表のカード',
  nextCard: '次のカード',
  history: '最近のカード',
  guess: '次のカードは',
  lower: '低い',
  same: '同じ',
  higher: '高い',
  pays: (multiple) => `ベットの${multiple}倍`,
  chance: (ranks) => `13枚中${ranks}枚`,
  below: (card) => `${card}は下`,
  equal: (card) => `${card}は同じ`,
  above: (card) => `${card}は上`,
  impossible: 'このカードでは選べません',
  rules:
    '次のカードが高いか、低いか、同じかを当てます。Aが最低、Kが最高です。毎回シャッフルした1組のデッキから配られます。',
}

const thai: HiloTexts = {
  openCard: 'ไพ่ที่เปิด',
  nextCard: 'ไพ่ใบถัดไป',
  history: 'ไพ่ล่าสุด',
  guess: 'ไพ่ใบถัดไป',
  lower: 'ต่ำกว่า',
  same: 'เท่ากัน',
  higher: 'สูงกว่า',
  pays: (multiple) => `จ่าย ${multiple} เท่าของเดิมพัน`,
  chance: (ranks) => `${ranks} จาก 13 ใบ`,
  below: (card) => `${card} ต่ำกว่า`,
  equal: (card) => `${card} เท่ากัน`,
  above: (card) => `${card} สูงกว่า`,
  impossible: 'เลือกไม่ได้กับไพ่ใบนี้',
  rules: 'ทายว่าไพ่ใบถัดไปสูงกว่า ต่ำกว่า หรือเท่ากัน A ต่ำสุด K สูงสุด ไพ่ทุกใบมาจากสำรับเต็มที่สับใหม่',
}

const indonesian: HiloTexts = {
  openCard: 'Kartu terbuka',
  nextCard: 'Kartu berikutnya',
  history: 'Kartu terakhir',
  guess: 'Kartu berikutnya',
  lower: 'Lebih rendah',
  same: 'Sama',
  higher: 'Lebih tinggi',
  pays: (multiple) => `bayaran ${multiple} kali taruhan`,
  chance: (ranks) => `${ranks} dari 13 kartu`,
  below: (card) => `${card} lebih rendah`,
  equal: (card) => `${card} sama`,
  above: (card) => `${card} lebih tinggi`,
  impossible: 'tidak mungkin dengan kartu ini',
  rules:
    'Tebak apakah kartu berikutnya lebih tinggi, lebih rendah, atau sama. As paling rendah, raja paling tinggi. Setiap kartu diambil dari satu dek lengkap yang baru dikocok.',
}

const korean: HiloTexts = {
  openCard: '현재 카드',
  nextCard: '다음 카드',
  history: '지난 카드',
  guess: '다음 카드는',
  lower: '낮음',
  same: '같음',
  higher: '높음',
  pays: (multiple) => `베팅의 ${multiple}배 지급`,
  chance: (ranks) => `카드 13장 중 ${ranks}장`,
  below: (card) => `${card}: 더 낮아요`,
  equal: (card) => `${card}: 같아요`,
  above: (card) => `${card}: 더 높아요`,
  impossible: '이 카드에서는 불가능해요',
  rules:
    '다음 카드가 더 낮을지, 높을지, 같을지 맞혀 보세요. 에이스가 가장 낮고 킹이 가장 높아요. 카드는 매번 새로 섞은 한 벌에서 나와요.',
}

export const hiloTexts = byLanguage<HiloTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
  KO: korean,
})
