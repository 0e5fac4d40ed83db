import type { GameFeature } from '#sandbox/world/games/game-models.ts'
import { type Text, text } from '#sandbox/world/texts/language.ts'

/** What a row of home says about its games. */
export type RowWords = {
  readonly title: Text
  readonly note?: Text
  /** A path of the site that lists all of them. */
  readonly more?: string
}

/** A row of games that match a condition on games `g`, or have a feature. Best-known games first. */
type ThemeRow = RowWords & { readonly id: string } & (
    | { readonly condition: string }
    | { readonly feature: GameFeature }
  )

/** The rows by theme, in order. A row without games isn't sent. */
export const themeRows: readonly ThemeRow[] = [
  {
    id: 'hot',
    title: text(
      'Hot games',
      'Mga hot na laro',
      '热门游戏',
      'Trò chơi hot',
      '注目のゲーム',
      'เกมฮิต',
      'Game hot',
    ),
    note: text(
      'Picked by our team',
      'Pili ng team namin',
      '我们的精选',
      'Do đội ngũ chúng tôi chọn',
      'スタッフのおすすめ',
      'ทีมงานของเราเลือกให้',
      'Pilihan tim kami',
    ),
    more: '/games?type=hot',
    condition: "g.hot = 1 AND g.quirk = ''",
  },
  {
    id: 'new',
    title: text(
      'New games',
      'Mga bagong laro',
      '新游戏',
      'Trò chơi mới',
      '新着ゲーム',
      'เกมใหม่',
      'Game baru',
    ),
    note: text(
      'Just added',
      'Kadaragdag lang',
      '刚刚上线',
      'Vừa ra mắt',
      '追加されたばかり',
      'เพิ่งเพิ่มเข้ามา',
      'Baru ditambahkan',
    ),
    condition: "g.new = 1 AND g.quirk = ''",
  },
  {
    id: 'crash',
    title: text(
      'Crash games',
      'Mga crash game',
      '爆点游戏',
      'Trò chơi crash',
      'クラッシュゲーム',
      'เกมแครช',
      'Game crash',
    ),
    note: text(
      'Cash out before it stops',
      'Mag-cash out bago huminto',
      '在停止之前兑现',
      'Rút trước khi dừng lại',
      '止まる前にキャッシュアウト',
      'แคชเอาท์ก่อนหยุด',
      'Cash out sebelum berhenti',
    ),
    more: '/games?feature=crash',
    feature: 'crash',
  },
  {
    id: 'bonusBuy',
    title: text(
      'Bonus buy',
      'Bonus buy',
      '购买免费游戏',
      'Mua bonus',
      'ボーナス購入',
      'ซื้อโบนัส',
      'Beli bonus',
    ),
    note: text(
      'Pay to start the feature right away',
      'Magbayad para masimulan agad ang feature',
      '付费即可直接进入特色游戏',
      'Mua để vào thẳng vòng thưởng',
      '購入してすぐにフィーチャーを開始',
      'ซื้อเพื่อเข้าฟีเจอร์ทันที',
      'Beli untuk langsung masuk fitur',
    ),
    more: '/games?feature=bonusBuy',
    feature: 'bonusBuy',
  },
]

export const bingoRow = {
  title: text(
    'Bingo tonight',
    'Bingo ngayong gabi',
    '今晚宾果',
    'Bingo tối nay',
    '今夜のビンゴ',
    'บิงโกคืนนี้',
    'Bingo malam ini',
  ),
  note: text(
    'Next draws first',
    'Una ang susunod na draw',
    '按开奖时间排列',
    'Lượt quay gần nhất trước',
    '抽選の早い順',
    'รอบที่ออกเร็วสุดก่อน',
    'Undian terdekat lebih dulu',
  ),
  more: '/bingo',
} satisfies RowWords

export const liveRow = {
  title: text(
    'Live now',
    'Live ngayon',
    '真人现场',
    'Đang trực tiếp',
    'ただいまライブ',
    'ถ่ายทอดสดตอนนี้',
    'Live sekarang',
  ),
  more: '/live',
} satisfies RowWords

export const continueRow = {
  title: text(
    'Continue playing',
    'Ituloy ang laro',
    '继续游戏',
    'Chơi tiếp',
    '続きからプレイ',
    'เล่นต่อ',
    'Lanjut main',
  ),
  more: '/games?type=recent',
} satisfies RowWords

/** For members who haven't played yet. */
export const startRow = {
  title: text(
    'Start with these',
    'Magsimula sa mga ito',
    '从这些开始',
    'Bắt đầu với các trò này',
    'はじめての方におすすめ',
    'เริ่มจากเกมเหล่านี้',
    'Mulai dari sini',
  ),
  note: text(
    'Small minimum bets',
    'Mababa ang minimum na taya',
    '最低投注额低',
    'Mức cược tối thiểu thấp',
    '少額からプレイ',
    'เดิมพันขั้นต่ำน้อย',
    'Taruhan minimum kecil',
  ),
} satisfies RowWords

export const favouritesRow = {
  title: text(
    'Your favourites',
    'Mga paborito mo',
    '我的收藏',
    'Yêu thích của bạn',
    'お気に入り',
    'รายการโปรดของคุณ',
    'Favorit Anda',
  ),
  more: '/games?type=fav',
} satisfies RowWords

/** Title of the row of games that are like the one played last. */
export const alikeTitle = (game: string): Text =>
  text(
    `Because you played ${game}`,
    `Dahil nilaro mo ang ${game}`,
    `因为您玩过 ${game}`,
    `Vì bạn đã chơi ${game}`,
    `${game}を遊んだ方へ`,
    `เพราะคุณเล่น ${game}`,
    `Karena Anda memainkan ${game}`,
  )
