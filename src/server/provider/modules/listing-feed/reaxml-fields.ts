import type { XmlElement } from './xml-elements.ts'

/** Where REAXML writes what RESO calls by these names. "a/b@c" is the attribute c of the element b in a; of several paths the first that is there. */
export const REAXML_PATHS = {
  ListingKey: ['uniqueID'],
  X_OfficeKey: ['agentID'],
  BuildingName: ['address/site'],
  StreetNumber: ['address/streetNumber'],
  StreetName: ['address/street'],
  UnitNumber: ['address/subNumber'],
  City: ['address/suburb'],
  InternetAddressDisplayYN: ['address@display'],
  X_SuburbDisplayYN: ['address/suburb@display'],
  PostalCode: ['address/postcode'],
  PropertySubType: ['category@name', 'ruralCategory@name', 'landCategory@name', 'commercialCategory@name', 'holidayCategory@name'],
  BedroomsTotal: ['features/bedrooms'],
  BathroomsTotalInteger: ['features/bathrooms'],
  AssociationAmenities: ['features/otherFeatures'],
  EntryLevel: ['buildingDetails/floorLevel'],
  X_FloorType: ['buildingDetails/floorType'],
  X_UnitMix: ['buildingDetails/unitMix'],
  LivingArea: ['buildingDetails/area'],
  LivingAreaUnits: ['buildingDetails/area@unit'],
  LotSizeArea: ['landDetails/area'],
  LotSizeUnits: ['landDetails/area@unit'],
  ListPrice: ['price', 'rent', 'price/range/min'],
  X_PriceDisplayYN: ['price@display', 'rent@display'],
  X_PriceText: ['priceView'],
  LeaseAmountFrequency: ['rent@period'],
  X_Activity: ['listingActivity'],
  Furnished: ['furnished', 'allowances/furnished', 'features/furnished'],
  AvailabilityDate: ['dateAvailable'],
  X_Headline: ['headline'],
  PublicRemarks: ['description'],
  X_Locale: ['description@language'],
  VirtualTourURLUnbranded: ['externalLink@href'],
  X_VideoURL: ['videoLink@href'],
  ListAgentFullName: ['listingAgent/name'],
  ListAgentStateLicense: ['listingAgent/licenceNumber'],
  ListAgentDirectPhone: ['listingAgent/telephone'],
  ListAgentEmail: ['listingAgent/email'],
} as const satisfies Record<string, readonly string[]>

/** The child of this name; of several the first that says something: by its text or its children, else by its attributes. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  const named = element?.children.filter((child) => child.name === name) ?? []
  return (
    named.find(({ text, children }) => text.trim() !== '' || children.length > 0) ??
    named.find(({ attributes }) => Object.values(attributes).some((value) => value.trim() !== '')) ??
    named[0]
  )
}

/** The value at a path of an element. */
export function valueAt(element: XmlElement, path: string): string | undefined {
  const [where = '', attribute] = path.split('@')
  let at: XmlElement | undefined = element
  for (const name of where.split('/')) at = childOf(at, name)
  return attribute === undefined ? at?.text.trim() : at?.attributes[attribute]
}

/** REAXML's status with `underOffer`, in RESO's words. */
export const REAXML_STATUS: Readonly<Record<string, string>> = {
  current: 'Active',
  underoffer: 'Pending',
  sold: 'Closed',
  leased: 'Closed',
  withdrawn: 'Withdrawn',
  offmarket: 'Withdrawn',
  deleted: 'Delete',
}

/** Elements that are listings; of homes or not. Of other elements only the name is known. */
export const REAXML_LISTINGS = [
  'residential',
  'rental',
  'holidayRental',
  'rural',
  'land',
  'commercial',
  'commercialLand',
  'business',
] as const
type Listing = (typeof REAXML_LISTINGS)[number]

/** What these are by themselves, whatever category they name; null: as the category says. */
export const REAXML_TYPES: Readonly<Record<Listing, string | null>> = {
  residential: null,
  rental: null,
  holidayRental: null,
  rural: null,
  land: 'Land',
  commercial: 'Commercial',
  commercialLand: 'Commercial Land',
  business: 'Business',
}
