/** The words of Pusoy Dos. */
import { byLanguage } from '../../../client/languages.ts'
import type { HandKind } from './hands.ts'

const english = {
  pile: 'Hand to beat',
  play: 'Play',
  pass: 'Pass',
  lead: 'Lead any hand.',
  opening: 'Start with a hand that has the 3 of clubs.',
  beat: (what: string) => `Beat the ${what}.`,
  hopeless: 'Nothing in your hand beats this. Pass.',
  selected: (what: string) => `Selected: ${what}`,
  out: 'Out',
  kinds: {
    single: 'single card',
    pair: 'pair',
    triple: 'three of a kind',
    straight: 'straight',
    flush: 'flush',
    fullHouse: 'full house',
    fourOfAKind: 'four of a kind',
    straightFlush: 'straight flush',
  } satisfies Record<HandKind, string>,
  rules: [
    'Four players, thirteen cards each. The 3 of clubs starts. Each player then plays a higher hand of as many cards, or passes and is out until the next lead. When all others have passed, the last to play leads any hand. The first to run out of cards wins the pot.',
    'Ranks: 3 is low, then 4 to king, ace, and 2 high. Suits: clubs, spades, hearts, diamonds. You may play singles, pairs, threes of a kind and five-card hands. Five cards, low to high: straight (from 3 up to 2, ace and 2 high only), flush (highest card decides), full house, four of a kind with any card, straight flush.',
  ],
}
export type PusoyTexts = typeof english

const filipino: PusoyTexts = {
  pile: 'Tatalunin mo',
  play: 'Tira',
  pass: 'Pass',
  lead: 'Ikaw ang mauuna. Kahit anong hand.',
  opening: 'Umpisahan sa hand na may 3 of clubs.',
  beat: (what) => `Talunin ang ${what}.`,
  hopeless: 'Wala kang pantalo rito. Mag-pass.',
  selected: (what) => `Napili: ${what}`,
  out: 'Ubos',
  kinds: {
    single: 'single',
    pair: 'pair',
    triple: 'three of a kind',
    straight: 'straight',
    flush: 'flush',
    fullHouse: 'full house',
    fourOfAKind: 'four of a kind',
    straightFlush: 'straight flush',
  },
  rules: [
    'Apat na player, tig-13 cards. Mauuna ang may 3 of clubs. Titira ang bawat isa ng mas mataas na hand na kasindami ng cards, o magpa-pass at wala na hanggang sa susunod na lead. Kapag nag-pass na ang lahat, ang huling tumira ang mauuna ulit. Panalo ng pot ang unang maubusan ng cards.',
    'Rank: pinakamababa ang 3, sunod ang 4 hanggang king, ace, at 2 ang pinakamataas. Suit: clubs, spades, hearts, diamonds. Puwede ang single, pair, three of a kind at five-card hand. Limang cards, pababa hanggang pataas: straight (3 hanggang 2; mataas lang ang ace at 2), flush (pinakamataas na card ang basehan), full house, four of a kind na may kahit anong card, straight flush.',
  ],
}

const chinese: PusoyTexts = {
  pile: '要压过的牌',
  play: '出牌',
  pass: '不要',
  lead: '由您首出，任意牌型。',
  opening: '首出必须含梅花 3。',
  beat: (what) => `请压过${what}。`,
  hopeless: '手中没有更大的牌，请选择不要。',
  selected: (what) => `已选：${what}`,
  out: '出完',
  kinds: {
    single: '单张',
    pair: '对子',
    triple: '三条',
    straight: '顺子',
    flush: '同花',
    fullHouse: '葫芦',
    fourOfAKind: '四条',
    straightFlush: '同花顺',
  },
  rules: [
    '四名玩家，每人 13 张。持梅花 3 者先出。之后每人出张数相同且更大的牌型，或选择不要，直到下次首出前不能再出。其他人都不要时，最后出牌者可任意首出。最先出完牌者赢得奖池。',
    '点数：3 最小，4 到 K、A，2 最大。花色：梅花、黑桃、红桃、方块。可出单张、对子、三条和五张牌型。五张牌型由小到大：顺子（3 到 2，A 和 2 只作大牌）、同花（比最大的牌）、葫芦、四条带任意一张、同花顺。',
  ],
}

