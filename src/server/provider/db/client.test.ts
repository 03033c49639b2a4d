import { expect, it } from 'vitest'
import { batchLoader } from './batch-loader.ts'
import { type SqlDatabase, Statements } from './client.ts'
import { integer, orNull, text } from './column-table.ts'

/** What the database below answers of each statement; its parameters are a list, which no column holds. */
const ECHO = { sql: text() }

/** Answers each statement with its SQL and parameters; a batch that holds "broken" fails. */
function database() {
  const batches: string[][] = []
  const fake: SqlDatabase = {
    prepare: (sql) => ({ bind: (...values) => ({ sql, values, bind: () => fake.prepare(sql) }) as never }),
    async batch(statements) {
      const sent = statements as unknown as { sql: string; values: unknown[] }[]
      batches.push(sent.map((one) => one.sql))
      if (sent.some((one) => one.sql === 'broken')) throw new Error('no such table')
      return sent.map((one) => ({ results: [{ sql: one.sql, values: one.values }] }))
    },
  }
  return { fake, batches }
}

it('statements of one tick are sent together, and each caller gets its own result', async () => {
  const { fake, batches } = database()
  const statements = new Statements(fake)
  const [a, b] = await Promise.all([statements.all(ECHO, 'a', 1), statements.first(ECHO, 'b', 2)])
  expect([a, b]).toEqual([[{ sql: 'a', values: [1] }], { sql: 'b', values: [2] }])
  await statements.all(ECHO, 'c')
  expect(batches).toEqual([['a', 'b'], ['c']])
  expect([statements.statementCount, statements.roundTripCount]).toEqual([3, 2])
})

it('a loader asked in the same tick joins the round trip, with each key once', async () => {
  const { fake, batches } = database()
  const statements = new Statements(fake)
  const loader = batchLoader<number, string>(async (keys) => {
    await statements.all(ECHO, 'children', JSON.stringify(keys))
    return new Map(keys.filter((key) => key !== 3).map((key) => [key, `child of ${key}`]))
  }, 'none')
  const asked = [statements.all(ECHO, 'parents'), loader.load(1), loader.load(2), loader.load(1), loader.load(3)]
  expect((await Promise.all(asked)).slice(1)).toEqual(['child of 1', 'child of 2', 'child of 1', 'none'])
  expect(batches).toEqual([['parents', 'children']])
})

it('a failing statement rejects all statements of its batch', async () => {
  const statements = new Statements(database().fake)
  const results = await Promise.allSettled([statements.all(ECHO, 'a'), statements.all(ECHO, 'broken')])
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected'])
})

it('the same question is asked once in a batch, and each caller has its answer', async () => {
  const { fake, batches } = database()
  const statements = new Statements(fake)
  const asked = [
    statements.all(ECHO, 'select a', 1),
    statements.all(ECHO, 'select a', 2),
    statements.all(ECHO, 'select a', 1),
    statements.all(ECHO, 'with b', null),
  ]
  const answers = await Promise.all(asked)
  expect(answers[2]).toEqual([{ sql: 'select a', values: [1] }])
  expect(answers[1]).toEqual([{ sql: 'select a', values: [2] }])
  expect(batches).toEqual([['select a', 'select a', 'with b']])
})

it('not where the batch writes: what a statement reads depends on its place', async () => {
  const { fake, batches } = database()
  const statements = new Statements(fake)
  await Promise.all([statements.all(ECHO, 'select a'), statements.all(ECHO, 'update a'), statements.all(ECHO, 'select a')])
  expect(batches).toEqual([['select a', 'update a', 'select a']])
})

it('nor where a statement that writes begins with a table of its own', async () => {
  const { fake, batches } = database()
  const statements = new Statements(fake)
  const sql = 'with b as (select 1)\ninsert into a select * from b'
  await Promise.all([statements.all(ECHO, sql), statements.all(ECHO, sql)])
  expect(batches).toEqual([[sql, sql]])
})

it('a row that is otherwise than described is an error that names the field, and nobody else’s', async () => {
  const { fake } = database()
  const statements = new Statements(fake)
  const asked = [
    statements.all({ sql: text() }, 'a'),
    statements.all({ sql: integer() }, 'b'),
    statements.all({ sql: text(), state: orNull(text()) }, 'c'),
    statements.first({}, 'd'),
  ]
  const answers = await Promise.allSettled(asked)
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  await expect(asked[1]).rejects.toThrow('sql is no integer; b')
  await expect(asked[2]).rejects.toThrow('state is no text or null; c')
})
