import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { examples } from '../fixtures/short-sample.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { asked, listingTools, type ShownListing } from './own-listing-fixture.ts'

const provider = await startProvider()
const tools = await listingTools(provider)
const { act, agent, list, live, newKey, one, photo, save, stored, whole } = tools

/** From which states an agent's action leads where. */
const DRAWN: Record<string, { from: string[]; to: string | null }> = {
  PUBLISH: { from: ['DRAFT', 'WITHDRAWN', 'EXPIRED'], to: 'LIVE' },
  CONFIRM: { from: ['LIVE', 'UNDER_OFFER'], to: null },
  OFFER: { from: ['LIVE'], to: 'UNDER_OFFER' },
  OFFER_FELL_THROUGH: { from: ['UNDER_OFFER'], to: 'LIVE' },
  CLOSE: { from: ['LIVE', 'UNDER_OFFER'], to: 'CLOSED' },
  REOPEN: { from: ['CLOSED'], to: null },
  WITHDRAW: { from: ['LIVE', 'UNDER_OFFER'], to: 'WITHDRAWN' },
}

const pricesOf = (id: string) => stored<{ price: number }>('select price from listing_price where listing_id = ? order by at', id)

describe('a draft', () => {
  it('is made once of one key, with the lines of the account and what the records say of its project', async () => {
    const { token } = await agent()
    const key = newKey()
    const made = await Promise.all([save(token, asked(), { key }), save(token, asked(), { key })])
    expect(made.map(({ data }) => data?.saveListing.id)[0]).toBe(made[1]?.data?.saveListing.id)
    expect(made[0]?.data?.saveListing).toMatchObject({
      state: 'DRAFT',
      version: 1,
      projectName: '101 Cedar Ave',
      street: 'Cedar Ave',
      price: 512_000,
      may: ['PUBLISH'],
      daysLeft: null,
      addressTypeGroup: 'PUBLIC_STACK',
      addressProjectSlug: 'blk-101-cedar-ave',
      needs: ['PHOTO'],
      twin: null,
      events: [{ action: 'draft', toState: 'DRAFT' }],
      advertiser: { agentName: 'Ah Meng Tan', agency: 'LANTERN BAY REALTY', agencyLicence: 'L3990001A' },
    })
    expect((await list(token))?.ownListings.totalCount).toBe(1)
  })

  it('may be all but empty, and says what it lacks', async () => {
    const { token } = await agent()
    const nothing = asked({
      project: null,
      address: '',
      unitMix: null,
      bedrooms: null,
      areaSqm: null,
      floor: null,
      price: null,
      headline: '',
    })
    const { data } = await save(token, nothing)
    expect(data?.saveListing).toMatchObject({
      price: null,
      addressProjectSlug: '-',
      needs: ['PLACE', 'PROPERTY_TYPE', 'UNIT_MIX', 'AREA', 'PRICE', 'PHOTO'],
    })
    const refused = await act(token, String(data?.saveListing.id), 'PUBLISH')
    expect(refused.errors[0]).toMatchObject({
      message: 'Missing: place, property-type, unit-mix, area, price, photo.',
      extensions: { code: 'listing-incomplete' },
    })
    expect(await pricesOf(String(data?.saveListing.id))).toEqual([])
  })

  it.each<[string, Record<string, unknown>]>([
    ['listing-price', { price: 0 }],
    ['listing-price', { price: 20_000_000_000 }],
    ['listing-areaSqm', { areaSqm: -4 }],
    ['listing-unitMix', { unitMix: 'castle' }],
    ['listing-floor', { floor: 900 }],
    ['listing-project', { project: { typeGroup: 'PUBLIC_STACK', slug: 'nowhere' } }],
    ['listing-availableOn', { availableOn: '2026-02-31x' }],
    ['listing-tourUrl', { tourUrl: 'javascript:alert(1)' }],
    ['listing-tourUrl', { tourUrl: 'https://user@tours.example/1' }],
    ['listing-videoUrl', { videoUrl: 'https://127.0.0.1/video' }],
  ])('is refused with %s', async (code, change) => {
    const { token } = await agent()
    expect(codeOf(await save(token, asked(change)))).toBe(code)
    expect((await list(token))?.ownListings.totalCount).toBe(0)
  })

  it('is plain text', async () => {
    const { token } = await agent()
    const { data } = await save(
      token,
      asked({
        headline: ' Bright <script>alert(1)</script>\u202e and\u0000 airy ',
        description: 'One\r\n\r\n\r\n\r\ntwo <b>bold</b>',
        project: null,
        projectName: '<img src=x onerror=alert(1)>House',
        street: 'A\tRoad',
        propertyGroup: 'CONDO',
        propertyType: 'condominium',
      }),
    )
    expect(data?.saveListing).toMatchObject({
      headline: 'Bright alert(1) and airy',
      description: 'One\n\ntwo bold',
      projectName: 'House',
      street: 'A Road',
    })
  })
})

