import { samplePages } from '../bench/sample-pages.ts'

/** A kind of page, by one that is full of what the demonstration has. */
export interface JudgedPage {
  name: string
  path: string
  /** search engines are kept away on purpose, so that is not judged */
  isHidden?: boolean
}

/** The rooms that strangers come to from a search engine or by a link from somebody else. */
export async function judgedPages(base: string): Promise<JudgedPage[]> {
  const { pages } = await samplePages(base)
  const listings = '/realListing/search?countryCode=SG'
  const listing = await firstLink(base, listings, /href="([^"]*\/listing-group\/[^"]+)"/)
  return [
    { name: 'home', path: pages.home ?? '/' },
    { name: 'results', path: pages.results ?? '/search' },
    { name: 'report', path: pages.report ?? '/report/property' },
    { name: 'realValue', path: '/realValue?countryCode=SG' },
    { name: 'realListing', path: '/realListing?countryCode=SG' },
    { name: 'advertised homes', path: listings },
    { name: 'advertised home', path: listing },
    { name: 'shared report', path: '/share/demo-share-garden-0001', isHidden: true },
    { name: 'profile of an agent', path: '/share/R990001A/profile?countryCode=SG' },
    { name: 'homes of an agent', path: '/share/R990001A/idx?countryCode=SG' },
    { name: 'realLaunch', path: '/realLaunch?countryCode=SG' },
    { name: 'realAgent', path: '/realAgent?countryCode=SG' },
  ]
}

/** The first address that a page links to in this form. Throws where there is none. */
async function firstLink(base: string, path: string, form: RegExp): Promise<string> {
  const found = form.exec(await (await fetch(base + path)).text())?.[1]
  if (!found) throw new Error(`${path} links to no ${form}`)
  return found.replaceAll('&amp;', '&')
}
