import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  AreaMeasure,
  Facility,
  FloorType,
  FurnishedType,
  ListingAction,
  ListingActivity,
  ListingEditsChoice,
  ListingMediaKind,
  ListingOutcome,
  PropertyGroup,
  TypeGroup,
} from '#graphql/generated/enumerations.ts'
import {
  ActOnListingDocument,
  BeginListingMediaDocument,
  ConfirmListingDocument,
  DescribeListingMediaDocument,
  ListingProjectDocument,
  ListingToConfirmDocument,
  OrderListingMediaDocument,
  OwnListingDocument,
  type OwnListingFilter,
  OwnListingsDocument,
  RemoveListingMediaDocument,
  SaveListingDocument,
} from '#graphql/generated/graphql.ts'
import { LISTING_CAPTION_MAX_CHARS, LISTING_MAX_CHARS, LISTING_PHOTOS_MAX } from '#graphql/listing-kinds.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { LISTING_PILE_STATES } from './listings-data.ts'
import { LISTING_PAGE_SIZE, LISTING_PILES, type ListingPile } from './search.ts'

const id = z.uuid()
const key = z.uuid()
const text = (max: number) => z.string().max(max)
const number = z.number().nullable()

function filterOf(pile: ListingPile): OwnListingFilter {
  if (pile === 'all') return {}
  return pile === 'due' ? { isDue: true } : { states: [...LISTING_PILE_STATES[pile]] }
}

/** A page of what the viewer writes, with how much there is. */
export const fetchListingDesk = createServerFn({ method: 'POST' })
  .validator(z.object({ pile: z.enum(LISTING_PILES), find: z.string().max(80).optional(), offset: z.int().min(0).max(10_000) }))
  .handler(async ({ data: { pile, find, offset } }) => {
    const answer = await execute(OwnListingsDocument, { filter: { ...filterOf(pile), text: find }, first: LISTING_PAGE_SIZE, offset })
    return answer.ok ? ok({ listings: answer.value.ownListings, counts: answer.value.ownListingCounts }) : answer
  })

export const fetchListing = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(async ({ data }) => {
    const answer = await execute(OwnListingDocument, data)
    return answer.ok ? ok(answer.value.ownListing) : answer
  })

const typeGroup = z.enum(TypeGroup)
const project = z.object({ typeGroup, slug: z.string().min(1).max(100) })

/** The name of a project that the agent has chosen. */
export const fetchListingProject = createServerFn({ method: 'POST' })
  .validator(project.extend({ country: z.enum(COUNTRY_CODES) }))
  .handler(async ({ data: { country, ...data } }) => {
    const answer = await execute(ListingProjectDocument, data, { country })
    return answer.ok ? ok(answer.value.project ?? null) : answer
  })

const input = z.object({
  activity: z.enum(ListingActivity),
  project: project.nullable(),
  projectName: text(LISTING_MAX_CHARS.name),
  street: text(LISTING_MAX_CHARS.street),
  postalCode: text(LISTING_MAX_CHARS.postalCode),
  address: text(LISTING_MAX_CHARS.address),
  propertyGroup: z.enum(PropertyGroup).nullable(),
  propertyType: text(42).nullable(),
  unitMix: text(12).nullable(),
  bedrooms: number,
  bathrooms: number,
  areaSqm: number,
  landSqm: number,
  floor: number,
  price: number,
  areaMeasure: z.enum(AreaMeasure).nullable(),
  floorType: z.enum(FloorType).nullable(),
  furnished: z.enum(FurnishedType).nullable(),
  facilities: z.array(z.enum(Facility)).max(Facility.length),
  availableOn: z.iso.date().nullable(),
  headline: text(LISTING_MAX_CHARS.headline),
  description: text(LISTING_MAX_CHARS.description),
  locale: text(5),
  tourUrl: text(LISTING_MAX_CHARS.url),
  videoUrl: text(LISTING_MAX_CHARS.url),
})

/** Keeps a listing of a country; without an id it is a new draft. */
export const sendListing = createServerFn({ method: 'POST' })
  .validator(
    z.object({ key, id: id.nullable(), version: z.int().min(0), country: z.enum(COUNTRY_CODES), input, isUnpublished: z.boolean() }),
  )
  .handler(async ({ data: { country, ...data } }) => {
    const answer = await execute(SaveListingDocument, data, { country })
    return answer.ok ? ok(answer.value.saveListing) : answer
  })

const closing = z.object({ outcome: z.enum(ListingOutcome), price: number, day: z.iso.date().nullable() })

export const sendListingAct = createServerFn({ method: 'POST' })
  .validator(
    z.object({ key, id, action: z.enum(ListingAction), edits: z.enum(ListingEditsChoice).nullable(), closing: closing.nullable() }),
  )
  .handler(async ({ data }) => {
    const answer = await execute(ActOnListingDocument, data)
    return answer.ok ? ok(answer.value.actOnListing) : answer
  })

const kind = z.enum(ListingMediaKind)

export const beginPicture = createServerFn({ method: 'POST' })
  .validator(z.object({ listing: id, key, kind }))
  .handler(async ({ data }) => {
    const answer = await execute(BeginListingMediaDocument, data)
    return answer.ok ? ok(answer.value.beginListingMedia) : answer
  })

export const describePicture = createServerFn({ method: 'POST' })
  .validator(z.object({ id, kind, caption: text(LISTING_CAPTION_MAX_CHARS), alt: text(LISTING_CAPTION_MAX_CHARS) }))
  .handler(({ data }) => execute(DescribeListingMediaDocument, data))

export const orderPictures = createServerFn({ method: 'POST' })
  .validator(z.object({ listing: id, ids: z.array(id).max(LISTING_PHOTOS_MAX) }))
  .handler(({ data }) => execute(OrderListingMediaDocument, data))

export const removePicture = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(({ data }) => execute(RemoveListingMediaDocument, data))

const token = z.string().regex(/^[\w-]{32,128}$/)

/** The listing of a letter's link. */
export const fetchListingToConfirm = createServerFn({ method: 'POST' })
  .validator(z.object({ token }))
  .handler(async ({ data }) => {
    const answer = await execute(ListingToConfirmDocument, data)
    return answer.ok ? ok(answer.value.listingToConfirm) : answer
  })

export const sendConfirmation = createServerFn({ method: 'POST' })
  .validator(z.object({ token }))
  .handler(({ data }) => execute(ConfirmListingDocument, data))
