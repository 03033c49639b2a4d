import type { CountryCode } from '#market/vocabulary.ts'
import { headersOf } from './provider-on-file.ts'

interface Answer {
  data: { projects: { nodes: { slug: string; typeGroup: string; name: string }[]; totalCount: number } }
}

/** Pages worth measuring: home, results of a common search, the report of the most traded project, and a page of text; with the number of markers on the map. */
export async function samplePages(base: string, country: CountryCode = 'SG'): Promise<{ pages: Record<string, string>; markers: number }> {
  const answer = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: headersOf(country),
    body: JSON.stringify({ query: '{ projects(first: 1, sort: MOST_TRADED) { totalCount nodes { slug typeGroup name } } }' }),
  })
  const { projects } = ((await answer.json()) as Answer).data
  const [project] = projects.nodes
  if (!project) throw new Error(`the market ${country} is empty`)
  const type = project.typeGroup.toLowerCase().replaceAll('_', '-')
  const pages = {
    home: `/?countryCode=${country}`,
    results: `/search?countryCode=${country}&q=${encodeURIComponent(project.name.split(' ')[0] ?? '')}`,
    report: `/report/realvalue/project/${country.toLowerCase()}/${type}/${project.slug}`,
    small: `/about-us?countryCode=${country}`,
  }
  return { pages, markers: projects.totalCount }
}
