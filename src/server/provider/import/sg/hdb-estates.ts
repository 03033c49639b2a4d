import { streetKey, wellCased } from '../place-names.ts'

interface Estate {
  name: string
  /** as HDB writes it */
  street: string
  blocks: readonly string[]
  /** what the estate is known to have, which the blocks add up to in HDB's property information of July 2023 */
  flats: number
}

/**
 * Estates that people call by a name, with their blocks. Source: HDB's property information of July 2023. A name is here only where the flats of its
 * blocks there add up to the number by which the estate is known; other names come with the file of estate names.
 */
export const NAMED_ESTATES: readonly Estate[] = [
  { name: 'The Pinnacle@Duxton', street: 'CANTONMENT RD', blocks: ['1A', '1B', '1C', '1D', '1E', '1F', '1G'], flats: 1_848 },
  { name: 'SkyVille@Dawson', street: 'DAWSON RD', blocks: ['86', '87', '88'], flats: 960 },
  { name: 'SkyTerrace@Dawson', street: 'DAWSON RD', blocks: ['89', '90', '91', '92', '93'], flats: 758 },
]

/** One key for a block in all spellings of its street. */
export const blockKey = (block: string, street: string): string => `${block.trim()}|${streetKey(street)}`

const NAMES: ReadonlyMap<string, string> = new Map(
  NAMED_ESTATES.flatMap(({ name, street, blocks }) => blocks.map((block) => [blockKey(block, street), name] as const)),
)

/** The estate of a block by {@link blockKey}; null where no name is certain. */
export const namedEstate = (key: string): string | null => NAMES.get(key) ?? null

/** "YISHUN N4 C21A": a neighbourhood and its contract, which nobody calls an estate. */
const CONTRACT = /\bN\d+ C\d+[A-Z]?\b/

/** The name of an estate as people write it: "CITY VUE @HENDERSON" → "City Vue @ Henderson"; null where it is the number of a contract. */
export const estateName = (text: string): string | null =>
  CONTRACT.test(text.toUpperCase()) ? null : wellCased(text.replace(/\s*@\s*/, ' @ '))
