/** How a licence is recorded that the files do not name. */
const UNSTATED = 'as stated by its publisher'

/** The texts of licences, by how their recorded names begin. */
const TEXTS: readonly (readonly [start: string, href: string])[] = [
  ['Singapore Open Data Licence', 'https://data.gov.sg/open-data-licence'],
  ['CC BY-NC-SA 4.0', 'https://creativecommons.org/licenses/by-nc-sa/4.0/'],
  ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['DATA.GOV.HK terms', 'https://data.gov.hk/en/terms-and-conditions'],
]

interface Licence {
  name: string
  /** where it can be read; null where its version is not recorded */
  href: string | null
}

/** The licences of a source, of which some parts may have their own; none where the file names none. */
export const licencesOf = (recorded: string): Licence[] =>
  recorded === UNSTATED
    ? []
    : recorded.split('; ').map((name) => ({ name, href: TEXTS.find(([start]) => name.startsWith(start))?.[1] ?? null }))