const vietnamese: PusoyTexts = {
  pile: 'Bài cần chặn',
  play: 'Đánh',
  pass: 'Bỏ lượt',
  lead: 'Bạn đi trước, bộ nào cũng được.',
  opening: 'Bắt đầu bằng bộ có 3 chuồn.',
  beat: (what) => `Chặn ${what}.`,
  hopeless: 'Bạn không có bài chặn được. Hãy bỏ lượt.',
  selected: (what) => `Đã chọn: ${what}`,
  out: 'Hết bài',
  kinds: {
    single: 'bài lẻ',
    pair: 'đôi',
    triple: 'ba lá',
    straight: 'sảnh',
    flush: 'thùng',
    fullHouse: 'cù lũ',
    fourOfAKind: 'tứ quý',
    straightFlush: 'thùng phá sảnh',
  },
  rules: [
    'Bốn người chơi, mỗi người 13 lá. Người có 3 chuồn đi trước. Sau đó mỗi người đánh bộ lớn hơn cùng số lá, hoặc bỏ lượt và đứng ngoài đến vòng mới. Khi mọi người khác đã bỏ, người đánh cuối được đi bộ bất kỳ. Ai hết bài trước thắng quỹ thưởng.',
    'Thứ tự: 3 nhỏ nhất, rồi 4 đến K, A, và 2 lớn nhất. Chất: chuồn, bích, cơ, rô. Có thể đánh bài lẻ, đôi, ba lá và bộ năm lá. Bộ năm lá từ nhỏ đến lớn: sảnh (từ 3 đến 2; A và 2 chỉ là lá lớn), thùng (so lá lớn nhất), cù lũ, tứ quý kèm một lá bất kỳ, thùng phá sảnh.',
  ],
}

const japanese: PusoyTexts = {
  pile: '場のカード',
  play: '出す',
  pass: 'パス',
  lead: '好きな役を出せます。',
  opening: 'クラブの3を含む役で始めます。',
  beat: (what) => `${what}より強い役を出してください。`,
  hopeless: '出せるカードがありません。パスしてください。',
  selected: (what) => `選択中：${what}`,
  out: 'あがり',
  kinds: {
    single: '1枚',
    pair: 'ペア',
    triple: 'スリーカード',
    straight: 'ストレート',
    flush: 'フラッシュ',
    fullHouse: 'フルハウス',
    fourOfAKind: 'フォーカード',
    straightFlush: 'ストレートフラッシュ',
  },
  rules: [
    '4人で13枚ずつ。クラブの3を持つ人から始めます。続く人は同じ枚数でより強い役を出すか、パスして次の親が出すまで休みます。ほかの全員がパスすると、最後に出した人が好きな役を出せます。最初に手札がなくなった人がポットを獲得します。',
    '数字は3が最弱、4からK、A、2が最強。スートはクラブ、スペード、ハート、ダイヤの順に強くなります。1枚、ペア、スリーカード、5枚役を出せます。5枚役は弱い順に、ストレート（3から2まで。Aと2は高い札のみ）、フラッシュ（最も強い札で比較）、フルハウス、フォーカード（もう1枚は自由）、ストレートフラッシュ。',
  ],
}

const thai: PusoyTexts = {
  pile: 'ไพ่ที่ต้องชนะ',
  play: 'ลงไพ่',
  pass: 'ผ่าน',
  lead: 'คุณเริ่ม ลงไพ่ชุดไหนก็ได้',
  opening: 'เริ่มด้วยชุดที่มี 3 ดอกจิก',
  beat: (what) => `ลงให้สูงกว่า${what}`,
  hopeless: 'คุณไม่มีไพ่ที่สูงกว่านี้ ให้ผ่าน',
  selected: (what) => `เลือก: ${what}`,
  out: 'หมดมือ',
  kinds: {
    single: 'ไพ่เดี่ยว',
    pair: 'คู่',
    triple: 'ตอง',
    straight: 'เรียง',
    flush: 'ฟลัช',
    fullHouse: 'ฟูลเฮาส์',
    fourOfAKind: 'โฟร์การ์ด',
    straightFlush: 'สเตรทฟลัช',
  },
  rules: [
    'สี่คน คนละ 13 ใบ ผู้ถือ 3 ดอกจิกเริ่มก่อน จากนั้นแต่ละคนลงชุดที่สูงกว่าโดยใช้จำนวนใบเท่ากัน หรือผ่านแล้วพักจนกว่าจะเริ่มกองใหม่ เมื่อคนอื่นผ่านหมด คนที่ลงล่าสุดเริ่มด้วยชุดใดก็ได้ ใครหมดมือก่อนชนะกองกลาง',
    'แต้ม: 3 ต่ำสุด แล้ว 4 ถึง K, A และ 2 สูงสุด ดอก: ดอกจิก โพดำ โพแดง ข้าวหลามตัด ลงได้ทั้งไพ่เดี่ยว คู่ ตอง และชุดห้าใบ ชุดห้าใบจากต่ำไปสูง: เรียง (3 ถึง 2 โดย A และ 2 เป็นไพ่สูงเท่านั้น) ฟลัช (วัดที่ใบสูงสุด) ฟูลเฮาส์ โฟร์การ์ดกับไพ่ใดก็ได้ สเตรทฟลัช',
  ],
}

