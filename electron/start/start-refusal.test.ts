import { expect, test } from 'vitest'
import { type ClientStart, startRefusal } from './start-refusal.ts'

const start = (given: Partial<ClientStart>) =>
  startRefusal({ packaged: true, argv: ['client'], env: {}, ...given })

test.each([
  [['client', '--no-sandbox'], '--no-sandbox'],
  [['client', '--NO-SANDBOX'], '--no-sandbox'],
  [['client', '/no-sandbox'], '--no-sandbox'],
  [['client', 'palaro://home', '--disable-gpu-sandbox'], '--disable-gpu-sandbox'],
  [['client', '--remote-debugging-port=9222'], '--remote-debugging-port'],
  [['client', '--remote-debugging-pipe'], '--remote-debugging-pipe'],
  [['client', '-inspect'], '--inspect'],
  [['client', '--inspect-brk=127.0.0.1:9229'], '--inspect-brk'],
  [['client', '--log-net-log=/tmp/net.json'], '--log-net-log'],
  [['client', '--ssl-key-log-file=keys'], '--ssl-key-log-file'],
  [['client', '--disable-web-security'], '--disable-web-security'],
  [['client', '--ignore-certificate-errors'], '--ignore-certificate-errors'],
  [['client', '--host-resolver-rules=MAP * 127.0.0.1'], '--host-resolver-rules'],
  [['client', '--js-flags=--expose-gc'], '--js-flags'],
  [['client', '--single-process'], '--single-process'],
  [['client', '--in-process-gpu'], '--in-process-gpu'],
  [['client', '--renderer-cmd-prefix=/usr/bin/env'], '--renderer-cmd-prefix'],
])(
  '[DSK-03, DSK-13] an installed client started as %j does not run, and says which word it is',
  (argv, word) => {
    expect(start({ argv })).toContain(word)
  },
)

test('[DSK-03] the sandbox is not taken away by the environment either', () => {
  expect(start({ env: { ELECTRON_DISABLE_SANDBOX: '' } })).toContain('ELECTRON_DISABLE_SANDBOX')
})

test.each([
  ['a link', ['client', 'palaro://open/rng?no-sandbox']],
  ['a folder for its data', ['client', '--user-data-dir=/home/ana/no-sandbox']],
  ['a proxy', ['client', '--proxy-server=http://proxy.lan:3128']],
  [
    'what Windows adds for a second start',
    ['client', '--allow-file-access-from-files', '--', 'palaro://home'],
  ],
  ['a graphics switch', ['client', '--disable-gpu', '--ozone-platform-hint=auto']],
  ['a word after its path only', ['--no-sandbox']],
])('[DSK-03] an installed client runs with %s', (_, argv) => {
  expect(start({ argv })).toBeUndefined()
})

test('[DSK-03] nor are the keys of its connections written down', () => {
  expect(start({ env: { SSLKEYLOGFILE: '/home/ana/keys.log' } })).toContain('SSLKEYLOGFILE')
  expect(start({ env: { SSLKEYLOGFILE: '' } })).toBeUndefined()
})

test('[DSK-03] in development it runs with what it is given', () => {
  expect(start({ packaged: false, argv: ['client', '--no-sandbox', '--inspect'] })).toBeUndefined()
})
