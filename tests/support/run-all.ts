/** `npm test`: every check and every test, in the order in which they fail soonest. */
import { spawnSync } from 'node:child_process'
import { prepare } from './prepare.ts'

const steps: [name: string, script: string][] = [
  ['formatting, lint, types, dependencies, texts', 'check'],
  ['unit and component tests', 'test:unit'],
  ['builds', 'build'],
  ['size budgets', 'test:size'],
  ['journeys on the web', 'test:e2e'],
  ['the desktop client', 'test:desktop'],
]

const missing = prepare()
if (missing.length > 0) {
  console.error(`The tests need, and may not install here:\n${missing.map((need) => `  ${need}`).join('\n')}`)
  process.exit(1)
}

for (const [name, script] of steps) {
  const begun = performance.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  if (status !== 0) {
    console.error(`\n✗ ${name} (npm run ${script}) failed after ${seconds} s`)
    process.exit(1)
  }
  console.log(`✓ ${name}, ${seconds} s`)
}
