import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { FURNISHED_TYPES, LISTING_ACTIVITIES, LISTING_MAX_CHARS } from '#graphql/listing-kinds.ts'
import { AREA_MEASURES, FACILITIES, FLOOR_TYPES, PROPERTY_GROUPS, TYPE_GROUPS } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { wordKey } from '../listing-feed/field-readers.ts'
import { FURNISHED_TERMS } from '../listing-feed/reso-words.ts'
import { advertiserOf } from '../listing-own/advertiser.ts'
import { contentOf, type WrittenContent } from '../listing-own/listing-content.ts'
import type { AskedListing } from '../listing-own/listing-input.ts'
import { insertDraft } from '../listing-own/save-listing.ts'
import { copiedId, type FieldsOfRecord, UnusableRecord, writtenTime } from './copied-fields.ts'
import { takenId } from './taken-id.ts'

const number = z.number().finite()
const furnished = z
  .string()
  .transform((word) => FURNISHED_TERMS[wordKey(word)])
  .pipe(z.enum(FURNISHED_TYPES))
const facilities = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(z.enum(FACILITIES)))

/** What an agent would write to make the same listing. Throws where it says neither what it is offered for nor where it is. */
function askedListing(fields: FieldsOfRecord): AskedListing {
  const typeGroup = fields.optional('X_ProjectTypeGroup', z.enum(TYPE_GROUPS), null)
  const slug = fields.optional('X_ProjectSlug', z.string().min(1).max(200), null)
  return {
    activity: fields.needed('X_Activity', z.enum(LISTING_ACTIVITIES)),
    project: typeGroup === null || slug === null ? null : { typeGroup, slug },
    projectName: fields.text('BuildingName', 4 * LISTING_MAX_CHARS.name),
    street: fields.text('StreetName', 4 * LISTING_MAX_CHARS.street),
    postalCode: fields.text('PostalCode', 4 * LISTING_MAX_CHARS.postalCode),
    address: fields.text('UnitNumber', 4 * LISTING_MAX_CHARS.address),
    propertyGroup: fields.optional('X_PropertyGroup', z.enum(PROPERTY_GROUPS), null),
    propertyType: fields.optional('PropertySubType', z.string(), null),
    unitMix: fields.optional('X_UnitMix', z.string(), null),
    bedrooms: fields.optional('BedroomsTotal', number.int(), null),
    bathrooms: fields.optional('BathroomsTotalInteger', number.int(), null),
    areaSqm: fields.optional('LivingArea', number, null),
    landSqm: fields.optional('LotSizeArea', number, null),
    floor: fields.optional('EntryLevel', number.int(), null),
    floorType: fields.optional('X_FloorType', z.enum(FLOOR_TYPES), null),
    furnished: fields.optional('Furnished', furnished, null),
    areaMeasure: fields.optional('X_AreaMeasure', z.enum(AREA_MEASURES), null),
    facilities: fields.optional('AssociationAmenities', facilities, []),
    price: fields.optional('ListPrice', number.int(), null),
    availableOn: fields.optional('AvailabilityDate', z.string(), null),
    headline: fields.text('X_Headline', 4 * LISTING_MAX_CHARS.headline),
    description: fields.text('PublicRemarks', 4 * LISTING_MAX_CHARS.description),
    locale: fields.optional('X_Locale', z.string(), 'en-US'),
    tourUrl: fields.optional('VirtualTourURLUnbranded', z.string(), ''),
    videoUrl: fields.optional('X_VideoURL', z.string(), ''),
  }
}

/** What stands instead of a field that the product does not take. */
const WITHOUT: Readonly<Record<string, Partial<AskedListing>>> = {
  price: { price: null },
  bedrooms: { bedrooms: null },
  bathrooms: { bathrooms: null },
  areaSqm: { areaSqm: null },
  landSqm: { landSqm: null },
  floor: { floor: null },
  unitMix: { unitMix: null },
  propertyType: { propertyType: null },
  availableOn: { availableOn: null },
  tourUrl: { tourUrl: '' },
  videoUrl: { videoUrl: '' },
  project: { project: null },
}

/** The listing as it is stored, by the rules of the page where agents write it; what they refuse is left out, field by field. */
async function contentIn(context: ProviderContext, asked: AskedListing, fields: FieldsOfRecord): Promise<WrittenContent> {
  try {
    return await contentOf(context, asked)
  } catch (error) {
    const code = error instanceof GraphQLError ? String(error.extensions.code) : ''
    const field = code.replace(/^listing-/, '')
    const without = WITHOUT[field]
    if (!without || field === code) throw error
    fields.omitted.push(field)
    return contentIn(context, { ...asked, ...without }, fields)
  }
}

/**
 * Takes a listing in as a draft of the agent, once: with the lines of the agent's own account, because they advertise it here. It goes live by the agent's own press,
 * with its checks. Returns the draft's id.
 */
export async function takeListing(context: ProviderContext, agent: string, fields: FieldsOfRecord): Promise<string> {
  const { countryCode: country } = context.country
  const key = fields.needed('ListingKey', copiedId)
  if (fields.needed('Country', z.string()) !== country) throw new UnusableRecord('other-country', 'Country')
  const id = takenId(agent, 'listings', key)
  const now = unixSeconds(context.clock)
  const createdAt = fields.optional('OriginalEntryTimestamp', writtenTime, now)
  const [{ content, own }, by] = await Promise.all([
    contentIn(context, askedListing(fields), fields),
    advertiserOf(context, agent, country),
  ])
  await insertDraft(context.trade, agent, country, {
    key: `taken ${id}`,
    id,
    actor: agent,
    content,
    own,
    by,
    now,
    createdAt: Math.min(createdAt, now),
  })
  if (!(await context.trade.first({}, 'select 1 from listing where id = ?', id))) throw new UnusableRecord('too-many', 'ListingKey')
  return id
}
