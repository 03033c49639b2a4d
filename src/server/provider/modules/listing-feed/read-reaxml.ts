import { RecordFault } from './feed-fault.ts'
import type { RawFields } from './field-readers.ts'
import { inspectionIn } from './open-houses.ts'
import type { Pieces, RawRecord } from './raw-record.ts'
import { childOf, REAXML_LISTINGS, REAXML_PATHS, REAXML_STATUS, REAXML_TYPES, valueAt } from './reaxml-fields.ts'
import { type XmlElement, xmlElements } from './xml-elements.ts'

/** REAXML (Australia): `propertyList` with one element a listing, by RESO's names. */
export async function* readReaxml(text: Pieces): AsyncGenerator<RawRecord> {
  let row = 0
  for await (const element of xmlElements(text, (name) => REAXML_LISTINGS.some((one) => one === name))) {
    row++
    const listing = REAXML_LISTINGS.find((name) => name === element.name)
    const raw = listing
      ? fieldsOf(element, REAXML_TYPES[listing])
      : new RecordFault('unknown-value', element.name.slice(0, 40), 'is no kind of listing')
    yield { row, raw }
  }
}

/** "2026-11-20-09:30:00", "2026-11-20T9:30:00" and "20261120-093000" as "2026-11-20T09:30:00" */
const timeIn = (text: string): string =>
  text
    .trim()
    .replace(/^(\d{4}-\d\d-\d\d)[-T](?=(\d?)\d:)/, (_, day, ten) => `${day}T${ten === '' ? '0' : ''}`)
    .replace(
      /^(\d{4})(\d\d)(\d\d)-?(\d\d)(\d\d)(\d\d)?$/,
      (_, year, month, day, hour, minute, second = '00') => `${year}-${month}-${day}T${hour}:${minute}:${second}`,
    )

function statusOf(element: XmlElement): string {
  const status = element.attributes.status ?? ''
  const isUnderOffer = element.children.find(({ name }) => name === 'underOffer')?.attributes.value === 'yes'
  // a word that is not known stays, and is refused with the others
  return REAXML_STATUS[status.toLowerCase() === 'current' && isUnderOffer ? 'underoffer' : status.toLowerCase()] ?? status
}

/** Where an agent is reached: the mobile telephone, else the first that has a number. */
function telephoneOf(element: XmlElement): string | undefined {
  const given = (childOf(element, 'listingAgent')?.children ?? []).filter(({ name, text }) => name === 'telephone' && text.trim() !== '')
  return (given.find(({ attributes }) => attributes.type?.toLowerCase() === 'mobile') ?? given[0])?.text.trim()
}

function fieldsOf(element: XmlElement, type: string | null): RawFields {
  const fields: Record<string, unknown> = {}
  for (const [name, paths] of Object.entries(REAXML_PATHS))
    fields[name] = paths.map((path) => valueAt(element, path)).find((value) => value !== undefined && value !== '')
  const words = priceWords(element)
  const isLease = element.name === 'rental' || element.name === 'holidayRental'
  return {
    ...fields,
    X_PriceText: words,
    // words without a figure stand instead of the price
    X_PriceDisplayYN: words !== '' && !/\d/.test(words) ? 'no' : fields.X_PriceDisplayYN,
    StandardStatus: statusOf(element),
    ModificationTimestamp: timeIn(element.attributes.modTime ?? ''),
    ListAgentDirectPhone: telephoneOf(element),
    PropertyType: isLease ? 'Residential Lease' : 'Residential',
    LeaseAmountFrequency: isLease ? (fields.LeaseAmountFrequency ?? 'Weekly') : undefined,
    PropertySubType: type ?? fields.PropertySubType,
    StreetNumber: numberInStreet(element),
    UnitNumber: undefined,
    LivingArea: areaOf(element, 'buildingDetails/area'),
    LotSizeArea: areaOf(element, 'landDetails/area'),
    AssociationAmenities: amenitiesOf(element),
    Media: mediaOf(element),
    OpenHouse: inspectionsOf(element),
  }
}

