import type { AreaFact } from '../market/demo-market.ts'
import { readAreas } from '../market/fact-table.ts'
import { australiaPlaces } from './places.ts'

const council = (name: string, state: string, slug: string) => `${name} | | ${state} | | ${slug}`

const COUNCILS = [
  ['City of Sydney', 'city-of-sydney'],
  ['Bayside', 'bayside'],
  ['Waverley', 'waverley'],
  ['Randwick City', 'randwick-city'],
  ['Inner West', 'inner-west'],
  ['Strathfield Municipality', 'municipality-of-strathfield'],
  ['Burwood Council', 'municipality-of-burwood'],
  ['Willoughby', 'willoughby'],
  ['North Sydney Council', 'north-sydney-council'],
  ['Ku-ring-gai', 'ku-ring-gai'],
  ['Ryde', 'ryde'],
  ['City of Parramatta', 'parramatta-city'],
  ['Cumberland', 'cumberland'],
  ['Blacktown City', 'blacktown-city'],
  ['The Hills Shire', 'the-hills-shire'],
  ['Penrith City', 'penrith-city'],
  ['Georges River', 'georges-river'],
  ['Sutherland Shire', 'sutherland-shire'],
  ['Campbelltown City', 'campbelltown-city'],
].map(([name = '', slug = '']) => council(name, 'new-south-wales', slug))

const VICTORIAN = [
  ['City of Melbourne', 'city-of-melbourne'],
  ['Stonnington', 'stonnington'],
  ['Yarra', 'yarra'],
  ['Merri-bek', 'merri-bek'],
  ['Maribyrnong', 'maribyrnong'],
  ['Whitehorse', 'whitehorse'],
  ['Boroondara', 'boroondara'],
  ['Bayside (Vic)', 'bayside-victoria'],
  ['Glen Eira', 'glen-eira'],
  ['Monash', 'monash'],
  ['Darebin', 'darebin'],
  ['Wyndham', 'wyndham'],
  ['Frankston City', 'frankston-city'],
].map(([name = '', slug = '']) => council(name, 'victoria', slug))

/** States, local government areas, and the suburbs that the places make. */
export const australiaAreas: AreaFact[] = [
  ...readAreas('country', 'Australia | | | -33.8650,151.1200'),
  ...readAreas('region-admin-district', 'New South Wales | | australia | -33.8650,151.1200\nVictoria | | australia | -37.8140,144.9630'),
  ...readAreas('district', [...COUNCILS, ...VICTORIAN].join('\n')),
  ...australiaPlaces.map(
    ({ name, area, district, at }): AreaFact => ({ level: 'neighborhood', name, nameLocal: null, parent: district, slug: area, at }),
  ),
]
