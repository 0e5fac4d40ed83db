import type { ArtCategory } from '#sandbox/art/index.ts'
import type { ModelId } from '../game-models.ts'

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

/** A game defined by hand. Bets and jackpot in pesos. */
export type FeaturedGame = {
  readonly name: string
  readonly vendor: string
  readonly category: ArtCategory
  /** What is played. By default the first model of its category. */
  readonly model?: ModelId
  readonly min?: number
  readonly max?: number
  readonly jackpot?: number
  readonly hot?: true
  readonly isNew?: true
  readonly tag?: string
  readonly openMode?: 'window' | 'redirect'
  readonly quirk?: Quirk
  /** Names of the games in its popup list. */
  readonly subGames?: readonly string[]
}

type Extras = Partial<FeaturedGame>
const slot = (name: string, vendor: string, extras: Extras = {}): FeaturedGame => ({
  name,
  vendor,
  category: 'RNG',
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
  slot('Golden Carabao', 'JL', { hot: true, jackpot: 1_243_880, tag: 'Hold & Win' }),
  slot('Manila Nights', 'PP', { hot: true }),
  slot('Perlas ng Silangan', 'DP', { jackpot: 884_120 }),
  slot('Halo-Halo Splash', 'LT', { hot: true, tag: 'Cluster' }),
  slot('Jeepney Express', 'JL', { tag: 'Respins' }),
  slot('Bulkan Fury', 'AW', { jackpot: 3_420_550 }),
  slot('Sampaguita Fortune', 'BW'),
  slot('Fiesta Drums', 'PP', { isNew: true }),
  slot('Diwata 88', 'AW', { hot: true }),
  slot('Mango Tumble', 'LT', { min: 0.1, tag: 'Tumble' }),
  slot('Tarsier Gold', 'JL'),
  slot('Kalesa Kings', 'BW', { jackpot: 412_300 }),
  slot('Agila Rising', 'SN', { hot: true, min: 0.1 }),
  slot('Bahay na Bato', 'PA'),
  slot('Sorbetes Spin', 'LT', { isNew: true, min: 0.05 }),
  slot('Treasure of Taal', 'AW', { jackpot: 2_011_940 }),
  game('LIVE', 'Amihan Baccarat A', 'AL', { min: 50, max: 250_000 }),
  game('LIVE', 'Bituin Roulette', 'BT', { model: 'roulette', hot: true, min: 10, max: 50_000 }),
  game('LIVE', 'Dragon Tiger Bay', 'AL', { model: 'dragon-tiger', min: 20, max: 100_000 }),
  game('LIVE', 'Color Game Live', 'BT', { model: 'color-game-live', hot: true, min: 5, max: 20_000 }),
  slot('Parol Lights', 'SN'),
  slot('Banig Weaver', 'PA'),
  game('TABLE', 'Datu Color Game', 'BL', { model: 'color-game', min: 1 }),
  slot('Siete Fuego', 'JL', { min: 0.1, hot: true }),
  slot('Lucky Bangka', 'DP'),
  slot('Moon over Bohol', 'SN'),
  slot('Puso Puso', 'BW', { min: 0.01 }),
  slot('Kapitan Kidd', 'DP', { jackpot: 98_400 }),
  slot('Rice Terraces', 'LT'),
  slot('Bayani Quest', 'AW', { isNew: true }),
  slot('Kwento ng Buwan', 'TL'),
  slot('Tigre de Oro', 'JL', { hot: true }),
  slot('Neon Divisoria', 'PP'),
  slot('Coco Bonanza', 'LT', { min: 0.05 }),
  slot('Santelmo', 'TL', { jackpot: 655_210 }),
  slot('Ube Rush', 'LT'),
  slot('Barya Drop', 'BL', { min: 0.01 }),
  slot('Maharlika Crown', 'BW'),
  slot('Typhoon Wilds', 'PP'),
  slot('Kubo Riches', 'PA'),
  slot('Pista ng Bayan', 'SK'),
  slot('Sirena Song', 'DP'),
  slot('Tambay Club', 'PP'),
  slot('Buko Blast', 'LT', { min: 0.1 }),
  slot('Araw at Gabi', 'SN', { isNew: true }),
  slot('Lapu Legends', 'BL'),
  game('FISH', 'Deep Sulu Hunter', 'DP', { hot: true }),
  game('FISH', 'Bangus Boom', 'AS'),
  game('FISH', 'Coral Cannon', 'DP', { jackpot: 301_220 }),
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
  game('LOTT', 'Saigon 4D', 'TCG_LOTTO_VN', { hot: true, min: 1 }),
  game('LOTT', 'Hanoi Gold Draw', 'TCG_LOTTO_VN', { min: 1 }),
  game('LOTT', 'Da Nang 3D', 'TCG_LOTTO_VN', { min: 1 }),
  game('LOTT', 'South Sea 6/45', 'TCG_SEA', { min: 1 }),
  game('LOTT', 'Sulu Draw 4D', 'TCG_SEA', { min: 1 }),
  game('LOTT', 'Bayan Lotto 6/49', 'LOTT', { hot: true, min: 1 }),
  game('LOTT', 'Swerte 3D', 'LOTT', { min: 1 }),
  game('ELOTT', 'Kislap Keno', 'ELOTT', { hot: true, min: 1 }),
  game('ELOTT', 'Bituin Pick 3', 'ELOTT', { min: 1 }),
  slot('Open Water', 'SK', { openMode: 'window' }),
  slot('Ferry Crossing', 'SK', { openMode: 'redirect' }),
  slot('Quiet Lagoon', 'SK', { quirk: 'maintenance' }),
  slot('Slow Boat', 'TL', { quirk: 'silent' }),
  slot('Stray Kite', 'TL', { quirk: 'foreign' }),
  slot('Broken Compass', 'TL', { quirk: 'malformed' }),
]
