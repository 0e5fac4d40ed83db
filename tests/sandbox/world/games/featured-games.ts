import type { Pot } from '#sandbox/provider/wire/wallet-api.ts'
import type { ArtCategory } from '../art/index.ts'
import type { ModelId } from './game-models.ts'

/** Special behaviour of a game when it is launched. */
type Quirk =
  /** Refused with GAME_MAINTENANCE. */
  | 'maintenance'
  /** Its page never reports that it is ready. */
  | 'silent'
  /** Its launch URL is plain http on a foreign host. */
  | 'foreign'
  /** Its launch URL is not a valid URL. */
  | 'malformed'

/** A game defined by hand. Bets in pesos. */
export type FeaturedGame = {
  readonly name: string
  readonly vendor: string
  readonly category: ArtCategory
  /** What is played. By default the first model of its category. */
  readonly model?: ModelId
  readonly min?: number
  readonly max?: number
  /** The largest pot that can be won in it. */
  readonly jackpot?: Pot
  readonly hot?: true
  readonly isNew?: true
  readonly openMode?: 'window' | 'redirect'
  readonly quirk?: Quirk
  /** Names of the games in its popup list. */
  readonly subGames?: readonly string[]
}

type Extras = Partial<FeaturedGame>
type SlotModel = Extract<ModelId, `slot-${string}`>
const slot = (
  name: string,
  vendor: string,
  kind: SlotModel extends `slot-${infer Kind}` ? Kind : never,
  extras: Extras = {},
): FeaturedGame => ({
  name,
  vendor,
  category: 'RNG',
  model: `slot-${kind}`,
  min: 0.5,
  max: 500,
  ...extras,
})
const game = (category: ArtCategory, name: string, vendor: string, extras: Extras = {}): FeaturedGame => ({
  name,
  vendor,
  category,
  ...extras,
})

