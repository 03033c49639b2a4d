import type { CountryCode } from '#market/vocabulary.ts'
import type { RegisterRow } from '../../db/account/register-rows.ts'
import { createRandom, type Random } from '../market/random.ts'
import { demoAccounts } from './accounts.ts'

/** Markets whose agents register (§6, realAgent). */
export const REGISTER_COUNTRIES = ['SG', 'HK', 'MY'] as const satisfies readonly CountryCode[]
type RegisterCountry = (typeof REGISTER_COUNTRIES)[number]

/** Raise it when the generator changes. */
const VERSION = 1

const GIVEN: Record<RegisterCountry, readonly string[]> = {
  SG: ['ADELINE', 'BENEDICT', 'CHERYL', 'DESMOND', 'FARHANA', 'GARETH', 'HUI YI', 'ISKANDAR', 'JAYANTHI', 'KOK LEONG', 'MEI XIN', 'RAVI'],
  HK: [
    'CHUN HO',
    'HEI MAN',
    'KA LAM',
    'LOK YIU',
    'MAN TING',
    'PUI SHAN',
    'SIU FUNG',
    'TSZ KIN',
    'WAI YAN',
    'WING SUM',
    'YEE MAN',
    'YUK LIN',
  ],
  MY: [
    'AHMAD FIRDAUS',
    'AISYAH',
    'CHEE KEONG',
    'DEEPA',
    'HAFIZ',
    'LAY PENG',
    'MEI FONG',
    'NURUL',
    'SARAVANAN',
    'SHARIFAH',
    'SIEW LING',
    'ZULKIFLI',
  ],
}

// trees as family names, which no real person has
const FAMILY = [
  'ACACIA',
  'ASPEN',
  'BANYAN',
  'CASSIA',
  'CYPRESS',
  'ELDER',
  'FERNE',
  'HAWTHORN',
  'IXORA',
  'JUNIPER',
  'LARCH',
  'MYRTLE',
  'ROWAN',
  'TAMARIND',
]

const AGENCIES: Record<RegisterCountry, readonly (readonly [name: string, number: string])[]> = {
  SG: [
    ['LANTERN BAY REALTY PTE. LTD.', 'L3990001A'],
    ['TIDEMARK HOMES PTE. LTD.', 'L3990002B'],
    ['CAUSEWAY & CO PROPERTY PTE. LTD.', 'L3990003C'],
    ['NINE PALMS REALTY LLP', 'L3990004D'],
  ],
  HK: [
    ['JUNK SAIL PROPERTIES LIMITED', 'C-990001'],
    ['EGRET HILL REALTY LIMITED', 'C-990002'],
    ['NINE LANTERNS PROPERTY AGENCY LIMITED', 'C-990003'],
  ],
  MY: [
    ['WAU BULAN REALTY SDN. BHD.', 'E (1) 9901'],
    ['RAIN TREE PROPERTIES SDN. BHD.', 'E (1) 9902'],
    ['TIN RIVER HOMES SDN. BHD.', 'E (1) 9903'],
  ],
}

const SIZE: Record<RegisterCountry, number> = { SG: 240, HK: 120, MY: 120 }

/** In the country's format, from a range that is not in use: SG R99…, HK E-99…, MY a negotiator's REN or an estate agent's E. */
const LICENCE_NUMBERS: Record<RegisterCountry, (at: number, random: Random) => string> = {
  SG: (at, random) => `R99${String(at).padStart(4, '0')}${random.pick('ABCDEFGHIJZ'.split(''))}`,
  HK: (at, random) => `${random.chance(0.4) ? 'E' : 'S'}-99${String(at).padStart(4, '0')}`,
  MY: (at, random) => (random.chance(0.8) ? `REN 99${String(at).padStart(4, '0')}` : `E 99${String(at).padStart(3, '0')}`),
}

/** The invented agents of a market: the demo accounts that hold a licence there, then generated ones. The same on every machine. */
export function demoRegister(country: RegisterCountry): RegisterRow[] {
  const random = createRandom(`register ${country}`)
  const own = demoAccounts().flatMap(({ licence, name, country: home }) =>
    licence && home === country
      ? [
          {
            ceaNumber: licence.number,
            salespersonName: name.toUpperCase(),
            estateAgency: licence.agency,
            estateAgencyLicenseNo: licence.agencyNo,
          },
        ]
      : [],
  )
  // 1 to 10 are kept for the demo accounts
  const made = Array.from({ length: SIZE[country] }, (_, at) => {
    const [estateAgency, estateAgencyLicenseNo] = random.pick(AGENCIES[country])
    const salespersonName = `${random.pick(GIVEN[country])} ${random.pick(FAMILY)}`
    return { ceaNumber: LICENCE_NUMBERS[country](at + 11, random), salespersonName, estateAgency, estateAgencyLicenseNo }
  })
  return [...own, ...made].map((agent) => ({ ...agent, startsOn: '2020-01-01', endsOn: null }))
}

/** Identifies the content of {@link demoRegister}. */
export const demoRegisterHash = (country: RegisterCountry): string => `demo-${country}-${VERSION}`
