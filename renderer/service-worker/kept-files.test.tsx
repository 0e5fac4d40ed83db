import { expect, onTestFinished, test } from 'vitest'
import { dropAll, dropBuilds, keepBuild } from './kept-files.ts'

const old = '/assets/index-11111111.js'
const next = '/assets/index-22222222.js'

/** Caches a first page of a build, as its first visit does. Any page serves: only a server's own answer is kept. */
const keepShell = async (build: string) =>
  (await caches.open(`site:${build}`)).put('/', await fetch(location.href))

test('[WEB-02] files of an old build aren’t kept when a page reports it late, after pages of a newer one', async () => {
  onTestFinished(async () => void (await dropAll()))
  await keepShell(old)
  await keepShell(next)
  // The kept page proves nothing about the server, which has the next build by now.
  await dropBuilds(new Set([next]), await keepBuild(old, []))
  expect(await caches.keys()).toEqual([`site:${next}`])
})