/** As Australia writes it: unit before house, "2/39"; the number of a lot where the street has none. */
function numberInStreet(element: XmlElement): string | undefined {
  const [unit, number, lot] = ['subNumber', 'streetNumber', 'lotNumber'].map((name) => valueAt(element, `address/${name}`) ?? '')
  return [unit, number || (lot && `Lot ${lot}`)].filter(Boolean).join(unit && number ? '/' : ', ')
}

/** An area in a number, else the range that it lies in. */
function areaOf(element: XmlElement, path: string): string | undefined {
  const [stated, min, max] = [path, `${path}/range/min`, `${path}/range/max`].map((one) => valueAt(element, one) ?? '')
  return stated || (min === max ? min : [min, max].filter(Boolean).join(' - ')) || undefined
}

const SAYS_NO = /^(?:no|n|false|0|)$/i

/** What its list of other features names, and the features that have an element of their own. */
function amenitiesOf(element: XmlElement): string {
  const features = element.children.filter(({ name }) => name === 'features').flatMap(({ children }) => children)
  const own = features.filter(({ name, text }) => name !== 'otherFeatures' && !SAYS_NO.test(text.trim())).map(({ name }) => name)
  return [valueAt(element, 'features/otherFeatures'), ...own].filter(Boolean).join(',')
}

/** What stands where the price is not shown; of a range its ends, of an auction without a price that it is one. */
function priceWords(element: XmlElement): string {
  const [view, min, max] = ['priceView', 'price/range/min', 'price/range/max'].map((path) => valueAt(element, path) ?? '')
  if (!view && !valueAt(element, 'price') && !min && isAuction(element)) return 'Auction'
  if (view || !min || !max) return view ?? ''
  const amount = (text: string) => `$${text.replace(/[$,\s]/g, '').replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')}`
  return `${amount(min)} – ${amount(max)}`
}

const isAuction = (element: XmlElement): boolean =>
  [valueAt(element, 'authority@value'), valueAt(element, 'authority')].some((word) => word?.toLowerCase() === 'auction') ||
  [valueAt(element, 'auction@date'), valueAt(element, 'auction')].some((day) => day !== undefined && /[1-9]/.test(day))

/** Empty elements are left in by forms that nobody filled in. */
function inspectionsOf(element: XmlElement): RawFields[] {
  const state = valueAt(element, 'address/state') ?? ''
  const times = element.children.filter(({ name }) => name === 'inspectionTimes').flatMap(({ children }) => children)
  return times.filter(({ name, text }) => name === 'inspection' && text.trim() !== '').map(({ text }) => inspectionIn(text, state))
}

function mediaOf(element: XmlElement): Readonly<Record<string, unknown>>[] {
  const places = element.children.filter(({ name }) => name === 'objects' || name === 'images').flatMap(({ children }) => children)
  return (
    places
      // an empty place is one whose picture was taken away; of a file that was not sent the record says so
      .filter(({ name, attributes }) => (name === 'img' || name === 'floorplan') && (attributes.url || attributes.file))
      .sort((a, b) => placeOf(a) - placeOf(b))
      .map(({ name, attributes, text }) => ({
        MediaURL: attributes.url,
        MediaCategory: name === 'img' ? 'Photo' : 'Floor Plan',
        ShortDescription: attributes.title ?? text,
      }))
  )
}

/** The main picture, `m`, stands first; then come a to z, and aa after them. Plans and what has no such id follow in the order of the file. */
function placeOf({ name, attributes: { id = '' } }: XmlElement): number {
  const letters = /^[a-z]{1,2}$/i.exec(id.trim())?.[0]?.toLowerCase()
  if (name !== 'img' || letters === undefined) return Number.MAX_SAFE_INTEGER
  if (letters === 'm') return 0
  return Array.from(letters).reduce((place, letter) => place * 27 + letter.charCodeAt(0) - 96, 0)
}
