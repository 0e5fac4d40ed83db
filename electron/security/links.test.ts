import { describe, expect, test } from 'vitest'
import { mailLink, phoneLink } from './links.ts'

const anyHost = (host: string) => /^[a-z.]+\.example$/.test(host)

describe('[DSK-05] mail links', () => {
  test.each([
    ['mailto:help@operator.example', 'mailto:help@operator.example'],
    ['MAILTO:Help@Operator.EXAMPLE', 'mailto:Help@operator.example'],
    ['mailto:help%40operator.example', 'mailto:help@operator.example'],
    ['mailto:a.b+c@operator.example?subject=Hello', 'mailto:a.b+c@operator.example?subject=Hello'],
    [
      'mailto:help@operator.example?Subject=A%20b&body=One%0D%0Atwo',
      'mailto:help@operator.example?subject=A%20b&body=One%0D%0Atwo',
    ],
    ['mailto:help@operator.example?', 'mailto:help@operator.example'],
    ['\tmailto:help@operator.example\n', 'mailto:help@operator.example'],
  ])('%j is handed on as %s', (address, handedOn) => {
    expect(mailLink(address, anyHost)).toBe(handedOn)
  })

  test.each([
    'mailto:',
    'mailto:help',
    'mailto:@operator.example',
    'mailto:help@',
    'mailto:help@operator.test',
    'mailto:help@localhost',
    'mailto:help@[127.0.0.1]',
    'mailto:a@operator.example,b@operator.example',
    'mailto:a@operator.example;b@operator.example',
    'mailto:a@b@operator.example',
    'mailto:"a b"@operator.example',
    'mailto:-attach@operator.example',
    'mailto:help@operator.example?cc=b@operator.example',
    'mailto:help@operator.example?bcc=b@operator.example',
    'mailto:help@operator.example?attach=/etc/passwd',
    'mailto:help@operator.example?attachment=C:%5Csecret.txt',
    'mailto:help@operator.example?to=b@operator.example',
    'mailto:help@operator.example?subject=a%0D%0ABcc:b@operator.example',
    'mailto:help@operator.example?subject=a%00b',
    'mailto:help@operator.example?subject=a%E2%80%AEb',
    'mailto:help@operator.example?body=a%1Bb',
    'mailto:help@operator.example?subject',
    'mailto:help@operator.example?subject=%E0%A4%A',
    'mailto:help%0A@operator.example',
    'mailto:help@operator.example#x',
    `mailto:help@operator.example?body=${'x'.repeat(2_000)}`,
    'mailto://help@operator.example',
    'https://operator.example/',
    'tel:+6328',
    '',
  ])('%j is not', (address) => {
    expect(mailLink(address, anyHost)).toBeUndefined()
  })
})

describe('[DSK-05] telephone links', () => {
  test.each([
    ['tel:+63281234567', 'tel:+63281234567'],
    ['TEL:117', 'tel:117'],
    ['tel:+63-2-8123(45).67', 'tel:+63281234567'],
    ['tel:+63%202%208123', 'tel:+6328123'],
  ])('%s is handed on as %s', (address, handedOn) => {
    expect(phoneLink(address)).toBe(handedOn)
  })

  test.each([
    'tel:',
    'tel:1',
    'tel:+63',
    'tel:*%2306%23',
    'tel:*21*123%23',
    'tel:911,1',
    'tel:911;ext=2',
    'tel:911p22',
    'tel:++911',
    'tel:9+11',
    `tel:${'1'.repeat(16)}`,
    'tel:911?x=1',
    'tel:911#x',
    'tel:%2',
    'tel://911',
    'tel:٩١١',
    'callto:911',
    'sms:911',
    'skype:911',
  ])('%s is not', (address) => {
    expect(phoneLink(address)).toBeUndefined()
  })
})
