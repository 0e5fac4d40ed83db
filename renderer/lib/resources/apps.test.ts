import { expect, test } from 'vitest'
import { appsOf } from './apps.ts'

test('[FTR-02] apps come in our order, with the operator’s own code picture where there is one', () => {
  expect(
    appsOf([
      { resourceType: 'FACEBOOK', url: 'https://f.example' },
      { resourceType: 'IOS', url: 'https://i.example', qrCodeUrl: 'https://q.example/i.png' },
      { resourceType: 'ANDROID', url: 'https://a.example', qrCodeUrl: null },
    ]),
  ).toEqual([
    { kind: 'ANDROID', url: 'https://a.example', picture: undefined },
    { kind: 'IOS', url: 'https://i.example', picture: 'https://q.example/i.png' },
  ])
})

test.each(['javascript:alert(1)', 'http://a.example', '', 'not an address'])(
  '%s is no address of an app',
  (url) => {
    expect(appsOf([{ resourceType: 'ANDROID', url }])).toEqual([])
  },
)
