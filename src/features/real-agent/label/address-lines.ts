import { isHan } from '#lib/han.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type AgentCountry, agentCountry } from '../agent-country.ts'

/** A home as it is written to. Parts that are not known are ''. */
export interface LabelAddress {
  /** as written on the door: "#05-12", "Flat B, 5/F" */
  unit: string
  building: string
  /** with the house or block number */
  street: string
  /** district, suburb or town, with the state where letters need it */
  locality: string
  postalCode: string
}

interface AddressForm {
  unit: (floor: string, stack: string) => string
  /** from the first line of the address to its last; empty parts are left out afterwards */
  lines: (address: LabelAddress) => readonly (readonly string[])[]
}

const storey = (floor: string) => floor.padStart(2, '0')

/**
 * How letters are addressed. SG: Singapore Post, "Addressing your mail" (block and unit on one line, postal code last). MY: Pos Malaysia,
 * postcode before the town. HK: Hongkong Post, from the flat to the district in English, no postal codes. AU: Australia Post, unit before
 * the street number, locality in capitals before the postcode.
 */
const FORMS = {
  SG: {
    unit: (floor, stack) => `#${storey(floor)}-${stack}`,
    lines: ({ unit, building, street, postalCode }) => [[street, unit], [building], [postalCode && `Singapore ${postalCode}`]],
  },
  MY: {
    unit: (floor, stack) => `${storey(floor)}-${stack}`,
    lines: ({ unit, building, street, locality, postalCode }) => [[unit, building], [street], [postalCode, locality]],
  },
  HK: {
    unit: (floor, stack) => `Flat ${stack}, ${floor}/F`,
    lines: ({ unit, building, street, locality }) => [[unit], [building], [street], [locality]],
  },
  AU: {
    unit: (floor, stack) => (stack === '' ? floor : `${floor}${stack}`),
    lines: ({ unit, building, street, locality, postalCode }) => [
      [building],
      [unit && street ? `${unit}/${street}` : `${unit}${street}`],
      [locality.toUpperCase(), postalCode],
    ],
  },
} as const satisfies Record<AgentCountry, AddressForm>

/** The number on the door of a floor's stack; Hong Kong's in Chinese where the address is. */
export function unitText(country: CountryCode, floor: string, stack: string, chinese = false): string {
  return country === 'HK' && chinese ? `${floor}樓${stack}室` : FORMS[agentCountry(country)].unit(floor, stack)
}

/** The lines of an address, without empty ones. An address in Chinese runs from the district to the flat, as it is read there. */
export function addressLines(country: CountryCode, address: LabelAddress): string[] {
  const lines =
    country === 'HK' && isHan(address.building || address.street)
      ? [[`${address.locality}${address.street}`], [`${address.building}${address.unit}`]]
      : FORMS[agentCountry(country)].lines(address)
  const comma = country === 'MY' ? ', ' : ' '
  return lines.map((parts, at) => parts.filter(Boolean).join(at === 0 ? comma : ' ')).filter((line) => line !== '')
}
