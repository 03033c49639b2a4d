import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { isEmailAddress } from '#lib/email-address.ts'
import { passwordFaults } from '#lib/password-rules.ts'
import { joinedPhone } from '#lib/phone-number.ts'
import { licenceKey } from '#market/licence-number.ts'
import { cutRegister, registerVersion, replaceRegister } from '../../db/account/register-rows.ts'
import { applyMigrations, readMigrations } from '../../db/migrations.ts'
import { checkPassword, hashPassword } from '../../modules/account/password-hash.ts'
import { DEMO_PASSWORD, demoAccounts } from './accounts.ts'
import { fillPeople } from './fill-people.ts'
import { demoRegister, REGISTER_COUNTRIES } from './register.ts'

const NOW = 1_800_000_000

// real hashes at a low cost, to keep the test fast
const fill = (db: DatabaseSync) => fillPeople(db, NOW, (password) => hashPassword(password, { N: 16, r: 8, p: 1 }))

function accountDatabase(): DatabaseSync {
  const db = new DatabaseSync(':memory:')
  applyMigrations(db, readMigrations('account'))
  return db
}

/** All columns except random and time-dependent ones. */
const dump = (db: DatabaseSync) =>
  ['user', 'agent_detail', 'stripe_subscription', 'stripe_info', 'subscription', 'licence_register'].map((table) =>
    db
      .prepare(`select * from ${table} order by 1, 2`)
      .all()
      .map((row) => ({ ...row, password_hash: null })),
  )

describe('demo accounts', () => {
  it('follow the rules of all accounts', () => {
    expect(passwordFaults(DEMO_PASSWORD)).toEqual([])
    for (const { email, phone } of demoAccounts()) {
      expect(isEmailAddress(email)).toBe(true)
      expect(joinedPhone(phone)).toBe(phone)
    }
    expect(demoAccounts().map(({ kind }) => kind)).toEqual(['agent', 'agent', 'non-agent', 'sub-account', 'staff', 'vendor'])
  })

  it('hold licences that the demo register lists', () => {
    const numbers = new Set(demoRegister('SG').map(({ ceaNumber }) => ceaNumber))
    for (const { licence } of demoAccounts()) if (licence) expect(numbers).toContain(licence.number)
  })

  it('are the same on every machine, and stay as their owner left them', async () => {
    const [db, other] = [accountDatabase(), accountDatabase()]
    await fill(db)
    await fill(other)
    expect(dump(db)).toEqual(dump(other))
    const stored = db.prepare("select password_hash from user where email = 'agent@demo.example'").get()?.password_hash
    expect((await checkPassword(DEMO_PASSWORD, String(stored))).isRight).toBe(true)
    db.exec("update user set nick_name = 'Mine now', password_hash = 'changed' where kind = 'agent'; delete from user where kind = 'staff'")
    await fill(db)
    expect(db.prepare("select count(*) as n from user where nick_name = 'Mine now' and password_hash = 'changed'").get()?.n).toBe(2)
    expect(db.prepare('select count(*) as n from user').get()?.n).toBe(6)
  })

  it('leave an address and a licence number to the account that has taken them', async () => {
    const db = accountDatabase()
    db.exec(`insert into user (id, email, email_key, nick_name, country, kind, created_at, updated_at)
        values ('taken', 'AGENT@demo.example', 'agent@demo.example', 'Somebody', 'SG', 'agent', 1, 1);
      insert into agent_detail (user_id, country, cea_number, cea_number_key) values ('taken', 'SG', 'R990002B', 'R990002B')`)
    await fill(db)
    expect(db.prepare('select count(*) as n from user').get()?.n).toBe(6)
    expect(db.prepare("select user_id from agent_detail where cea_number_key = 'R990002B'").get()?.user_id).toBe('taken')
  })
})

describe('demo registers', () => {
  it.each(REGISTER_COUNTRIES)('of %s list every agent once, with numbers that can be typed', (country) => {
    const keys = demoRegister(country).map(({ ceaNumber }) => licenceKey(ceaNumber))
    expect(keys).not.toContain(null)
    expect(new Set(keys).size).toBe(keys.length)
    expect(demoRegister(country)).toEqual(demoRegister(country))
  })

  it('leave an imported register alone', async () => {
    const db = accountDatabase()
    const [first] = demoRegister('SG')
    if (!first) throw new Error('the register is empty')
    replaceRegister(db, { country: 'SG', origin: 'import', contentHash: 'official', importedAt: 1 }, [first])
    await fill(db)
    expect(db.prepare("select count(*) as n from licence_register where country = 'SG'").get()?.n).toBe(1)
    expect(db.prepare("select count(*) as n from licence_register where country = 'HK'").get()?.n).toBe(demoRegister('HK').length)
  })
})

it('an imported register gives way to none with fewer than half of its agents', () => {
  const db = accountDatabase()
  const rows = demoRegister('SG')
  expect(cutRegister(registerVersion(db, 'SG'), 1)).toBeNull()
  replaceRegister(db, { country: 'SG', origin: 'demo', contentHash: 'invented', importedAt: 1 }, rows)
  expect(cutRegister(registerVersion(db, 'SG'), 1)).toBeNull()
  replaceRegister(db, { country: 'SG', origin: 'import', contentHash: 'official', importedAt: 1 }, rows)
  const half = Math.ceil(rows.length / 2)
  expect(cutRegister(registerVersion(db, 'SG'), half)).toBeNull()
  expect(cutRegister(registerVersion(db, 'SG'), half - 1)).toMatch(/^too-many-gone: /)
})
