import { LISTING_MAX_CHARS } from '#graphql/listing-kinds.ts'
import { findContacts } from '#lib/find-contact.ts'
import { keysOf } from '#lib/records.ts'
import { psfOf } from '#lib/units.ts'
import { parseLocaleCode } from '#market/locale-tags.ts'
import { DEFAULT_PROPERTY_GROUP, UNIT_MIXES } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { type AdvertisedHome, type CopiedOfEdition, filled, NOTHING_SAID, type Offer, type SaidOfHome } from '../listing/listing-row.ts'
import { SAID_BOUNDS } from '../listing/said-of-home.ts'
import type { AskedListing } from './listing-input.ts'
import { facilityBits, type OpenField, type OwnParts, type WorkedListingRow } from './own-row.ts'
import { NO_PLACE, placeOfProject } from './place-own.ts'
import { plainLine, plainWords } from './plain-words.ts'

/** What an agent writes, as it is stored. */
export type ListingContent = AdvertisedHome & CopiedOfEdition & Offer & { price: number; psf: number | null }

/** What an agent writes, with what only such listings have. */
export interface WrittenContent {
  content: ListingContent
  own: OwnParts
}

/** What is changed of an advertised listing and not published; null for nothing. */
export function editsOf({ edits }: Pick<WorkedListingRow, 'edits'>): WrittenContent | null {
  if (edits === null) return null
  const written: WrittenContent = JSON.parse(edits)
  return written
}

const BOUNDS = { price: [1, 10_000_000_000] as const, ...SAID_BOUNDS }

const PROPERTY_TYPE = /^[a-z][a-z-]{1,40}$/

/**
 * Throws `listing-<field>` for the first field that cannot be so, `listing-contact` for words by which the agent can be reached beside the lines of the
 * advertisement, `listing-project` for a project that this market has not.
 */
export async function contentOf(context: ProviderContext, asked: AskedListing): Promise<WrittenContent> {
  for (const field of keysOf(BOUNDS)) {
    const [min, max] = BOUNDS[field]
    const value = asked[field]
    if (value != null && !(value >= min && value <= max)) throw wrong(field)
  }
  const unitMix = asked.unitMix == null ? null : UNIT_MIXES.find((mix) => mix === asked.unitMix)
  if (unitMix === undefined) throw wrong('unitMix')
  const home = await homeOf(context, asked)
  const { openType, ...placed } = home
  const open: OpenField[] = [
    ...(asked.price == null ? (['price'] as const) : []),
    ...(unitMix === null ? (['unitMix'] as const) : []),
    ...(openType ? (['propertyType'] as const) : []),
  ]
  const price = asked.price ?? 1
  const said = filled(NOTHING_SAID, asked)
  const { areaSqm } = said
  return {
    content: {
      ...placed,
      ...said,
      unitMix: unitMix ?? 'other',
      price,
      psf: areaSqm === null || asked.price == null ? null : psfOf(price, areaSqm),
      address: plainLine(asked.address, LISTING_MAX_CHARS.address),
      ...offerOf(asked),
    },
    own: { openFields: JSON.stringify(open), areaMeasure: asked.areaMeasure ?? '' },
  }
}

const CONTACT_NAMED_MAX = 5

/** Every advertisement shows the same lines of its agent, so that its words hold no way around them. Throws `listing-contact`, which names what was found. */
export function withoutContact(words: string): string {
  const found = findContacts(words).slice(0, CONTACT_NAMED_MAX)
  if (found.length > 0) throw refusal('listing-contact', `The words hold contact details: ${found.map((one) => one.words).join(', ')}.`)
  return words
}

function offerOf(asked: AskedListing): Omit<Offer, 'price'> {
  const availableOn = asked.availableOn || null
  if (availableOn !== null && !(/^\d{4}-\d{2}-\d{2}$/.test(availableOn) && !Number.isNaN(Date.parse(`${availableOn}T00:00:00Z`))))
    throw wrong('availableOn')
  return {
    activity: asked.activity,
    availableOn,
    locale: parseLocaleCode(asked.locale) ?? 'en-US',
    headline: withoutContact(plainLine(asked.headline, LISTING_MAX_CHARS.headline)),
    description: withoutContact(plainWords(asked.description, LISTING_MAX_CHARS.description)),
    tourUrl: linkOf('tourUrl', asked.tourUrl),
    videoUrl: linkOf('videoUrl', asked.videoUrl),
  }
}

/** An https address of a public host, as it is linked to; null without one. */
function linkOf(field: 'tourUrl' | 'videoUrl', text: string): string | null {
  const link = text.trim()
  if (link === '') return null
  if (link.length > LISTING_MAX_CHARS.url || !URL.canParse(link)) throw wrong(field)
  const { protocol, hostname, username, port, href } = new URL(link)
  const isPublic = protocol === 'https:' && username === '' && port === '' && /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname)
  if (!isPublic) throw wrong(field)
  return href
}

type Home = Omit<AdvertisedHome, 'address' | 'unitMix' | keyof SaidOfHome> & CopiedOfEdition & { openType: boolean }

async function homeOf(context: ProviderContext, asked: AskedListing): Promise<Home> {
  const stated = facilityBits(asked.facilities)
  if (asked.project) {
    const { typeGroup, slug } = asked.project
    const placed = await placeOfProject(context, typeGroup, slug)
    if (!placed) throw refusal('listing-project', 'There is no such project in this market.')
    return { ...placed, facilities: placed.facilities | stated, openType: false }
  }
  const type = asked.propertyType ?? null
  if (type !== null && !PROPERTY_TYPE.test(type)) throw wrong('propertyType')
  return {
    ...NO_PLACE,
    typeGroup: null,
    projectSlug: null,
    facilities: stated,
    propertyType: type ?? 'other',
    propertyGroup: asked.propertyGroup ?? DEFAULT_PROPERTY_GROUP,
    projectName: plainLine(asked.projectName, LISTING_MAX_CHARS.name),
    street: plainLine(asked.street, LISTING_MAX_CHARS.street),
    postalCode: plainLine(asked.postalCode, LISTING_MAX_CHARS.postalCode),
    openType: type === null || asked.propertyGroup == null,
  }
}

const wrong = (field: string) => refusal(`listing-${field}`, `The ${field} cannot be so.`)
