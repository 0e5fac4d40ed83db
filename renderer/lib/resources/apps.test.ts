import { expect, test } from 'vitest'
import { appsOf, downloadsOf } from './apps.ts'

test('[FTR-02] apps come in our order, with the operator’s own code picture where there is one', () => {
  expect(
    appsOf([
      { resourceType: 'FACEBOOK', url: 'https://f.example' },
      { resourceType: 'IOS', url: 'https://i.example', qrCodeUrl: 'https://q.example/i.png' },
      { resourceType: 'ANDROID', url: 'https://a.example', qrCodeUrl: null },
    ]),
  ).toEqual([
    { kind: 'ANDROID', url: 'https://a.example', picture: undefined, about: {} },
    { kind: 'IOS', url: 'https://i.example', picture: 'https://q.example/i.png', about: {} },
  ])
})

test.each(['javascript:alert(1)', 'http://a.example', '', 'not an address'])(
  '%s is no address of an app',
  (url) => {
    expect(appsOf([{ resourceType: 'ANDROID', url }])).toEqual([])
  },
)

test('[DWN-01] a download that is no app for phones is only among the downloads, with what is said about it', () => {
  const resources = [
    { resourceType: 'WINDOWS', url: 'https://w.example', version: '4.2.0', labelNameEn: 'Windows' },
  ]
  expect(appsOf(resources)).toEqual([])
  expect(downloadsOf(resources)).toEqual([
    { kind: 'WINDOWS', url: 'https://w.example', picture: undefined, about: { version: '4.2.0' } },
  ])
})
