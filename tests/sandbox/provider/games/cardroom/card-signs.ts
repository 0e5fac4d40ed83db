const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** Cards by their signs, for tests: "3C 10D AS". */
export const cardsOf = (signs: string): number[] =>
  (signs.match(/\S+/g) ?? []).map(
    (sign) => ranks.indexOf(sign.slice(0, -1)) * 4 + 'CSHD'.indexOf(sign.slice(-1)),
  )
