import i18next from 'i18next'
import * as z from 'zod/mini'
import { release } from '#lib/log/release.ts'
import { storedText } from '#lib/storage/stored.ts'
import { showDialog } from '#ui/message-dialog/show-dialog.ts'
import { isNewerReleaseOut } from './newer-release.ts'

/** Build whose page has already offered a reload in this session. */
const offered = storedText('session', 'reloadOffered', z.string())

type Parts = { newer: () => Promise<boolean | undefined>; reload: () => void }

/**
 * Offers to reload the page because a chunk couldn't be loaded. Only once per build and session: if a reload brings
 * the same build again, it hasn't helped. Never while the server can't be reached, because a reload would then lose
 * the page.
 */
export async function offerReload({ newer, reload }: Parts = browser): Promise<void> {
  const build = release()
  if (offered.read() === build) return
  const isNewer = await newer()
  // Checked again because several chunks may be lost at once.
  if (isNewer === undefined || offered.read() === build) return
  offered.write(build)
  const what = isNewer ? 'newer' : 'same'
  const answer = await showDialog({
    tone: 'warn',
    outlivesSession: true,
    title: i18next.t(`lost.${what}.title`, { ns: 'warnings' }),
    text: i18next.t(`lost.${what}.text`, { ns: 'warnings' }),
    buttons: [
      { id: 'stay', label: i18next.t('lost.stay', { ns: 'warnings' }) },
      { id: 'reload', label: i18next.t('lost.reload', { ns: 'warnings' }) },
    ],
  })
  if (answer === 'reload') reload()
}

const browser: Parts = { newer: isNewerReleaseOut, reload: () => location.reload() }
