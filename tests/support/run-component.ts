/**
 * `npm run test:component`: runs the component tests in parts, each with a browser of its own. After more than a hundred
 * files in one browser, a page lost all its connections, and the browser failed an assertion of its own as it closed.
 */
import { spawnSync } from 'node:child_process'

const parts = 3

for (let part = 1; part <= parts; part += 1) {
  const { status } = spawnSync('vitest', ['run', '--project', 'component', '--shard', `${part}/${parts}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
