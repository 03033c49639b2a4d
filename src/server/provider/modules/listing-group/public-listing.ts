import type { CountryCode } from '#market/vocabulary.ts'
import type { MemberRow } from './member-row.ts'

/** An advertisement as it is told to everybody. */
export interface PublicMember extends Omit<MemberRow, 'price'> {
  /** null: its source hides it */
  price: number | null
}

/** The price of `listing l` as it is told to everybody; also what orders them in public, as an order tells of a price. */
export const SHOWN_PRICE = 'iif(l.shows_price = 1, l.price, null)'

const countryName = (country: CountryCode): string => new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country

/** No narrower than the suburb: its name stands for the project's and its middle for the project's place. */
function suburbOf({ areaName, areaNameLocal, areaLat, areaLng, areaSlug, districtSlug, suburb, country }: MemberRow) {
  return {
    projectName: areaName ?? (suburb || countryName(country)),
    projectNameLocal: areaName === null ? null : areaNameLocal,
    areaSlug,
    districtSlug,
    lat: areaLat,
    lng: areaLng,
  }
}

/** Nothing narrower than the country. */
const countryOf = ({ country }: MemberRow) => ({
  projectName: countryName(country),
  projectNameLocal: null,
  areaSlug: null,
  districtSlug: null,
  lat: null,
  lng: null,
})

/** The years and the walk tell the building of a suburb. */
const NO_ADDRESS = {
  typeGroup: null,
  projectSlug: null,
  street: '',
  postalCode: '',
  address: '',
  completionYear: null,
  leaseStartYear: null,
  stationWalk: null,
}

/**
 * What of an advertisement is public: the one place where what its source asked to hide is taken out. Groups are made of it, and with them searches, maps, pages,
 * letters and pictures beside links.
 */
export function publicMember(row: MemberRow): PublicMember {
  const shown = { ...row, price: row.showsPrice === 1 ? row.price : null }
  if (row.placeShown === 'address') return shown
  return { ...shown, ...NO_ADDRESS, ...(row.placeShown === 'suburb' ? suburbOf(row) : countryOf(row)) }
}
