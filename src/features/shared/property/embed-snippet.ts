import { type CountryCode, DEFAULT_TYPE_GROUP, type TypeGroup } from '#market/vocabulary.ts'

interface EmbeddedProject {
  country: CountryCode
  typeGroup: TypeGroup
  slug: string
}

/** What is pasted into a website to show a project's estimate there; `title` is what screen readers call it. */
export function embedSnippet(origin: string, { country, typeGroup, slug }: EmbeddedProject, title: string): string {
  const query = new URLSearchParams({ countryCode: country, projectType: typeGroup, projectSlug: slug })
  const address = attribute(`${origin}/plugin/report-property?${query}`)
  return `<iframe src="${address}" title="${attribute(title)}" width="100%" height="420" style="border:0;max-width:640px" loading="lazy"></iframe>`
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Stands where the address of a real project goes. */
export const sampleProject = (country: CountryCode): EmbeddedProject => ({ country, typeGroup: DEFAULT_TYPE_GROUP, slug: 'project-slug' })
