import { expect, test } from 'vitest'
import { bestMatches, matchName } from './match-name.ts'

const marked = (name: string, search: string) =>
  matchName(name, search)?.marks.map(([from, to]) => name.slice(from, to))

test.each([
  ['Golden Carabao', 'golden carabao', ['Golden', 'Carabao']],
  ['Golden Carabao', 'carab', ['Carab']],
  ['Golden Carabao', '  CARABAO ', ['Carabao']],
  ['Golden Carabao', 'carabao golden', ['Golden', 'Carabao']],
  ['Golden Carabao', 'raba', ['raba']],
  ['Golden Carabao', 'goldencarabao', ['Golden Carabao']],
  ['Golden Carabao', 'gol den', ['Golden']],
  ['Perlas ng Silangan', 'ng', ['ng']],
  ['Niño’s Fiesta', 'ninos', ['Niño’s']],
  ['Đêm Đà Nẵng', 'dem da', ['Đêm', 'Đà']],
  ["Lola's Kitchen", 'lolas', ["Lola's"]],
  ['7 Fuego', '7', ['7']],
  ['黄金水牛', '水牛', ['水牛']],
  ['ไพ่เก้าเก', 'เก้า', ['เก้า']],
  ['🎰 Siete', 'siete', ['Siete']],
  ['Golden Carabao', 'ｇｏｌｄｅｎ', ['Golden']],
  ['Golden Carabao', 'gol\u200bden', ['Golden']],
  ['88 Fortunes', '８８', ['88']],
  ['Mahjong Ways 2', 'mahjong ways ２', ['Mahjong', 'Ways', '2']],
  ['パチンコ', 'ﾊﾟﾁﾝｺ', ['パチンコ']],
  ['Łódź', 'Łódź', ['Łódź']],
  ['น้ำ ทอง', 'น้ำ', ['น้ำ']],
])('[LST-13, NET-08] %s answers "%s" with %j', (name, search, expected) => {
  expect(marked(name, search)).toEqual(expected)
  expect(matchName(name, search)?.guessed).toBe(false)
})

test.each([
  ['Golden Carabao', 'caribao', ['Carabao']],
  ['Golden Carabao', 'carbaao', ['Carabao']],
  ['Golden Carabao', 'goldne', ['Golden']],
  ['Deposit', 'depost', ['Deposit']],
  ['Golden Carabao', 'golen carabaoo', ['Golden', 'Carabao']],
  ['Golden Carabao', 'cariba', ['Caraba']],
  ['Sampaguita Fortune', 'sampagita', ['Sampaguita']],
  ['Halo-Halo Splash', 'splahs', ['Splash']],
  ['Manila Nights', 'nanila', ['Manila']],
])('[LST-13] the typing error is forgiven: %s for "%s"', (name, search, expected) => {
  expect(marked(name, search)).toEqual(expected)
  expect(matchName(name, search)?.guessed).toBe(true)
})

test.each([
  ['Golden Carabao', ''],
  ['Golden Carabao', '   '],
  ['Golden Carabao', '🎰'],
  ['Golden Carabao', '%_*'],
  ['Golden Carabao', 'mango'],
  ['Golden Carabao', 'golden mango'],
  ['Golden Carabao', 'gxldxn'],
  ['Run', 'rum'],
  ['', 'golden'],
  ['🎰', 'golden'],
])('[LST-13] %s does not answer "%s"', (name, search) => {
  expect(matchName(name, search)).toBeUndefined()
})

test('a search of any length and with any characters is answered', () => {
  for (const search of [
    'x'.repeat(200),
    '<script>alert(1)</script>',
    '\u202Eoabarac',
    '\u0301\u0301',
    "' OR 1=1",
  ])
    expect(matchName('Golden Carabao', search)).toBeUndefined()
  expect(matchName('a'.repeat(5000), 'a'.repeat(200))?.guessed).toBe(false)
})

test('an exact name ranks first, then names that begin with the search, then names that contain it', () => {
  const names = ['Old Carabao Run', 'Carabao', 'Carabaos', 'Supercarabao', 'Carabao Fields']
  expect(bestMatches(names, (name) => matchName(name, 'carabao')).map(({ item }) => item)).toEqual([
    'Carabao',
    'Carabao Fields',
    'Old Carabao Run',
    'Carabaos',
    'Supercarabao',
  ])
})

test('names with typing errors are found only when no name matches as typed', () => {
  const found = (search: string, limit?: number) =>
    bestMatches(['Mango Rush', 'Tango Night'], (name) => matchName(name, search), limit).map(
      ({ item }) => item,
    )
  expect(found('mango')).toEqual(['Mango Rush'])
  expect(found('mengo')).toEqual(['Mango Rush'])
  expect(found('ngo', 1)).toHaveLength(1)
})
