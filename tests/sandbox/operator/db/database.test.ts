import { beforeEach, expect, test } from 'vitest'
import { Database } from './database.ts'

let db: Database
beforeEach(() => {
  db = new Database(':memory:')
  db.exec('CREATE TABLE money (owner TEXT PRIMARY KEY, amount INTEGER)')
  db.run("INSERT INTO money VALUES ('juan', 1)")
})
const money = () =>
  db.all<{ owner: string; amount: number }>('SELECT owner, amount FROM money ORDER BY owner')

test.each([false, true])('a transaction that fails leaves nothing; marked content: %s', (marked) => {
  if (marked) db.mark()
  db.run("UPDATE money SET amount = 2 WHERE owner = 'juan'")
  const fail = () =>
    db.transaction(() => {
      db.run("INSERT INTO money VALUES ('maria', 5)")
      db.transaction(() => db.run("UPDATE money SET amount = 9 WHERE owner = 'juan'"))
      throw new Error('no room')
    })
  expect(fail).toThrow('no room')
  expect(money()).toEqual([{ owner: 'juan', amount: 2 }])
  db.transaction(() => db.run("INSERT INTO money VALUES ('maria', 5)"))
  expect(money()).toHaveLength(2)
})

test('the marked content comes back, as often as asked, tables and all', () => {
  db.mark()
  for (const round of [1, 2]) {
    const before = db.changes
    db.transaction(() => db.run("INSERT INTO money VALUES ('maria', ?)", round))
    db.exec('CREATE TABLE points (owner TEXT)')
    db.rewind()
    expect(money()).toEqual([{ owner: 'juan', amount: 1 }])
    expect(() => db.all('SELECT * FROM points')).toThrow('no such table')
    expect(db.changes).not.toBe(before)
  }
  db.run("UPDATE money SET amount = 7 WHERE owner = 'juan'")
  db.mark()
  db.run('DELETE FROM money')
  db.rewind()
  expect(money()).toEqual([{ owner: 'juan', amount: 7 }])
})
