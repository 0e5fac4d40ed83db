import type { BannerScene } from '../banner-scenes.ts'

export interface BannerGroup {
  readonly scene: BannerScene
  /** Sets of three motifs: centre, left, right. */
  readonly motifs: readonly string[]
  /** Names of the palettes for each theme. */
  readonly light: readonly string[]
  readonly dark: readonly string[]
}

export const bannerGroups = {
  home: {
    scene: 'bay',
    motifs: ['parol jeepney coins', 'sarimanok mango seven', 'ship sun pearl'],
    light: ['Peach court', 'Boracay noon', 'Amihan sky'],
    dark: ['Manila Bay dusk', 'Sunrise', 'Parol night'],
  },
  rng: {
    scene: 'rays',
    motifs: ['seven cherry bell', 'mango gem coins', 'chest jewels crown'],
    light: ['Mango stand', 'Bubblegum', 'Ivory court'],
    dark: ['Ube jar', 'Ruby room', 'Gold bar'],
  },
  live: {
    scene: 'table',
    motifs: ['roulette fan chips', 'dealer tableArc towers', 'moneyWheel dice ace'],
    light: ['Ivory court', 'Mint'],
    dark: ['Emerald vault', 'Ruby room', 'Taho'],
  },
  fish: {
    scene: 'sea',
    motifs: ['shark turtle angelfish', 'whale jelly puffer', 'octopus crab cannon'],
    light: ['Boracay noon', 'Mint', 'Amihan sky'],
    dark: ['Abyss', 'Aurora', 'Sapphire'],
  },
  pvp: {
    scene: 'weave',
    motifs: ['threeCards mahjong joker', 'royal domino spade', 'king queen knight'],
    light: ['Peach court', 'Lime soda'],
    dark: ['Cobalt', 'Ube jar', 'Banaue green'],
  },
  sports: {
    scene: 'pitch',
    motifs: ['football trophy basketball', 'boxing goal volleyball', 'helmet dart tennis'],
    light: ['Amihan sky', 'Mint'],
    dark: ['Cobalt', 'Steel ring', 'Banaue green'],
  },
  esports: {
    scene: 'grid',
    motifs: ['pad headset crosshair', 'mech blade shield', 'visor castle keys'],
    light: ['Bubblegum', 'Amihan sky'],
    dark: ['Neon market', 'Aurora', 'Sapphire'],
  },
  lott: {
    scene: 'confetti',
    motifs: ['trio ticket drum', 'bigBall pyramid clover', 'numberWheel scratch rainCoins'],
    light: ['Mango stand', 'Ivory court', 'Lime soda'],
    dark: ['Sapphire', 'Ruby room', 'Cobalt'],
  },
  bingo: {
    scene: 'confetti',
    motifs: ['bingoCard bingoLetters bingoPopper', 'bingoCage bingoBigB bingoGift'],
    light: ['Bubblegum', 'Mint'],
    dark: ['Ube jar', 'Violet hour'],
  },
  cockfight: {
    scene: 'rays',
    motifs: ['roosterBird roosterFeathers roosterShield', 'roosterFace2 roosterMedal roosterPlume'],
    light: ['Peach court', 'Ivory court'],
    dark: ['Mayon ember', 'Ruby room'],
  },
  table: {
    scene: 'table',
    motifs: ['blackjack roulette dice', 'felt tower plinko'],
    light: ['Mint', 'Ivory court'],
    dark: ['Emerald vault', 'Steel ring'],
  },
  down: {
    scene: 'grid',
    motifs: ['phone bolt coins', 'phone pad parol'],
    light: ['Amihan sky', 'Mint'],
    dark: ['Cobalt', 'Aurora'],
  },
  promotion: {
    scene: 'confetti',
    motifs: ['bingoGift coins parol', 'chest bingoPopper crown'],
    light: ['Peach court', 'Mango stand'],
    dark: ['Sunrise', 'Manila Bay dusk'],
  },
  shop: {
    scene: 'weave',
    motifs: ['bingoGift pot jewels', 'pouch crown salakot'],
    light: ['Ivory court', 'Lime soda'],
    dark: ['Gold bar', 'Tarsier moss'],
  },
  help: {
    scene: 'bay',
    motifs: ['tarsier headset kubo'],
    light: ['Mint', 'Amihan sky'],
    dark: ['Storm', 'Lagoon'],
  },
  ybg: {
    scene: 'confetti',
    motifs: ['bingoPopper tube satellite'],
    light: ['Bubblegum'],
    dark: ['Violet hour'],
  },
  pg: { scene: 'weave', motifs: ['tiger mahjong dragon'], light: ['Ivory court'], dark: ['Ruby room'] },
  login: { scene: 'bay', motifs: ['parol coins kubo'], light: ['Boracay noon'], dark: ['Parol night'] },
  reg: { scene: 'rays', motifs: ['bingoGift seven parol'], light: ['Mango stand'], dark: ['Sunrise'] },
  deposit: { scene: 'stage', motifs: ['trophy pot coins'], light: ['Ivory court'], dark: ['Gold bar'] },
  bet: { scene: 'stage', motifs: ['crown trophy chips'], light: ['Peach court'], dark: ['Cobalt'] },
} satisfies Record<string, BannerGroup>
