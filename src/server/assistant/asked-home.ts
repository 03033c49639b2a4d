import { z } from 'zod'
import { HomeValueDocument, type HomeValueQuery, SuggestDocument } from '#graphql/generated/graphql.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { COUNTRY_CODES, type CountryCode, TENURES, type TypeGroup, UNIT_MIXES } from '#market/vocabulary.ts'
import { type HomeSearch, homeOf, LEASE_YEARS } from '#property/address/home-search.ts'
import { projectIn } from '#property/address/named-project.ts'
import { fromWireTypeGroup, toWireTypeGroup } from '#property/address/wire-words.ts'
import { isSpelt } from '#property/search/sentence/place-called.ts'
import { type ToolDesk, toolFaultOf } from './assistant-tool.ts'
import { quoted } from './others-text.ts'

/** The market that a tool is asked about. */
export const countryInput = z.enum(COUNTRY_CODES).describe('Market: SG Singapore, MY Malaysia, HK Hong Kong, AU Australia')

/** How an answer names a project, "SG/private-stack/the-meadow", and how a question may. */
const projectInput = z
  .string()
  .trim()
  .min(2)
  .max(SEARCH_TEXT_MAX_CHARS)
  .describe('The `project` of another answer ("SG/private-stack/the-meadow"), or a project name, block and street, or postal code')

/** A home as somebody describes it; what is left out is taken as usual in the project. Bounds of §9. */
export const homeInput = {
  country: countryInput,
  project: projectInput,
  unitMix: z
    .enum(UNIT_MIXES)
    .optional()
    .describe('Number of bedrooms ("0" is a studio), PH penthouse, MG multi-generation, EX executive, or the type of house'),
  floorArea: z.number().min(1).max(100_000).optional().describe('Floor area, in floorAreaUnit'),
  floorAreaUnit: z.enum(['sqm', 'sqft']).default('sqm'),
  floor: z.int().min(1).max(200).optional().describe('Storey'),
  tenure: z.enum(TENURES).optional().describe('Only where the record of the project has none'),
  leaseStartYear: z.int().min(LEASE_YEARS.min).max(LEASE_YEARS.max).optional().describe('Only where the record of the project has none'),
}
const homeQuestion = z.object(homeInput)
export type AskedHome = z.output<typeof homeQuestion>

export interface ProjectKey {
  country: CountryCode
  typeGroup: TypeGroup
  slug: string
}

/** The name of a project in answers, which questions may repeat. */
export const projectText = ({ country, typeGroup, slug }: ProjectKey): string => `${country}/${typeGroup}/${slug}`

const LOOKED_AT = 8

/** The project that a question means. One that no name decides is a fault that lists what may be meant. */
export async function projectCalled(country: CountryCode, text: string, desk: ToolDesk): Promise<ProjectKey | { fault: string }> {
  const named = projectIn(text)
  if (named) return named.country === country ? named : { fault: `The project ${quoted(text)} is not in the market ${country}.` }
  const answer = await desk.ask(SuggestDocument, { text, first: LOOKED_AT }, country)
  if (!answer.ok) return toolFaultOf(answer.failure)
  const found = answer.value.searchSuggestions.flatMap((place) => {
    const { typeGroup, slug } = place
    return typeGroup && slug ? [{ place, key: { country, typeGroup: fromWireTypeGroup(typeGroup), slug } }] : []
  })
  const spelt = found.filter(({ place }) => isSpelt(place, text))
  const only = spelt.length === 1 ? spelt[0] : found.length === 1 ? found[0] : undefined
  if (only) return only.key
  if (found.length === 0) return { fault: `No project in ${country} is called ${quoted(text)}. find_homes looks for projects in a place.` }
  const lines = found.map(({ place, key }) => `- ${projectText(key)}: ${quoted([place.title, place.areaName ?? ''].join(' '))}`)
  return { fault: `Several projects in ${country} may be meant; ask again with one of these as \`project\`:\n${lines.join('\n')}` }
}

/** The described home as the address of the estimate's page has it. */
const searchOf = ({ unitMix, floorArea, floorAreaUnit, floor, tenure, leaseStartYear }: AskedHome): HomeSearch => ({
  mix: unitMix,
  area: floorArea,
  unit: floorArea === undefined ? undefined : floorAreaUnit,
  floor,
  tenure,
  lease: leaseStartYear,
})

/** An address of the site: what is undefined is left out. */
export function pageAddress(origin: string, path: string, search: Readonly<Record<string, string | number | undefined>>): string {
  const said = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `${origin}${path}?${new URLSearchParams(said)}`
}

/** The page that shows a project's estimate. */
export const valuePage = ({ country, typeGroup, slug }: ProjectKey, origin: string, home: HomeSearch = {}): string =>
  pageAddress(origin, '/realValue', { countryCode: country, projectType: typeGroup, projectSlug: slug, ...home })

export interface ToldHome {
  key: ProjectKey
  page: string
  market: HomeValueQuery['market']
  project: NonNullable<HomeValueQuery['project']>
}

/** A home with its estimate or refusal, by the question that its page asks. */
export async function valuedHome(asked: AskedHome, desk: ToolDesk): Promise<ToldHome | { fault: string }> {
  const key = await projectCalled(asked.country, asked.project, desk)
  if ('fault' in key) return key
  const search = searchOf(asked)
  const variables = { typeGroup: toWireTypeGroup(key.typeGroup), slug: key.slug, home: homeOf(search) }
  const answer = await desk.ask(HomeValueDocument, variables, key.country)
  if (!answer.ok) return toolFaultOf(answer.failure)
  const { market, project } = answer.value
  if (!project) return { fault: `No project in ${key.country} is known as ${quoted(projectText(key))}.` }
  return { key, page: valuePage(key, desk.origin, search), market, project }
}
