import { describe, expect, test } from 'vitest'
import { betLadder, firstBet } from './bets.ts'
import { hostOrigin, returnUrl } from './embedding.ts'

const lobby = 'https://lobby.example'
const client = 'app://palaro'

describe('whom the game talks to', () => {
  test.each([
    ['the named origin, if it may embed', 'https://lobby.example', [lobby, client], lobby],
    ['a client’s own scheme', 'app://palaro', [lobby, client], client],
    ['nobody, if the named one may not embed', 'https://evil.example', [lobby], null],
    ['nobody for a lookalike', 'https://lobby.example.evil.example', [lobby], null],
    ['nobody for a wildcard', '*', [lobby], null],
    ['the only one that may embed, if none is named', undefined, [lobby], lobby],
    ['nobody, if none is named and several may embed', undefined, [lobby, client], null],
    ['nobody, if none may embed', undefined, [], null],
  ])('[LNCH-07] %s', (_, named, ancestors, expected) => {
    expect(hostOrigin(named, ancestors)).toBe(expected)
  })

  test.each([
    ['https://lobby.example/rng?games=1', 'https://lobby.example/rng?games=1'],
    ['app://palaro/rng', 'app://palaro/rng'],
    ['https://evil.example/', null],
    ['javascript:alert(1)', null],
    ['//lobby.example', null],
    ['', null],
    [undefined, null],
  ])('a return address leads to an embedding origin or nowhere: %s', (address, expected) => {
    expect(returnUrl(address, [lobby, client])).toBe(expected)
  })
})

describe('the bets on offer', () => {
  test.each([
    ['1.00', '50.00', ['1.00', '2.00', '5.00', '10.00', '20.00', '50.00']],
    ['0.25', '3.00', ['0.25', '0.50', '1.00', '2.00', '3.00']],
    ['5.00', '5.00', ['5.00']],
    ['9.00', '2.00', ['9.00']],
  ])('from %s to %s', (least, most, expected) => {
    expect(betLadder(least, most)).toEqual(expected)
  })

  test('begin with a modest one', () => {
    expect(firstBet(betLadder('1.00', '50.00'))).toBe(2)
    expect(firstBet(['5.00'])).toBe(0)
  })
})
