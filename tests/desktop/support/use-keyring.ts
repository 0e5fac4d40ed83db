/**
 * A program that uses the client's own store and vault with the keyring of its environment, and prints the results.
 */
import keytar from 'keytar'
import { createLog } from '../../../electron/log.ts'
import { createKeyringStore } from '../../../electron/vault/keyring.ts'
import { VaultError } from '../../../electron/vault/store.ts'
import { createVault } from '../../../electron/vault/vault.ts'

const service = 'example.palaro.spec'
const store = createKeyringStore(service)
const outcome = (work: Promise<unknown>) =>
  work.then(
    (value) => value ?? 'nothing',
    (error: unknown) => (error instanceof VaultError ? error.fault : 'not a VaultError'),
  )

const written = await outcome(store.write('session', 'T0ken'))
const read = await outcome(store.read('session'))
const removed = await outcome(store.remove('session'))
const after = await outcome(store.read('session'))

/** An entry from another program, or a damaged one: not valid text. */
const damaged = Uint8Array.from([0xff, 0xfe, 0x00, 0xc3, 0x28])
// Without a keyring, even creating an entry object fails.
const entry = async () => new keytar.AsyncEntry(service, 'login', { linux: { store: 'secret-service' } })
const damagedRead = await entry()
  .then((found) => found.setSecret(damaged))
  .then(
    () => outcome(store.read('login')),
    () => 'no entry',
  )

const nowhere = () => Promise.reject(new VaultError('absent', 'no key'))
const vault = createVault({
  stores: { keyring: store, safeStorage: { read: nowhere, write: nowhere, remove: async () => {} } },
  pendingDeletions: { of: async () => [], add: async () => {}, paid: async () => {} },
  log: createLog(() => {}),
})
const storage = await vault.storage()
const kept = await vault.put('login', 'mine')
const secret = await entry()
  .then((found) => found.getSecret())
  .catch(() => undefined)
const asItWas = secret && Buffer.from(secret).equals(Buffer.from(damaged))
const left = secret ? (asItWas ? 'as it was' : 'changed') : 'nothing'

console.log(JSON.stringify({ written, read, removed, after, damagedRead, storage, kept, left }))
process.exit(0)
