import type { CountryCode } from '#market/vocabulary.ts'
import type { MarketFiles } from './compare.ts'
import { hongKong, hongKongKey } from './hong-kong.ts'
import { malaysia, malaysiaKey } from './malaysia.ts'
import { newSouthWales, newSouthWalesKey } from './new-south-wales.ts'
import { flatAddresses, flatsKey, singaporeFlats } from './singapore-flats.ts'
import { districtOfCode } from './singapore-places.ts'
import { landedKey, privateKey, singaporeLanded, singaporePrivate } from './singapore-private.ts'
import { tablesIn } from './tables.ts'
import { victoria, victoriaKey } from './victoria.ts'

const COMMON = [
  'A sale is left out of price figures, not of the number of sales, when its price is six robust deviations and ×1.65 from its kind.',
  'The median is of the twelve months that end with the newest month of the segment; of equals the newest sale is the later row.',
]

/** Reads the files of a market with readers of this folder. */
export const MARKETS: Readonly<Record<CountryCode, (folder: string) => Promise<MarketFiles>>> = {
  SG: async (folder) => {
    const tables = tablesIn(folder)
    const addresses = flatAddresses(tables)
    const known = [...addresses.values()].flatMap(({ place, postalCode }) => {
      const district = postalCode === null ? null : districtOfCode(postalCode)
      return place === null || district === null ? [] : [{ place, district, street: '', home: null }]
    })
    const keys = { 'public-stack': flatsKey, 'private-stack': privateKey, 'private-land': landedKey }
    return {
      homes: [...singaporeFlats(tables, addresses), ...singaporePrivate(tables, known), ...singaporeLanded(tables)],
      keyOf: (home) => keys[home.type_group](home),
      notes: [
        ...COMMON,
        'Equal rows of resales count twice: they may be two like flats.',
        "A position is the address's where the postal code ends in the block, or a project lies by others of its postal district and street; else there is none.",
        'A nett price is the price. Several units in one row, and a flat sold by its land, are in no figure of prices. Bedrooms are those of rents of that size.',
        'Land of 999 years is freehold or not: the file says 999 for both, and no tenure is told.',
      ],
    }
  },
  AU: async (folder) => {
    const tables = tablesIn(folder)
    const state = new Map([...(await newSouthWales(folder, tables)), ...victoria(tables)].map((home) => [home.key, home]))
    return {
      homes: [...state.values()],
      keyOf: (home) => (state.has(victoriaKey(home)) ? victoriaKey(home) : newSouthWalesKey(home)),
      notes: [
        ...COMMON,
        'A dealing counts once, from the week that first had it, and only where it is of one property; the newest sale is the newest by day.',
        'Shares, sale codes but XA, nominal prices and impossible days are no sales. Land alone, and a home without an area, is in no figure of prices.',
        'Homes of New South Wales stand at the point of their suburb; those of Victoria amid their sold homes. No file tells tenure or lease.',
        "The twelve months of a state whose records end more than a year before the market's end with its own.",
      ],
    }
  },
  MY: async (folder) => ({
    homes: malaysia(tablesIn(folder)),
    keyOf: malaysiaKey,
    notes: [
      ...COMMON,
      "One name in one district is one scheme. Houses are compared by their land. The tenure of most sales is the scheme's; no file tells years of a lease.",
      'Rows that name no scheme are counted by kind and district, and are in no figure. A name that stands in several districts is not compared by its position.',
    ],
  }),
  HK: async (folder) => ({
    homes: hongKong(tablesIn(folder)),
    keyOf: hongKongKey,
    notes: [
      ...COMMON,
      "Homes are an agency's own records; a repeated row counts once. The first row with a fact decides it. All land is leased.",
    ],
  }),
}
