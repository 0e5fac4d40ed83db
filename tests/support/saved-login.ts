import { createCipheriv, pbkdf2Sync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type BrowserContext, chromium } from '@playwright/test'
import { launchOptionsOf, wholeChromiumPath } from './chromium.ts'

type Login = { origin: string; username: string; password: string }

/** Milliseconds between Chromium's first moment, in 1601, and 1970. */
const since1601 = 11_644_473_600_000n

/** Opens a Chromium of its own with its password manager. Without a window, but otherwise as a person has it. */
const openProfile = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...launchOptionsOf(wholeChromiumPath(), '--headless=new', '--password-store=basic'),
    headless: false,
    // A browser that says it is automated fills in nothing.
    ignoreDefaultArgs: ['--enable-automation'],
  })

/** Encrypts as Chromium does on Linux without a keyring. */
function encrypted(password: string): Buffer {
  const cipher = createCipheriv(
    'aes-128-cbc',
    pbkdf2Sync('peanuts', 'saltysalt', 1, 16, 'sha1'),
    Buffer.alloc(16, ' '),
  )
  return Buffer.concat([Buffer.from('v10'), cipher.update(password), cipher.final()])
}

/** Writes a login into the manager's database, whose other columns differ between versions. */
function writeLogin(profile: string, { origin, username, password }: Login): void {
  const database = new DatabaseSync(join(profile, 'Default', 'Login Data'))
  const columns = database.prepare('PRAGMA table_info(logins)').all()
  const now = (BigInt(Date.now()) + since1601) * 1000n
  const known = new Map<unknown, string | number | bigint | Buffer>([
    ['origin_url', `${origin}/`],
    ['signon_realm', `${origin}/`],
    ['username_element', 'username'],
    ['username_value', username],
    ['password_element', 'password'],
    ['password_value', encrypted(password)],
    ['date_created', now],
    ['date_last_used', now],
    ['date_password_modified', now],
    ['times_used', 1],
  ])
  const needed = columns.filter(({ name, notnull }) => known.has(name) || notnull === 1)
  const values = needed.map(({ name, type }) => known.get(name) ?? (type === 'INTEGER' ? 0 : ''))
  database
    .prepare(
      `INSERT INTO logins (${needed.map(({ name }) => name).join()}) VALUES (${needed.map(() => '?').join()})`,
    )
    .run(...values)
  database.close()
}

/** Opens a browser in which somebody has saved a login for a site. `close` also removes its profile. */
export async function openWithSavedLogin(
  login: Login,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'saved-login-'))
  // The first start makes the database.
  await (await openProfile(profile)).close()
  writeLogin(profile, login)
  const context = await openProfile(profile)
  return {
    context,
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
