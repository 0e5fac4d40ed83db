import { describe, expect, test } from 'vitest'
import { cardsOf } from '../cardroom/card-signs.ts'
import { beats, lowestCard, playsOf, readHand, strengthOf, usableCards } from './client/hands.ts'

describe('[LNCH-08] hands of Pusoy Dos', () => {
  test.each([
    ['3C', 'single'],
    ['7C 7D', 'pair'],
    ['7C 7D 7H', 'triple'],
    ['3C 4D 5H 6S 7C', 'straight'],
    ['JC QD KH AS 2C', 'straight'],
    ['3C 5C 9C JC 2C', 'flush'],
    ['4C 4D 4H 9S 9C', 'fullHouse'],
    ['9C 9D 9H 4S 4C', 'fullHouse'],
    ['8C 8D 8H 8S 3C', 'fourOfAKind'],
    ['3C 8C 8D 8H 8S', 'fourOfAKind'],
    ['5H 6H 7H 8H 9H', 'straightFlush'],
  ])('%s are a %s', (signs, kind) => expect(readHand(cardsOf(signs))?.kind).toBe(kind))

  test.each([
    '3C 4C',
    '3C 3D 4C',
    '3C 3D 3H 3S',
    '3C 4D 5H 6S 8C',
    'QC KD AH 2S 3C',
    'AC 2D 3H 4S 5C',
    '3C 3D 4H 4S 5C',
    '3C 4C 5C 6C 7C 8C',
  ])('%s are no hand', (signs) => expect(readHand(cardsOf(signs))).toBeUndefined())

  test('the three of clubs is the lowest card, the two of diamonds the highest', () => {
    const order = '3C 3S 3H 3D 4C 10D JC KD AC AD 2C 2S 2H 2D'
    const sorted = cardsOf(order).toSorted((a, b) => strengthOf(a) - strengthOf(b))
    expect(sorted).toEqual(cardsOf(order))
    expect(cardsOf('3C')).toEqual([lowestCard])
  })

  test.each([
    ['4C', '3D'],
    ['2C', 'AD'],
    ['9D', '9H'],
    ['5S 5D', '5C 5H'],
    ['6C 6S 6H', '5S 5H 5D'],
    ['4C 5D 6H 7S 8D', '4D 5C 6C 7C 8H'],
    ['JC QD KH AS 2C', '10C JD QH KS AD'],
    ['3H 5H 7H 9H JH', 'JC QD KH AS 2C'],
    ['3H 5H 7H 9H KH', '4D 6D 8D 10D QD'],
    ['3C 3D 3H 4S 4C', '3H 5H 7H 9H 2H'],
    ['4C 4D 4H 3S 3C', '3D 3H 3S 2C 2D'],
    ['3C 3D 3H 3S 4C', '2C 2D 2H AS AC'],
    ['3C 4C 5C 6C 7C', '2C 2D 2H 2S 3D'],
  ])('%s beat %s, and not the other way round', (high, low) => {
    const [better, worse] = [readHand(cardsOf(high)), readHand(cardsOf(low))]
    if (!better || !worse) throw new Error('no hand')
    expect(beats(better, worse)).toBe(true)
    expect(beats(worse, better)).toBe(false)
  })

  test('a hand is only beaten by as many cards', () => {
    const [pair, single] = [readHand(cardsOf('2D 2H')), readHand(cardsOf('3C'))]
    expect(pair && beats(pair, single)).toBe(false)
    expect(single && beats(single, undefined)).toBe(true)
  })
})

describe('[LNCH-08] the cards that may be played', () => {
  const hand = cardsOf('3C 4D 4H 5S 6C 7D 9H 9S 9D JC KC KD 2S')

  test('are all in a lead, and only what beats the other hand after that', () => {
    expect(usableCards(hand, undefined).size).toBe(13)
    expect([...usableCards(hand, readHand(cardsOf('AH AS')))]).toEqual([])
    expect(usableCards(hand, readHand(cardsOf('KH')))).toEqual(new Set(cardsOf('2S KD')))
    expect(usableCards(hand, readHand(cardsOf('8C 8D')))).toEqual(new Set(cardsOf('9H 9S 9D KC KD')))
  })

  test('must have the three of clubs in the first hand of a round', () => {
    const needed = usableCards(hand, undefined, lowestCard)
    expect(needed).toEqual(new Set(cardsOf('3C 4D 4H 5S 6C 7D')))
    expect(playsOf(hand, undefined, lowestCard).every((play) => play.cards.includes(lowestCard))).toBe(true)
  })

  test('if anything beats a hand, a play that does is found', () => {
    const straight = readHand(cardsOf('3S 4S 5H 6D 7H'))
    expect(playsOf(hand, straight).map(({ kind }) => kind)).toContain('fullHouse')
    expect(playsOf(hand, readHand(cardsOf('2D')))).toEqual([])
  })
})
