import { describe, expect, it } from 'vitest'
import { contactSearch } from '../search.ts'
import { type ContactValues, contactRules } from './contact-values.ts'

const values: ContactValues = {
  name: 'Mei Ling',
  email: ' mei@example.com ',
  phone: '+6591234567',
  companyName: '',
  interest: 'question',
  message: 'Hello',
}
const wrong = (change: Partial<ContactValues>) => {
  const all = { ...values, ...change }
  return Object.entries(contactRules).flatMap(([name, rule]) => (rule(all[name as keyof ContactValues]) ? [name] : []))
}

describe('contactRules (§5)', () => {
  it('lets a whole message go', () => expect(wrong({})).toEqual([]))
  it('names every field that is wrong at once', () =>
    expect(wrong({ name: ' ', email: 'x', phone: '', message: '', companyName: 'x'.repeat(121) })).toEqual([
      'name',
      'email',
      'phone',
      'companyName',
      'message',
    ]))
  it('counts without the spaces around', () => {
    expect(wrong({ message: `${'x'.repeat(4_000)}   ` })).toEqual([])
    expect(wrong({ message: 'x'.repeat(4_001) })).toEqual(['message'])
  })
})

it('?interest= preselects what it knows', () => {
  expect(contactSearch.parse({ interest: 'valuation' as const })).toEqual({ interest: 'valuation' })
  expect(contactSearch.parse({ interest: 'castles' as 'question' }).interest).toBeUndefined()
  const about = '/report/realvalue/project/sg/private-stack/the-meadow?mix=3&area=1200'
  expect(contactSearch.parse({ about }).about).toBe(about)
  for (const foreign of ['https://example.com/', '//example.com', '/a"b', '/report/x y', `/${'x'.repeat(400)}`, '/a?<script>'])
    expect(contactSearch.parse({ about: foreign }).about, foreign).toBeUndefined()
})
