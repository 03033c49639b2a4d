import { createHash } from 'node:crypto'
import type { FeedRecord } from './feed-record.ts'
import type { FeedSource } from './feed-source.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The first 128 bits of a hash in the form of a uuid of version 8 (RFC 9562). */
function madeUuid(text: string): string {
  const hex = sha256(text)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The same record of the same source is the same listing. */
export const listingIdOf = (source: string, key: string): string => madeUuid(`listing\0${source}\0${key}`)

/** A home that is offered in another way than before: of the listing that this one comes after. */
export const nextListingIdOf = (source: string, key: string, before: string): string => madeUuid(`listing\0${source}\0${key}\0${before}`)

/** The same address of the same listing is the same picture. Pictures of a listing are beside each other in the order of ids: its half of the id comes first. */
export const mediaIdOf = (listing: string, url: string): string =>
  listing.slice(0, LISTING_HALF) + madeUuid(`media\0${listing}\0${url}`).slice(LISTING_HALF)

const LISTING_HALF = '00000000-0000-8000-'.length

/** Raise it when the same record gives another row: all are taken again. */
const INTAKE_VERSION = 1

/** What a source says of a listing, without when it says so. */
export const contentHashOf = ({ modifiedAt: _, ...said }: FeedRecord, { agency, agencyLicence }: FeedSource): string =>
  sha256(JSON.stringify([INTAKE_VERSION, agency, agencyLicence, said]))