describe('two pages on one listing', () => {
  it('do not overwrite each other', async () => {
    const { token } = await agent()
    const id = await whole(token)
    const key = newKey()
    const first = await save(token, asked({ headline: 'One' }), { id, version: 1, key })
    expect(first.data?.saveListing).toMatchObject({ version: 2, headline: 'One' })
    expect(codeOf(await save(token, asked({ headline: 'Two' }), { id, version: 1 }))).toBe('listing-changed')
    // the answer was lost, and the same save is sent again
    const again = await save(token, asked({ headline: 'One' }), { id, version: 1, key })
    expect(again.data?.saveListing).toMatchObject({ version: 2, headline: 'One' })
    const both = await Promise.all(['Three', 'Four'].map((headline) => save(token, asked({ headline }), { id, version: 2 })))
    expect(both.map(codeOf).filter((code) => code === 'listing-changed')).toHaveLength(1)
    expect((await one(token, id))?.version).toBe(3)
  })
})

describe('the ways of a listing', () => {
  it('are the drawn ones alone, once for each key, and its history adds up', async () => {
    const { token } = await agent({ country: 'AU' })
    const home = asked({
      project: null,
      projectName: 'The House',
      street: 'High Street',
      propertyGroup: 'LAND',
      propertyType: 'house',
      unitMix: 'hse',
    })
    const step = fc.record({ action: fc.constantFrom(...Object.keys(DRAWN), 'PUBLISH', 'OFFER', 'EXPIRE'), isAgain: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const made = await save(token, home, { country: 'AU' })
        const id = String(made.data?.saveListing.id)
        await photo(token, id)
        let [state, before] = ['DRAFT', 'LIVE']
        const history: string[] = ['DRAFT']
        let last = async (): Promise<unknown> => null
        for (const { action, isAgain } of steps) {
          if (isAgain) {
            await last()
          } else if (action === 'EXPIRE') {
            // what the clock does to listings that nobody confirms
            if (['LIVE', 'UNDER_OFFER'].includes(state)) {
              await stored("update listing set state = 'expired' where id = ?", id)
              state = 'EXPIRED'
            }
          } else {
            const isFit = DRAWN[action]?.from.includes(state) ?? false
            if (isFit) {
              if (action === 'CLOSE') before = state
              state = action === 'REOPEN' ? before : (DRAWN[action]?.to ?? state)
              history.push(state)
            }
            const key = newKey()
            last = () => act(token, id, action, key)
            const answers = await Promise.all([act(token, id, action, key), act(token, id, action, key)])
            expect(answers.map(codeOf)).toEqual(isFit ? [undefined, undefined] : ['listing-state', 'listing-state'])
          }
          const now = await one(token, id)
          expect(now?.state).toBe(state)
          expect(now?.may.toSorted()).toEqual(
            Object.entries(DRAWN)
              .flatMap(([name, { from }]) => (from.includes(state) ? [name] : []))
              .toSorted(),
          )
        }
        expect((await one(token, id))?.events.map(({ toState }) => toState).toReversed()).toEqual(history)
      }),
      { numRuns: examples(12, 5) },
    )
  }, 120_000)

  it('keep what was asked for it, from when it was advertised', async () => {
    const { token } = await agent()
    const id = await whole(token)
    expect((await save(token, asked({ price: 505_000 }), { id, version: 1 })).errors).toEqual([])
    expect(await pricesOf(id)).toEqual([])
    expect((await act(token, id, 'PUBLISH')).data?.actOnListing).toMatchObject({ state: 'LIVE', daysLeft: 30, version: 3 })
    await stored('update listing_price set at = at - 100 where listing_id = ?', id)
    for (const [version, price] of [
      [3, 505_000],
      [4, 489_000],
    ] as const)
      expect((await save(token, asked({ price }), { id, version })).errors).toEqual([])
    expect((await pricesOf(id)).map(({ price }) => price)).toEqual([505_000, 489_000])
    expect(await stored('select psf, is_ungrouped as waits from listing where id = ?', id)).toMatchObject([{ waits: 0 }])
  })

  it('stay complete where people see it', async () => {
    const { token } = await agent()
    const id = await live(token)
    expect(codeOf(await save(token, asked({ price: null }), { id, version: 2 }))).toBe('listing-incomplete')
    expect((await one(token, id))?.price).toBe(512_000)
  })

  it('end with closing', async () => {
    const { token } = await agent()
    const id = await live(token)
    await act(token, id, 'CLOSE')
    expect(codeOf(await save(token, asked(), { id, version: 3 }))).toBe('listing-state')
    expect(codeOf(await act(token, id, 'PUBLISH'))).toBe('listing-state')
  })
})

