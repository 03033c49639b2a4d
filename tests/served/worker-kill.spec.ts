import type { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import { verificationHolder, verifiedPhoneHash } from '#provider/modules/account/phone-verification.ts'
import { type OwnWorker, ownWorker } from '../fixtures/own-worker.ts'

const PASSWORD = 'Tidal7#kelp-bed'
const PEOPLE = 400
/** Registrations and changes that a round waits for before it kills the Worker, while more are under way. */
const ENOUGH = 6
const ROUNDS = 3
const PATIENCE_MS = 30_000

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }'
const RENAME = 'mutation ($nickName: String!) { updateUser(patch: { nickName: $nickName }) { id } }'
const LOGIN = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password, sourceType: Website) { token } }'
const WHO = '{ user(sourceType: Website) { email nickName } }'

const PROOF = 'p'.repeat(43)
const phoneOf = (i: number) => `+65${81_000_000 + i}`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let worker: OwnWorker
test.beforeAll(async () => {
  worker = await ownWorker()
  const db = worker.account()
  const keep = db.prepare('insert into phone_proof (phone_hash, holder_hash, at) values (?, ?, ?)')
  const holder = verificationHolder({ clientAddress: '' }, PROOF)
  for (let i = 0; i < PEOPLE; i++) keep.run(verifiedPhoneHash(phoneOf(i)), holder, Math.floor(Date.now() / 1_000))
  db.close()
  await worker.start()
})
test.afterAll(() => worker.remove())

/** The data of an answer, or null when none came. */
async function ask<Data>(query: string, variables: unknown, { token, from }: { token?: string; from: number }): Promise<Data | null> {
  try {
    const response = await fetch(`${worker.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'country-code': 'my',
        'cf-connecting-ip': `198.51.100.${from}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ query, variables }),
    })
    return ((await response.json()) as { data?: Data | null }).data ?? null
  } catch {
    return null
  }
}

interface Person {
  token: string
  /** the last name that was asked for, the last that was acknowledged, and how many were */
  asked: number
  kept: number
  count: number
}
type People = Map<string, Person>

const changesOf = (people: People) => [...people.values()].reduce((sum, { count }) => sum + count, 0)

/** Registers people and renames existing ones, as fast as possible, until the Worker is gone. */
async function load(people: People, next: () => number, isOver: () => boolean) {
  const register = async (from: number) => {
    while (!isOver()) {
      const i = next()
      const email = `person${i}@example.com`
      const detail = { ceaNumber: `REN ${10_000 + i}`, estateAgency: 'Demo' }
      const input = { name: `Person ${i}`, email, phoneNumber: phoneOf(i), password: PASSWORD, phoneProof: PROOF, detail }
      const made = await ask<{ register: { token: string } | null }>(REGISTER, { input }, { from: from + 10 * (i % 20) })
      if (!made?.register) return
      people.set(email, { token: made.register.token, asked: 0, kept: 0, count: 0 })
    }
  }
  const rename = async (from: number) => {
    for (let i = from; !isOver(); i++) {
      // each loop changes its own half of the people, because the order of two changes at once is unknown
      const own = [...people.values()].filter((_, at) => at % 2 === from % 2)
      const person = own[i % Math.max(1, own.length)]
      if (!person) await pause(20)
      else if (!(await renameOnce(person, from))) return
    }
  }
  await Promise.all([register(1), register(2), register(3), rename(4), rename(5)])
}

async function renameOnce(person: Person, from: number): Promise<boolean> {
  person.asked++
  const name = person.asked
  if (!(await ask(RENAME, { nickName: `Name ${name}` }, { token: person.token, from }))) return false
  person.kept = Math.max(person.kept, name)
  person.count++
  return true
}

/** People some of whose rows are missing; a registration is one write, so there must be none. */
const HALF = `select email from user where kind = 'agent' and (
  (select count(*) from agent_detail where user_id = user.id) <> 1
  or (select count(*) from session where user_id = user.id) < 1
  or (select count(*) from one_time_token where user_id = user.id and purpose = 'verify-email') <> 1)`

const countOf = (db: DatabaseSync, from: string): number => Number(db.prepare(`select count(*) as n from ${from}`).get()?.n)

function checkRows(people: People) {
  const db = worker.account()
  expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  expect(db.prepare(HALF).all()).toEqual([])
  const users = countOf(db, 'user')
  expect(countOf(db, `audit_event where kind = 'registered'`)).toBe(users)
  expect(countOf(db, 'phone_proof') + users).toBe(PEOPLE)
  // a change is written together with its line in the log
  expect(countOf(db, `audit_event where kind = 'profile-changed'`)).toBeGreaterThanOrEqual(changesOf(people))
  const renamed = `user where nick_name like 'Name %'`
  expect(countOf(db, `(select distinct subject_hash from audit_event where kind = 'profile-changed')`)).toBe(countOf(db, renamed))
  db.close()
}

test('the Worker, killed under load, has kept every acknowledged write, and none in part', { tag: '@long' }, async () => {
  test.setTimeout(180_000)
  const people: People = new Map()
  let count = 0
  for (let round = 0; round < ROUNDS; round++) {
    let isOver = false
    const before = { people: people.size, changes: changesOf(people) }
    const isEnough = () => people.size >= before.people + ENOUGH && changesOf(people) >= before.changes + ENOUGH
    const loading = load(
      people,
      () => count++,
      () => isOver,
    )
    const begun = performance.now()
    while (!isEnough() && performance.now() - begun < PATIENCE_MS) await pause(10)
    // the load continues during the kill
    await worker.kill()
    isOver = true
    await loading
    expect(isEnough()).toBe(true)
    checkRows(people)
    await worker.start()
  }
  for (const [email, { token, asked, kept }] of people) {
    const known = await ask<{ user: { email: string; nickName: string } }>(WHO, {}, { token, from: 9 })
    expect(known?.user.email).toBe(email)
    const stored = Number(/^Name (\d+)$/.exec(known?.user.nickName ?? '')?.[1] ?? 0)
    expect(stored).toBeGreaterThanOrEqual(kept)
    expect(stored).toBeLessThanOrEqual(asked)
  }
  const [email = ''] = people.keys()
  const back = await ask<{ login: { token: string } }>(LOGIN, { email, password: PASSWORD }, { from: 9 })
  expect(back?.login.token).toMatch(/^[\w-]{43}$/)
})
