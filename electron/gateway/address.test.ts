import { expect, test } from 'vitest'
import { gatewayAddress } from './address.ts'

test.each([
  ['https://gw.operator.example', [], 'https://gw.operator.example'],
  ['https://gw.operator.example/', ['--gateway=https://evil.example'], 'https://gw.operator.example'],
  ['https://gw.operator.example/base/', [], 'https://gw.operator.example/base'],
  ['', ['client', '--gateway=http://127.0.0.1:4000'], 'http://127.0.0.1:4000'],
  ['', ['--gateway=https://gw.operator.example:8443/'], 'https://gw.operator.example:8443'],
])('brand "%s" started with %j calls %s', (brandUrl, argv, url) => {
  expect(gatewayAddress(brandUrl, argv)).toEqual({ ok: true, url })
})

test.each([
  [[]],
  [['--gateway=']],
  [['--gateway=gw.operator.example']],
  [['--gateway=http://gw.operator.example']],
  [['--gateway=http://127.0.0.1.evil.example']],
  [['--gateway=https://user:pw@gw.operator.example']],
  [['--gateway=https://gw.operator.example/?x=1']],
  [['--gateway=file:///etc/passwd']],
  [['--gateway', 'https://gw.operator.example']],
])('started with %j, the client says what to do', (argv) => {
  const address = gatewayAddress('', argv)
  expect(address).toEqual({ ok: false, problem: expect.stringMatching(/https/) })
})
