/** URA's 28 postal districts: the first two digits of postal codes, and the general location (URA, "List of Postal Districts"). */
const DISTRICTS: readonly (readonly [sectors: string, location: string])[] = [
  ['01 02 03 04 05 06', 'Raffles Place, Marina'],
  ['07 08', 'Anson, Tanjong Pagar'],
  ['14 15 16', 'Queenstown, Tiong Bahru'],
  ['09 10', 'Telok Blangah, HarbourFront'],
  ['11 12 13', 'Pasir Panjang, Clementi'],
  ['17', 'High Street, Beach Road'],
  ['18 19', 'Middle Road, Golden Mile'],
  ['20 21', 'Little India'],
  ['22 23', 'Orchard, River Valley'],
  ['24 25 26 27', 'Bukit Timah, Holland, Tanglin'],
  ['28 29 30', 'Newton, Novena'],
  ['31 32 33', 'Balestier, Toa Payoh'],
  ['34 35 36 37', 'MacPherson, Braddell'],
  ['38 39 40 41', 'Geylang, Eunos'],
  ['42 43 44 45', 'Katong, Joo Chiat'],
  ['46 47 48', 'Bedok, Upper East Coast'],
  ['49 50 81', 'Loyang, Changi'],
  ['51 52', 'Tampines, Pasir Ris'],
  ['53 54 55 82', 'Serangoon Garden, Hougang, Punggol'],
  ['56 57', 'Bishan, Ang Mo Kio'],
  ['58 59', 'Upper Bukit Timah, Ulu Pandan'],
  ['60 61 62 63 64', 'Jurong'],
  ['65 66 67 68', 'Hillview, Bukit Panjang, Choa Chu Kang'],
  ['69 70 71', 'Lim Chu Kang, Tengah'],
  ['72 73', 'Kranji, Woodlands'],
  ['77 78', 'Upper Thomson, Springleaf'],
  ['75 76', 'Yishun, Sembawang'],
  ['79 80', 'Seletar'],
]

export const DISTRICT_COUNT = DISTRICTS.length

/** 15 → "D15 Katong, Joo Chiat" */
export const districtName = (district: number): string =>
  `D${String(district).padStart(2, '0')} ${DISTRICTS[district - 1]?.[1] ?? ''}`.trim()

const BY_SECTOR = new Map(DISTRICTS.flatMap(([sectors], at) => sectors.split(' ').map((sector): [string, number] => [sector, at + 1])))

/** The district (1…28) of a six-digit postal code; null when its sector is not in use. */
export const districtOfPostalCode = (postalCode: string): number | null => BY_SECTOR.get(postalCode.slice(0, 2)) ?? null
