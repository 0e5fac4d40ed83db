/**
 * Checks the form of the newest commits, so that the log can be read, searched by area, and a change taken back by
 * itself. Where there is no Git, as in an unpacked archive, there is nothing to check.
 */
import { spawnSync } from 'node:child_process'
import { faultsOfMessage } from './commit-form.ts'

/** Commits that are checked: more than a branch usually has. */
const newest = 20

const log = spawnSync('git', ['log', `-${newest}`, '--no-merges', '-z', '--format=%h %B'], {
  encoding: 'utf8',
})
const commits = log.status === 0 ? log.stdout.split('\0').filter(Boolean) : []
const faults = commits.flatMap((commit) => {
  const [, hash = '', message = ''] = /^(\S+) (.*)$/s.exec(commit) ?? []
  const [subject = ''] = message.split('\n')
  return faultsOfMessage(message).map((fault) => `${hash} ${subject}: ${fault}`)
})
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}