/** The most-played games, in order. Home and every lobby start with them. */
export const featuredGames: readonly FeaturedGame[] = [
  slot('Golden Carabao', 'JL', 'hold', { hot: true, jackpot: 'grand' }),
  slot('Manila Nights', 'PP', 'medium', { hot: true }),
  slot('Perlas ng Silangan', 'DP', 'low', { jackpot: 'major' }),
  slot('Halo-Halo Splash', 'LT', 'tumble', { hot: true }),
  slot('Jeepney Express', 'JL', 'hold'),
  slot('Bulkan Fury', 'AW', 'high', { jackpot: 'grand' }),
  slot('Sampaguita Fortune', 'BW', 'low'),
  slot('Fiesta Drums', 'PP', 'medium', { isNew: true }),
  slot('Diwata 88', 'AW', 'medium', { hot: true }),
  slot('Mango Tumble', 'LT', 'tumble', { min: 0.1 }),
  slot('Tarsier Gold', 'JL', 'hold'),
  slot('Kalesa Kings', 'BW', 'high', { jackpot: 'minor' }),
  slot('Agila Rising', 'SN', 'high', { hot: true, min: 0.1 }),
  slot('Bahay na Bato', 'PA', 'low'),
  slot('Sorbetes Spin', 'LT', 'tumble', { isNew: true, min: 0.05 }),
  slot('Treasure of Taal', 'AW', 'hold', { jackpot: 'major' }),
  game('LIVE', 'Amihan Baccarat A', 'AL', { min: 50, max: 250_000 }),
  game('LIVE', 'Bituin Roulette', 'BT', { model: 'roulette', hot: true, min: 10, max: 50_000 }),
  game('LIVE', 'Dragon Tiger Bay', 'AL', { model: 'dragon-tiger', min: 20, max: 100_000 }),
  game('LIVE', 'Color Game Live', 'BT', { model: 'color-game-live', hot: true, min: 5, max: 20_000 }),
  slot('Parol Lights', 'SN', 'low'),
  slot('Banig Weaver', 'PA', 'medium'),
  game('TABLE', 'Datu Color Game', 'BL', { model: 'color-game', min: 1 }),
  slot('Siete Fuego', 'JL', 'high', { min: 0.1, hot: true }),
  slot('Lucky Bangka', 'DP', 'low'),
  slot('Moon over Bohol', 'SN', 'medium'),
  slot('Puso Puso', 'BW', 'low', { min: 0.01 }),
  slot('Kapitan Kidd', 'DP', 'high', { jackpot: 'minor' }),
  slot('Rice Terraces', 'LT', 'tumble'),
  slot('Bayani Quest', 'AW', 'high', { isNew: true }),
  slot('Kwento ng Buwan', 'TL', 'medium'),
  slot('Tigre de Oro', 'JL', 'high', { hot: true }),
  slot('Neon Divisoria', 'PP', 'tumble'),
  slot('Coco Bonanza', 'LT', 'tumble', { min: 0.05 }),
  slot('Santelmo', 'TL', 'medium', { jackpot: 'minor' }),
  slot('Ube Rush', 'LT', 'tumble'),
  slot('Barya Drop', 'BL', 'hold', { min: 0.01 }),
  slot('Maharlika Crown', 'BW', 'hold'),
  slot('Typhoon Wilds', 'PP', 'medium'),
  slot('Kubo Riches', 'PA', 'low'),
  slot('Pista ng Bayan', 'SK', 'low'),
  slot('Sirena Song', 'DP', 'medium'),
  slot('Tambay Club', 'PP', 'low'),
  slot('Buko Blast', 'LT', 'tumble', { min: 0.1 }),
  slot('Araw at Gabi', 'SN', 'medium', { isNew: true }),
  slot('Lapu Legends', 'BL', 'high'),
  game('FISH', 'Deep Sulu Hunter', 'DP', { hot: true }),
  game('FISH', 'Bangus Boom', 'AS'),
  game('FISH', 'Coral Cannon', 'DP', { jackpot: 'minor' }),
  game('FISH', 'Pating Alert', 'AS'),
  game('PVP', 'Tongits Tambayan', 'KW', {
    model: 'tongits',
    hot: true,
    subGames: ['Tongits Tambayan: Beginner', 'Tongits Tambayan: Classic', 'Tongits Tambayan: Master'],
  }),
  game('PVP', 'Pusoy Dos Plaza', 'KW', { model: 'pusoy-dos' }),
  game('PVP', 'Pusoy Dos Trece', 'SM', { model: 'pusoy-dos' }),
  game('PVP', 'Tongits Night', 'BC', { model: 'tongits' }),
  game('PVP', 'Lucky Nine Lounge', 'SM', { hot: true }),
  game('BINGO', 'Barangay Bingo', 'FC', { hot: true }),
  game('BINGO', 'Merienda Bingo', 'FC'),
  game('BINGO', 'Sampaguita Room', 'FC', { isNew: true }),
  game('LIVE', 'Amihan Salon', 'AL', {
    min: 50,
    max: 250_000,
    subGames: [
      'Amihan Salon: Table 1',
      'Amihan Salon: Table 2',
      'Amihan Salon: Table 3',
      'Amihan Salon: VIP',
    ],
  }),
  game('SPORTS', 'Kampeon Sportsbook', 'FB', { hot: true }),
  game('SPORTS', 'Salakot Hoops', 'MG'),
  game('SPORTS', 'Lawin Football', 'LU'),
  game('COCKFIGHT', 'Derby Coliseum', 'DS88', { hot: true }),
  game('ESPORTS', 'Alab Versus Arena', 'AV', { hot: true }),
  game('ESPORTS', 'Agila Clash', 'AI'),
  game('ESPORTS', 'Isla Matchday', 'IMES'),
  game('ESPORTS', 'Talim Arena', 'TF'),
  game('ESPORTS', 'Ilaw Invitational', 'IA'),
  game('LOTT', 'Saigon 4D', 'TCG_LOTTO_VN', { model: 'lottery-4d', hot: true, min: 1 }),
  game('LOTT', 'Hanoi Gold Draw', 'TCG_LOTTO_VN', { model: 'lottery-4d', min: 1 }),
  game('LOTT', 'Da Nang 3D', 'TCG_LOTTO_VN', { min: 1 }),
  game('LOTT', 'South Sea 6/45', 'TCG_SEA', { model: 'lottery-645', min: 1 }),
  game('LOTT', 'Sulu Draw 4D', 'TCG_SEA', { model: 'lottery-4d', min: 1 }),
  game('LOTT', 'Bayan Lotto 6/49', 'LOTT', { model: 'lottery-649', hot: true, min: 1 }),
  game('LOTT', 'Swerte 3D', 'LOTT', { min: 1 }),
  game('ELOTT', 'Kislap Keno', 'ELOTT', { hot: true, min: 1 }),
  game('ELOTT', 'Bituin Pick 3', 'ELOTT', { model: 'lottery-3d', min: 1 }),
  slot('Open Water', 'SK', 'low', { openMode: 'window' }),
  slot('Ferry Crossing', 'SK', 'medium', { openMode: 'redirect' }),
  slot('Quiet Lagoon', 'SK', 'low', { quirk: 'maintenance' }),
  slot('Slow Boat', 'TL', 'low', { quirk: 'silent' }),
  slot('Stray Kite', 'TL', 'low', { quirk: 'foreign' }),
  slot('Broken Compass', 'TL', 'low', { quirk: 'malformed' }),
]
