import type { LocaleCode } from '#market/locale-tags.ts'
import { type CountryCode, DEFAULT_TYPE_GROUP, type TypeGroup } from '#market/vocabulary.ts'

interface EmbeddedProject {
  country: CountryCode
  typeGroup: TypeGroup
  slug: string
}

/** What an agency's block shows; without a project its visitors find one themselves. */
export interface BlockOfAgency {
  key: string
  /** registration number of the agent who is written to; '' for the house */
  agent: string
  country: CountryCode
  project: Pick<EmbeddedProject, 'typeGroup' | 'slug'> | null
}

/** `type` of the messages that a block sends to the page around it: `{ type, height }`, pixels. */
export const FRAME_HEIGHT_MESSAGE = 'realestate-block-height'

const PATH = '/plugin/report-property'
const frame = (address: string, title: string, more = '') =>
  `<iframe ${more}src="${attribute(address)}" title="${attribute(title)}" width="100%" height="420" style="border:0;max-width:640px" loading="lazy"></iframe>`

/** What is pasted into a website to show a project's estimate there; `title` is what screen readers call it. */
export function embedSnippet(origin: string, { country, typeGroup, slug }: EmbeddedProject, title: string): string {
  const query = new URLSearchParams({ countryCode: country, projectType: typeGroup, projectSlug: slug })
  return frame(`${origin}${PATH}?${query}`, title)
}

/** Path and query of an agency's block, in a language. */
export function agencyBlockPath({ key, agent, country, project }: BlockOfAgency, locale: LocaleCode): string {
  const query = new URLSearchParams({ countryCode: country, locale, key })
  if (agent) query.set('agent', agent)
  if (project) {
    query.set('projectType', project.typeGroup)
    query.set('projectSlug', project.slug)
  }
  return `${PATH}?${query}`
}

/** Path and query of an agent's listings, as the agent's own website shows them (`idx/{agentId}/listings`). */
export const agentListingsPath = (agentId: string, country: CountryCode, locale: LocaleCode): string =>
  `/idx/${encodeURIComponent(agentId)}/listings?${new URLSearchParams({ countryCode: country, locale })}`

/** What an agency pastes: the frame, and the lines of its own page that make the frame as high as what is in it. No script of ours runs there. */
export function agencySnippet(origin: string, path: string, title: string): string {
  const listener =
    `addEventListener("message",function(e){var f=[].find.call(document.querySelectorAll("iframe[data-realestate]"),` +
    `function(g){return g.contentWindow===e.source});if(f&&e.origin===${JSON.stringify(origin)}&&e.data&&e.data.type===${JSON.stringify(FRAME_HEIGHT_MESSAGE)})` +
    `f.style.height=Math.min(4000,Math.max(200,Number(e.data.height)||420))+"px"})`
  return `${frame(origin + path, title, 'data-realestate ')}\n<script>${listener.replaceAll('<', '\\u003c')}</script>`
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Stands where the address of a real project goes. */
export const sampleProject = (country: CountryCode): EmbeddedProject => ({ country, typeGroup: DEFAULT_TYPE_GROUP, slug: 'project-slug' })
