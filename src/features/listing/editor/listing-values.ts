import type { ListingInput, ListingNeed, TypeGroup } from '#graphql/generated/graphql.ts'
import type { ListingContents, WrittenListing } from '../listings-data.ts'

/** The project that an agent has chosen, with its name for the page. */
export interface ChosenProject {
  typeGroup: TypeGroup
  slug: string
  name: string
}

/** All fields of the contract's input; null and "" for what is not told. */
type ListingFields = { [Field in keyof ListingInput]-?: Exclude<ListingInput[Field], undefined> }

/** What the agent writes; areas in square metres. */
export interface ListingValues extends Omit<ListingFields, 'project'> {
  project: ChosenProject | null
}

export const emptyListing = (locale: string): ListingValues => ({
  activity: 'SALE',
  project: null,
  projectName: '',
  street: '',
  postalCode: '',
  address: '',
  propertyGroup: null,
  propertyType: null,
  unitMix: null,
  bedrooms: null,
  bathrooms: null,
  areaSqm: null,
  areaMeasure: null,
  landSqm: null,
  floor: null,
  floorType: null,
  furnished: null,
  facilities: [],
  price: null,
  availableOn: null,
  headline: '',
  description: '',
  locale,
  tourUrl: '',
  videoUrl: '',
})

/** A stored listing as it is edited. */
export function valuesOf(listing: ListingContents): ListingValues {
  const { typeGroup, projectSlug, projectName } = listing
  return {
    activity: listing.activity,
    project: typeGroup && projectSlug ? { typeGroup, slug: projectSlug, name: projectName } : null,
    projectName,
    street: listing.street,
    postalCode: listing.postalCode,
    address: listing.address,
    propertyGroup: listing.propertyGroup ?? null,
    propertyType: listing.propertyType ?? null,
    unitMix: listing.unitMix ?? null,
    bedrooms: listing.bedrooms ?? null,
    bathrooms: listing.bathrooms ?? null,
    areaSqm: listing.areaSqm ?? null,
    areaMeasure: listing.areaMeasure ?? null,
    landSqm: listing.landSqm ?? null,
    floor: listing.floor ?? null,
    floorType: listing.floorType ?? null,
    furnished: listing.furnished ?? null,
    facilities: listing.facilities,
    price: listing.price ?? null,
    availableOn: listing.availableOn ?? null,
    headline: listing.headline,
    description: listing.description,
    locale: listing.locale,
    tourUrl: listing.tourUrl ?? '',
    videoUrl: listing.videoUrl ?? '',
  }
}

/** As the contract takes it. */
export const inputOf = ({ project, ...values }: ListingValues) => ({
  ...values,
  project: project && { typeGroup: project.typeGroup, slug: project.slug },
})

/** What is missing of what is written here, before the server is asked; `known` is what the server has found, of the account and the pictures. */
export function needsOfValues(values: ListingValues, country: WrittenListing['country'], known: readonly ListingNeed[]): ListingNeed[] {
  const { project, projectName, street, propertyType, unitMix, areaSqm, landSqm, propertyGroup, areaMeasure, price, activity } = values
  const isSized = areaSqm !== null || (propertyGroup === 'LAND' && landSqm !== null)
  const written: Partial<Record<ListingNeed, boolean>> = {
    PLACE: project === null && (projectName.trim() === '' || street.trim() === ''),
    PROPERTY_TYPE: project === null && (propertyType === null || propertyGroup === null),
    UNIT_MIX: unitMix === null,
    AREA: !isSized && (activity === 'SALE' || (country === 'HK' && activity === 'RENT')),
    SALEABLE_AREA: country === 'HK' && areaSqm !== null && areaMeasure !== 'SFA',
    PRICE: price === null,
  }
  const others = known.filter((need) => !(need in written))
  return [...others, ...FIELD_NEEDS.filter((need) => written[need])]
}

const FIELD_NEEDS = ['PLACE', 'PROPERTY_TYPE', 'UNIT_MIX', 'AREA', 'SALEABLE_AREA', 'PRICE'] as const satisfies readonly ListingNeed[]
