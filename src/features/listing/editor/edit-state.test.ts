import { describe, expect, it } from 'vitest'
import type { WrittenListing } from '../listings-data.ts'
import { beginEdit, type EditStep, editListing, hasUnsaved, resumeEdit } from './edit-state.ts'
import { emptyListing, needsOfValues, valuesOf } from './listing-values.ts'

const { project: _, ...nothingTold } = emptyListing('en-US')
const listing = (version: number, headline = ''): WrittenListing => ({
  id: 'l',
  version,
  country: 'SG',
  state: 'DRAFT',
  ...nothingTold,
  typeGroup: null,
  projectSlug: null,
  projectNameLocal: null,
  headline,
  cover: null,
  photoCount: 0,
  may: [],
  daysLeft: null,
  groupSlug: null,
  addressTypeGroup: 'PRIVATE_STACK',
  addressProjectSlug: '-',
  feed: null,
  hasEdits: false,
  edited: null,
  closing: null,
  confirmedDate: '',
  updatedDate: '',
  needs: [],
  twin: null,
  media: [],
  events: [],
  advertiser: { agentName: '', agentLicence: '', agentPhone: '', agency: '', agencyLicence: '' },
})

const stepped = (...steps: EditStep[]) => steps.reduce(editListing, beginEdit(listing(1)))

describe('a listing that is written', () => {
  it('is kept once what was written last has been', () => {
    const typing = stepped({ do: 'write', values: { headline: 'A' } }, { do: 'send' }, { do: 'write', values: { headline: 'AB' } })
    const half = editListing(typing, { do: 'keep', version: 2 })
    // what was typed while the other was on its way is still to be sent, on top of the new version
    expect([hasUnsaved(half), half.version, half.values.headline]).toEqual([true, 2, 'AB'])
    const whole = editListing(editListing(half, { do: 'send' }), { do: 'keep', version: 3 })
    expect([hasUnsaved(whole), whole.version]).toEqual([false, 3])
  })

  it('is sent once at a time, and stays unsaved when that is refused', () => {
    const sent = stepped({ do: 'write', values: { headline: 'A' } }, { do: 'send' })
    expect(editListing(sent, { do: 'send' })).toBe(sent)
    const refused = editListing(sent, { do: 'refuse', code: 'listing-price' })
    expect([refused.failure, hasUnsaved(refused), refused.sending]).toEqual(['listing-price', true, null])
    expect(editListing(refused, { do: 'write', values: { price: 1 } }).failure).toBeNull()
    // what somebody else has changed is not overwritten by typing on
    const clash = editListing(refused, { do: 'refuse', code: 'listing-changed' })
    expect(editListing(clash, { do: 'write', values: { price: 1 } }).failure).toBe('listing-changed')
    expect(editListing(clash, { do: 'take', listing: listing(9, 'Theirs'), isForced: true })).toMatchObject({
      version: 9,
      failure: null,
      values: { headline: 'Theirs' },
    })
  })

  it('stays as it is where what is written is there already, as when a box tells its value as the page opens', () => {
    const changed = stepped({ do: 'write', values: { activity: 'SALE', headline: '' } })
    expect(hasUnsaved(changed)).toBe(false)
    expect(hasUnsaved(editListing(changed, { do: 'write', values: { activity: 'SALE', headline: 'A' } }))).toBe(true)
  })

  it('takes over a newer version where nothing is unsaved, and never an older one', () => {
    expect(stepped({ do: 'take', listing: listing(2, 'New') }).values.headline).toBe('New')
    const unsaved = stepped({ do: 'write', values: { headline: 'Mine' } }, { do: 'take', listing: listing(2, 'New') })
    expect([unsaved.values.headline, unsaved.version]).toEqual(['Mine', 1])
    expect(stepped({ do: 'take', listing: listing(1, 'Same') }).values.headline).toBe('')
  })

  it('goes on from what was left on the device, of the same version alone', () => {
    const values = { ...valuesOf(listing(1)), headline: 'Left' }
    const resumed = resumeEdit(beginEdit(listing(1)), { version: 1, values })
    expect([resumed.values.headline, hasUnsaved(resumed)]).toEqual(['Left', true])
    expect(resumeEdit(beginEdit(listing(2)), { version: 1, values }).values.headline).toBe('')
    expect(resumeEdit(beginEdit(listing(1)), null).values.headline).toBe('')
  })
})

describe('unpublished edits', () => {
  const edited = valuesOf({ ...listing(1), headline: 'Written' })
  const begun = (state: WrittenListing['state']) =>
    beginEdit({ ...listing(1, 'Shown'), state, hasEdits: true, edited: { ...listing(1, 'Shown'), headline: 'Written' } })

  it('are gone on from, and taken over by what is not shown any more', () => {
    expect([begun('LIVE').values, hasUnsaved(begun('LIVE'))]).toEqual([edited, false])
    expect([begun('WITHDRAWN').values, hasUnsaved(begun('WITHDRAWN'))]).toEqual([edited, true])
    expect([begun('CLOSED').values.headline, hasUnsaved(begun('CLOSED'))]).toEqual(['Shown', false])
  })
})

describe('what is missing', () => {
  const whole = {
    ...emptyListing('en-US'),
    ...({
      projectName: 'House',
      street: 'Road',
      propertyGroup: 'CONDO',
      propertyType: 'apartment',
      unitMix: '2',
      areaSqm: 60,
      price: 1,
    } as const),
  }

  it('is named at once, with what the server knows of account and pictures', () => {
    expect(needsOfValues(emptyListing('en-US'), 'SG', ['AGENT_PHONE', 'PRICE', 'PHOTO'])).toEqual([
      ...(['AGENT_PHONE', 'PHOTO', 'PLACE', 'PROPERTY_TYPE', 'UNIT_MIX', 'AREA', 'PRICE'] as const),
    ])
    // the server's word on a field is older than what is typed
    expect(needsOfValues(whole, 'SG', ['PRICE', 'AREA'])).toEqual([])
  })

  it.each([
    ['SG', { activity: 'RENT', areaSqm: null }, []],
    ['HK', { activity: 'RENT', areaSqm: null }, ['AREA']],
    ['HK', { activity: 'ROOM', areaSqm: null }, []],
    ['HK', {}, ['SALEABLE_AREA']],
    ['HK', { areaMeasure: 'SFA' }, []],
    ['AU', { propertyGroup: 'LAND', areaSqm: null, landSqm: 400 }, []],
    ['SG', { street: ' ' }, ['PLACE']],
  ] as const)('in %s of %o is %o', (country, change, needs) => {
    expect(needsOfValues({ ...whole, ...change }, country, [])).toEqual(needs)
  })
})
