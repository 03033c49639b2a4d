import { drawnRoom } from '#provider/demo/listings/drawn-room.ts'
import { dataTools, now } from './account-data-fixture.ts'
import type { TestProvider } from './harness.ts'
import { seatTools } from './seat-fixture.ts'

export const DAY = 86_400

/** 960 × 720 pixels. */
export const PICTURE = drawnRoom(0)

const SHOWN = `id version country state activity price areaSqm areaMeasure unitMix propertyType projectName projectSlug street postalCode address headline
  description tourUrl needs twin may daysLeft groupSlug addressTypeGroup addressProjectSlug photoCount cover media { id kind state caption alt width height }
  hasEdits edited { price headline } closing { outcome price day }
  events { action toState note } advertiser { agentName agentLicence agentPhone agency agencyLicence }`
export const SAVE = `mutation Save($key: String!, $id: ID, $version: Int!, $input: ListingInput!, $isUnpublished: Boolean) {
  saveListing(key: $key, id: $id, version: $version, input: $input, isUnpublished: $isUnpublished) { ${SHOWN} } }`
export const ACT = `mutation Act($key: String!, $id: ID!, $action: ListingAction!, $edits: ListingEditsChoice, $closing: ListingClosingInput) {
  actOnListing(key: $key, id: $id, action: $action, edits: $edits, closing: $closing) { ${SHOWN} } }`
const ONE = `query One($id: ID!) { ownListing(id: $id) { ${SHOWN} } }`
const LIST = `query List($filter: OwnListingFilter) { ownListings(filter: $filter) { totalCount nodes { id state } } ownListingCounts { state total due } }`
export const BEGIN = `mutation Begin($listing: ID!, $key: String!, $kind: ListingMediaKind!) { beginListingMedia(listing: $listing, key: $key, kind: $kind) { id state } }`
export const DESCRIBE = `mutation Describe($id: ID!, $kind: ListingMediaKind!, $caption: String!, $alt: String!) {
  describeListingMedia(id: $id, kind: $kind, caption: $caption, alt: $alt) { ${SHOWN} } }`
export const ORDER = `mutation Order($listing: ID!, $ids: [ID!]!) { orderListingMedia(listing: $listing, ids: $ids) { ${SHOWN} } }`
export const REMOVE = `mutation Remove($id: ID!) { removeListingMedia(id: $id) { ${SHOWN} } }`

export interface ShownListing {
  id: string
  version: number
  state: string
  price: number | null
  needs: string[]
  twin: string | null
  may: string[]
  daysLeft: number | null
  photoCount: number
  cover: string | null
  street: string
  projectName: string
  hasEdits: boolean
  edited: { price: number | null; headline: string } | null
  closing: { outcome: string; price: number | null; day: string | null } | null
  headline: string
  description: string
  media: { id: string; kind: string; state: string; caption: string; alt: string; width: number | null; height: number | null }[]
  events: { action: string; toState: string; note: string }[]
  advertiser: Record<string, string>
}

