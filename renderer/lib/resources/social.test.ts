import { expect, test } from 'vitest'
import { socialPages } from './social.ts'

const resource = (resourceType: string, url = `https://${resourceType.toLowerCase()}.example/palaro`) => ({
  resourceType,
  url,
})

test('social pages stand in their order, and only those that the gateway has', () => {
  const pages = socialPages([resource('TELEGRAM'), resource('ANDROID'), resource('FACEBOOK')])
  expect(pages.map(({ type }) => type)).toEqual(['FACEBOOK', 'TELEGRAM'])
})

test("a page has the gateway's label, else its own name", () => {
  const [labelled] = socialPages([{ ...resource('YOUTUBE'), labelNameEn: 'Palaro TV' }])
  const [bare] = socialPages([resource('TWITTER')])
  expect([labelled?.name, bare?.name]).toEqual(['Palaro TV', 'X'])
})

test.each(['javascript:alert(1)', 'http://facebook.example', 'facebook.example', ''])(
  'a page at %j is not shown',
  (url) => {
    expect(socialPages([resource('FACEBOOK', url)])).toEqual([])
  },
)