const indonesian: PusoyTexts = {
  pile: 'Kartu yang harus dikalahkan',
  play: 'Mainkan',
  pass: 'Lewat',
  lead: 'Anda mulai. Mainkan kombinasi apa saja.',
  opening: 'Mulai dengan kombinasi yang berisi 3 keriting.',
  beat: (what) => `Kalahkan ${what}.`,
  hopeless: 'Tidak ada kartu Anda yang lebih tinggi. Lewat.',
  selected: (what) => `Dipilih: ${what}`,
  out: 'Habis',
  kinds: {
    single: 'kartu tunggal',
    pair: 'pair',
    triple: 'three of a kind',
    straight: 'straight',
    flush: 'flush',
    fullHouse: 'full house',
    fourOfAKind: 'four of a kind',
    straightFlush: 'straight flush',
  },
  rules: [
    'Empat pemain, masing-masing 13 kartu. Pemegang 3 keriting mulai. Lalu tiap pemain memainkan kombinasi lebih tinggi dengan jumlah kartu sama, atau lewat dan menunggu sampai giliran awal berikutnya. Jika semua lewat, pemain terakhir boleh memulai kombinasi apa saja. Yang pertama kehabisan kartu memenangkan pot.',
    'Urutan: 3 terendah, lalu 4 sampai K, As, dan 2 tertinggi. Jenis: keriting, sekop, hati, wajik. Boleh kartu tunggal, pair, three of a kind, dan kombinasi lima kartu. Lima kartu dari rendah ke tinggi: straight (3 sampai 2; As dan 2 hanya tinggi), flush (kartu tertinggi menentukan), full house, four of a kind dengan kartu apa saja, straight flush.',
  ],
}

/** The words of Pusoy Dos. */
const korean: PusoyTexts = {
  pile: '이겨야 할 패',
  play: '내기',
  pass: '패스',
  lead: '아무 패나 내세요.',
  opening: '클로버 3이 들어간 패로 시작하세요.',
  beat: (what) => `이겨야 할 패: ${what}.`,
  hopeless: '이길 수 있는 패가 없어요. 패스하세요.',
  selected: (what) => `선택: ${what}`,
  out: '아웃',
  kinds: {
    single: '싱글',
    pair: '페어',
    triple: '트리플',
    straight: '스트레이트',
    flush: '플러시',
    fullHouse: '풀 하우스',
    fourOfAKind: '포카드',
    straightFlush: '스트레이트 플러시',
  },
  rules: [
    '네 명이 카드를 13장씩 받고 클로버 3을 가진 사람이 시작해요. 다음 사람은 같은 장수의 더 높은 패를 내거나 패스하고, 패스하면 다음 선까지 쉬어요. 모두 패스하면 마지막에 낸 사람이 아무 패나 내요. 카드를 먼저 다 낸 사람이 팟을 가져가요.',
    '숫자: 3이 가장 낮고 4부터 킹, 에이스, 2 순으로 높아요. 무늬: 클로버, 스페이드, 하트, 다이아몬드. 싱글, 페어, 트리플, 다섯 장 패를 낼 수 있어요. 다섯 장은 낮은 순으로 스트레이트(3부터 2까지, 에이스와 2는 높은 쪽만), 플러시(가장 높은 카드로 비교), 풀 하우스, 포카드와 아무 카드 한 장, 스트레이트 플러시예요.',
  ],
}

export const pusoyTexts = byLanguage<PusoyTexts>({
  EN: english,
  TY: filipino,
  CN: chinese,
  VI: vietnamese,
  JA: japanese,
  TH: thai,
  ID: indonesian,
  KO: korean,
})