describe('what the law asks for', () => {
  it.each<[string, string[]]>([
    ["update licence_register set ends_on = '2020-01-01' where cea_number = ?2", ['AGENT_LICENCE']],
    ['update user set phone_verified_at = null where id = ?1', ['AGENT_PHONE']],
    ["update agent_detail set estate_agency = '', estate_agency_license_no = '' where user_id = ?1", ['AGENCY', 'AGENCY_LICENCE']],
    ["update agent_detail set country = 'MY' where user_id = ?1", ['AGENT_LICENCE', 'AGENCY', 'AGENCY_LICENCE']],
  ])('is missing: %s', async (sql, needs) => {
    const { id: userId, licence, token } = await agent()
    const id = await whole(token)
    await tools.run(sql, ...(sql.includes('?2') ? [userId, licence] : [userId]))
    expect((await one(token, id))?.needs).toEqual(needs)
    expect(codeOf(await act(token, id, 'PUBLISH'))).toBe('listing-incomplete')
    expect((await one(token, id))?.state).toBe('DRAFT')
  })

  it('is asked again when it is confirmed', async () => {
    const { licence, token } = await agent()
    const id = await live(token)
    await tools.run("update licence_register set ends_on = '2020-01-01' where cea_number = ?", licence)
    expect(codeOf(await act(token, id, 'CONFIRM'))).toBe('listing-incomplete')
    // what takes it off the pages is never refused
    expect((await act(token, id, 'WITHDRAW')).data?.actOnListing.state).toBe('WITHDRAWN')
  })

  it('is the saleable area in Hong Kong', async () => {
    const { token } = await agent({ country: 'HK' })
    const home = { project: null, projectName: 'Garden House', street: 'Queen’s Road', propertyGroup: 'CONDO', propertyType: 'flat' }
    const { data } = await save(token, asked(home), { country: 'HK' })
    const id = String(data?.saveListing.id)
    await photo(token, id)
    expect((await one(token, id))?.needs).toEqual(['SALEABLE_AREA'])
    await save(token, asked({ ...home, areaMeasure: 'SFA' }), { id, version: 1, country: 'HK' })
    expect((await act(token, id, 'PUBLISH')).data?.actOnListing.state).toBe('LIVE')
  })

  it('is one advertisement of a home by an agent in Singapore', async () => {
    const { token } = await agent()
    const first = await live(token)
    const second = await whole(token, { headline: 'Again', areaSqm: 90.5 })
    const refused = await act(token, second, 'PUBLISH')
    expect(codeOf(refused)).toBe('listing-twice')
    expect(await one(token, second)).toMatchObject({ state: 'DRAFT', twin: first })
    // another unit, another purpose and another agent are not the same
    expect((await save(token, asked({ address: '#09-02' }), { id: second, version: 1 })).errors).toEqual([])
    expect((await act(token, second, 'PUBLISH')).errors).toEqual([])
    await live(token, { activity: 'RENT', price: 3_000 })
    const other = await agent()
    await live(other.token)
    await act(token, first, 'CLOSE')
    await live(token)
  })

  it('lets one of two at once through', async () => {
    const { token } = await agent()
    const ids = await Promise.all([whole(token), whole(token)])
    const answers = await Promise.all(ids.map((id) => act(token, id, 'PUBLISH')))
    expect(answers.map(codeOf).toSorted()).toEqual(['listing-twice', undefined])
  })
})

it('lists what waits for its agent first, by states and words', async () => {
  const { token } = await agent()
  const due = await live(token, { address: '#01-01', headline: 'Corner' })
  await tools.age(due, 26)
  const fresh = await live(token, { address: '#02-02' })
  const draft: ShownListing | undefined = (await save(token, asked({ address: '#03-03' }))).data?.saveListing
  expect((await list(token))?.ownListings.nodes.map(({ id }) => id)[0]).toBe(due)
  expect((await list(token))?.ownListingCounts).toEqual([
    { state: 'DRAFT', total: 1, due: 0 },
    { state: 'LIVE', total: 2, due: 1 },
  ])
  const found = async (filter: Record<string, unknown>) => (await list(token, filter))?.ownListings.nodes.map(({ id }) => id)
  expect(await found({ isDue: true })).toEqual([due])
  expect(await found({ text: 'cORNer' })).toEqual([due])
  expect(await found({ text: '#02' })).toEqual([fresh])
  expect(await found({ states: ['DRAFT'] })).toEqual([draft?.id])
  expect(await found({ activity: 'RENT' })).toEqual([])
})
