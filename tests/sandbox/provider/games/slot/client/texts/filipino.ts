/** The words of the slots, in Filipino. */
import { english, type SlotTexts } from './english.ts'

export const filipino: SlotTexts = {
  ...english,
  spin: 'I-spin',
  stop: 'Ihinto ang reels',
  symbols: {
    ...english.symbols,
    empty: 'walang laman',
    mango: 'mangga',
    melon: 'pakwan',
    coconut: 'niyog',
    bell: 'kampana',
    butterfly: 'paruparo',
    pearl: 'perlas',
    kubo: 'bahay kubo',
    moon: 'buwan',
    tiger: 'tigre',
    temple: 'templo',
    potion: 'gayuma',
    bolt: 'kidlat',
    crown: 'korona',
    chest: 'kaban',
    jewels: 'singsing',
    pot: 'palayok',
    ship: 'barko',
    gem: 'brilyante',
    egg: 'itlog',
    cherry: 'cherry',
  },
  manyWins: (wins, amount) => `${wins} panalo: ${amount}`,
  freeSpinOf: (spin, spins) => `Free spin ${spin} sa ${spins}`,
  respinsLeft: (left) => `${left} respin na lang`,
  allTimes: (times) => `×${times} lahat ng panalo`,
  growing: 'Tumataas ang × bawat spin',
  moreWilds: 'Mas maraming wild sa reels',
  coinsStay: (spins) => `Naiiwan ang coins. Bawat bagong coin, balik sa ${spins} respins.`,
  coins: (coins) => `${coins} coins`,
  allFull: (times) => `Puno lahat: ×${times} ang coins`,
  buy: 'Bumili ng free spins',
  buyPrice: (amount) => `Bumili ng free spins sa ${amount}`,
  buyText: (spins, amount) => `May ${spins} free spins ka agad. ${amount} ang presyo.`,
  buyNow: (amount) => `Bilhin sa ${amount}`,
  buyTooHigh: (amount, most) =>
    `Aabot ito ng ${amount}, pero hanggang ${most} lang ang isang round. Babaan ang taya mo.`,
  lastRound: (amount) => `Huling round: ${amount}`,
  replay: 'Panoorin ulit',
  replaying: 'Replay ng huling round mo',
  linesRule: (lines) =>
    `Pantay na hati ang taya mo sa ${lines} lines. May bayad ang line sa tatlo o higit pang magkakaparehong symbol na magkakasunod, mula kaliwa.`,
  waysRule: (ways) =>
    `May bayad ang tatlo o higit pang magkakaparehong symbol sa magkakatabing reel mula kaliwa, kahit saang row. ${ways} ways lahat. Bayad ang bawat way.`,
  wildRule: 'Pumapalit sa lahat ng symbol na may bayad.',
  expandRule: 'Pinupuno ng wild ang buong reel nito.',
  scatterRule: (three, four, five) =>
    `Tatlo, apat o lima kahit saan: ${three}, ${four} o ${five} free spins.`,
  againRule: (spins, most) =>
    `Tatlo o higit pa habang free spins: dagdag na ${spins}, hanggang ${most} sa isang round.`,
  moreWildsRule: 'Mas maraming wild sa reels kapag free spins.',
  timesRule: (times) => `×${times} ang lahat ng panalo sa free spins.`,
  growRule: '×1 ang unang free spin, ×2 ang pangalawa, at tuloy-tuloy.',
  buyRule: (price, share) =>
    `Puwede mong bilhin ang free spins ng tatlong scatter sa ${price} beses ng taya mo. ${share} ang average na balik kapag binili.`,
  coinRule: (coins, spins) =>
    `Naiiwan ang ${coins} o higit pa, at iikot ulit ang ibang puwesto nang ${spins} beses. Bawat bagong coin, balik sa ${spins} respins. Sa dulo, bayad ang halagang nasa bawat coin.`,
  fullRule: (times) => `Kapag may coin ang lahat ng puwesto, ×${times} ang lahat ng coin.`,
  tumbleRule: (multipliers) =>
    `Nawawala ang mga nanalong symbol at may bumabagsak na kapalit hanggang wala nang panalo. Tumataas ang multiplier sa bawat bagsak: ${multipliers}. Hindi na bumababa ang huli.`,
  mostRule: (most) => `Hanggang ${most} beses ng taya ang bayad ng isang round, at doon ito nagtatapos.`,
  centavoRule:
    'Ang putal na sentimo ay nira-round pataas o pababa nang random, kaya pareho ang balik ng maliit at malaking taya.',
  betRule: (least, most) => `Taya mula ${least} hanggang ${most}.`,
  pays: 'Bayad',
  paysNote: 'Ilang beses ng taya, para sa tatlo, apat at lima.',
  paysNoteWays: 'Ilang beses ng taya sa bawat way, para sa tatlo, apat at limang reel.',
  features: 'Mga feature',
  limits: 'Mga limit',
}