/** A whole listing of a block of the fixture market. */
export const asked = (change: Record<string, unknown> = {}) => ({
  activity: 'SALE',
  project: { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave' },
  projectName: '',
  street: '',
  postalCode: '',
  address: '#08-01',
  unitMix: '3',
  bedrooms: 2,
  areaSqm: 90,
  floor: 8,
  facilities: [],
  price: 512_000,
  headline: 'Bright',
  description: '',
  locale: 'en-US',
  tourUrl: '',
  videoUrl: '',
  ...change,
})

/** Steps that the tests of own listings share, by the real schema. */
export async function listingTools(provider: TestProvider) {
  const seats = await seatTools(provider)
  const tools = { ...dataTools(provider), ...seats, moveSeat: seats.act }
  const { DB_TRADE: trade } = provider.env
  let count = 0
  const newKey = () => `lkey-${String(++count).padStart(8, '0')}`

  /** An agent of a country whose licence its register lists. */
  async function agent({ country = 'SG', seats = 0 }: { country?: 'SG' | 'MY' | 'HK' | 'AU'; seats?: number } = {}) {
    const person = seats > 0 ? await tools.payer(seats) : await tools.newPerson()
    const licence = `R9${String(++count).padStart(5, '0')}A`
    await tools.run(`update user set kind = 'agent', roles = '["agent"]' where id = ?`, person.id)
    await tools.run(
      `insert or replace into agent_detail (user_id, country, cea_number, cea_number_key, salesperson_name, estate_agency, estate_agency_license_no)
      values (?, ?, ?, ?, 'AH MENG TAN', 'LANTERN BAY REALTY', 'L3990001A')`,
      person.id,
      country,
      licence,
      licence,
    )
    await tools.run(
      `insert into licence_register (country, cea_number_key, cea_number, salesperson_name, estate_agency, estate_agency_license_no, version)
      values (?, ?, ?, 'AH MENG TAN', 'LANTERN BAY REALTY', 'L3990001A', 'test')`,
      country,
      licence,
      licence,
    )
    return { ...person, licence, country }
  }
  const save = (
    token: string,
    input: Record<string, unknown>,
    { id, version = 0, key = newKey(), country = 'SG' as const, isUnpublished }: Options = {},
  ) => tools.ask<{ saveListing: ShownListing }>(SAVE, { key, id, version, input, isUnpublished }, { token, country })
  /** A closing says that the home was sold, where `told` says nothing else. */
  const act = (token: string, id: string, action: string, key = newKey(), told: Record<string, unknown> = {}) => {
    const closing = action === 'CLOSE' ? { outcome: 'SOLD' } : null
    return tools.ask<{ actOnListing: ShownListing }>(ACT, { key, id, action, closing, ...told }, { token })
  }
  const one = async (token: string, id: string) => (await tools.ask<{ ownListing: ShownListing }>(ONE, { id }, { token })).data?.ownListing
  const list = async (token: string, filter: Record<string, unknown> = {}) =>
    (
      await tools.ask<{
        ownListings: { totalCount: number; nodes: { id: string; state: string }[] }
        ownListingCounts: { state: string; total: number; due: number }[]
      }>(LIST, { filter }, { token })
    ).data

  /** As a page of the site sends it. */
  async function put(
    token: string | null,
    id: string,
    bytes: Uint8Array<ArrayBuffer>,
    { small = false, origin = 'https://site.example' } = {},
  ) {
    const headers = { origin, ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const response = await provider.fetch(`/listing-media/${id}${small ? '/small' : ''}`, { method: 'PUT', body: bytes, headers })
    return response.status === 204 ? 204 : `${response.status} ${((await response.json()) as { code: string }).code}`
  }
  async function photo(token: string, listing: string, kind = 'PHOTO') {
    const { data, errors } = await tools.ask<{ beginListingMedia: { id: string } }>(BEGIN, { listing, key: newKey(), kind }, { token })
    if (!data?.beginListingMedia) throw new Error(`not begun: ${JSON.stringify(errors)}`)
    const sent = await put(token, data.beginListingMedia.id, PICTURE)
    if (sent !== 204) throw new Error(`not kept: ${sent}`)
    return data.beginListingMedia.id
  }
  /** A draft with all that it needs. */
  async function whole(token: string, change: Record<string, unknown> = {}, options: Options = {}) {
    const { data, errors } = await save(token, asked(change), options)
    if (!data?.saveListing) throw new Error(`not saved: ${JSON.stringify(errors)}`)
    await photo(token, data.saveListing.id)
    return data.saveListing.id
  }
  async function live(token: string, change: Record<string, unknown> = {}) {
    const id = await whole(token, change)
    const { errors } = await act(token, id, 'PUBLISH')
    if (errors.length > 0) throw new Error(`not live: ${JSON.stringify(errors)}`)
    return id
  }
  const stored = <Row>(sql: string, ...values: unknown[]) =>
    trade
      .prepare(sql)
      .bind(...values)
      .all<Row>()
      .then(({ results }) => results)
  /** Moves what a listing is confirmed by into the past. */
  const age = (id: string, days: number) => stored('update listing set confirmed_at = ? where id = ?', now() - days * DAY, id)
  return { ...tools, act, age, agent, list, live, newKey, one, photo, put, save, stored, trade, whole }
}

interface Options {
  isUnpublished?: boolean
  id?: string
  version?: number
  key?: string
  country?: 'SG' | 'MY' | 'HK' | 'AU'
}
