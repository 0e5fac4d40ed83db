import { describe, expect, test } from 'vitest'
import { sitePaths } from '#shared/domain/site-paths.ts'
import { deepLinkPath, linkAmong } from './deep-link.ts'

describe('[DSK-06] a link of the client’s own scheme', () => {
  test.each([
    ['palaro://', '/'],
    ['palaro:///', '/'],
    ['palaro://home', '/home'],
    ['palaro://rng', '/rng'],
    ['palaro:///rng', '/rng'],
    ['palaro://rng/', '/rng'],
    ['PALARO://RNG', '/rng'],
    ['palaro://promodetail?id=P-7', '/promoDetail?id=P-7'],
    ['palaro://rng?search=Gold%20Rush&vassalage=JILI', '/rng?vassalage=JILI&search=Gold+Rush'],
    ['palaro://rng?search=%E9%BB%83%E9%87%91', '/rng?search=%E9%BB%83%E9%87%91'],
    ['palaro://games?details=JILI.49', '/games?details=JILI.49'],
    ['palaro://register?referralCode=ANA7', '/register?referralCode=ANA7'],
    ['palaro://help#deposits', '/help'],
    ['palaro://deposit', '/deposit'],
  ])('%s leads to %s', (link, path) => {
    expect(deepLinkPath(link, 'palaro')).toBe(path)
  })

  test('opens every page of the site but the rooms of games', () => {
    const rooms: readonly string[] = [...sitePaths.game, ...sitePaths.fbsports]
    const paths = Object.values(sitePaths)
      .flat()
      .filter((path) => !path.includes('.'))
    expect(paths.filter((path) => deepLinkPath(`palaro:/${path}`, 'palaro') !== path)).toEqual(rooms)
  })

  test.each([
    ['nothing', ''],
    ['another scheme', 'https://rng'],
    ['a lookalike of the scheme', 'palar0://rng'],
    ['a longer scheme', 'palaros://rng'],
    ['a scheme in other letters', 'рalaro://rng'],
    ['no slashes', 'palaro:rng'],
    ['one slash', 'palaro:/rng'],
    ['too many slashes', 'palaro:////rng'],
    ['an unknown route', 'palaro://admin'],
    ['the gateway', 'palaro://wps/session/logout'],
    ['a member of every object', 'palaro://constructor'],
    ['a prototype', 'palaro://__proto__'],
    ['a file', 'palaro://index.html'],
    ['a game', 'palaro://game?vendor=JILI&gameCode=49'],
    ['a game of a wallet', 'palaro://seamless?vendor=JILI&gameCode=49'],
    ['10 kB of text', `palaro://rng?search=${'x'.repeat(10_000)}`],
    ['10 kB of path', `palaro://${'rng'.repeat(3_400)}`],
    ['an external address', 'palaro://https://evil.example/'],
    ['an external host', 'palaro://evil.example/rng'],
    ['an external host behind the path', 'palaro:////evil.example'],
    ['an encoded external address', 'palaro://https%3A%2F%2Fevil.example'],
    ['user-info', 'palaro://user:secret@rng'],
    ['a user name', 'palaro://site@rng'],
    ['a port', 'palaro://rng:8080'],
    ['unicode in the path', 'palaro://ｒｎｇ'],
    ['a sign that looks like a slash', 'palaro://rng∕more'],
    ['a sign that can’t be seen', 'palaro://rng\u200b'],
    ['an encoded slash', 'palaro://rng%2fmore'],
    ['an encoded letter', 'palaro://%72ng'],
    ['a backslash', 'palaro://rng\\more'],
    ['a way up', 'palaro://rng/../deposit'],
    ['an encoded way up', 'palaro://rng/%2e%2e/deposit'],
    ['a script', 'palaro://javascript:alert(1)'],
    ['a script alone', 'javascript:alert(1)'],
    ['data', 'palaro://data:text/html,x'],
    ['the client’s own origin', 'app://site/rng'],
    ['a line break', 'palaro://rng\n'],
    ['a space', 'palaro://rng more'],
    ['a null', 'palaro://rng\0'],
    ['a switch of the command line', '--gateway=https://evil.example'],
  ])('%s opens nothing', (_, link) => {
    expect(deepLinkPath(link, 'palaro')).toBeUndefined()
  })

  test.each([
    ['what is not in the table', 'rng?token=T0ken&next=https://evil.example&search=gold', '/rng?search=gold'],
    ['another page’s', 'help?search=gold', '/help'],
    ['a code that is none', 'rng?vassalage=<script>&type=hot', '/rng?type=hot'],
    ['an address', 'promoDetail?id=https://evil.example', '/promoDetail'],
    ['a line break in words', 'rng?search=gold%0d%0aX: 1', '/rng'],
    ['signs that turn the reading', 'rng?search=%E2%80%AEgold', '/rng'],
    ['what is not UTF-8', 'promoDetail?id=%ff%fe', '/promoDetail'],
    ['words without end', `rng?search=${'x'.repeat(101)}`, '/rng'],
    ['an empty one', 'rng?search=', '/rng'],
    ['what stands twice', 'promoDetail?id=1&id=2', '/promoDetail?id=1'],
    ['a prototype', 'rng?__proto__=1&constructor=2', '/rng'],
  ])('of its parameters, %s is left out', (_, link, path) => {
    expect(deepLinkPath(`palaro://${link}`, 'palaro')).toBe(path)
  })

  test('of another brand opens nothing', () => {
    expect(deepLinkPath('tanglaw://rng', 'tanglaw')).toBe('/rng')
    expect(deepLinkPath('palaro://rng', 'tanglaw')).toBeUndefined()
  })
})

test.each([
  [['client'], undefined],
  [['client', '--gateway=https://palaro://rng'], undefined],
  [['client', 'palaro://rng'], 'palaro://rng'],
  [['client', '--flag', 'palaro://rng', '--original-process-start-time=1'], 'palaro://rng'],
  [['client', 'palaro://rng', 'palaro://help'], 'palaro://help'],
])('[DSK-06] among the arguments %j the link is %s', (argv, link) => {
  expect(linkAmong(argv, 'palaro')).toBe(link)
})
