import type { SampleTexts } from './sample-texts.ts'

/** An operation of a page, with the variables that it is measured with. */
export interface Operation {
  name: string
  query: string
  variables: readonly Record<string, unknown>[]
  /** the provider may take this many times bare SQLite, at the 95th percentile; absent: reported, not judged */
  limit?: number
}

const SUGGEST =
  'query Suggest($text: String!) { searchSuggestions(text: $text, first: 8) { id kind title titleLocal subtitle typeGroup slug resultCount } }'
const SUGGEST_LIMIT = 2
const PAGES = Array.from({ length: 10 }, (_, i) => i)

export const operationsOn = ({ keystrokes, otherScript, misspelt, words }: SampleTexts): Operation[] => [
  { name: 'type-ahead', query: SUGGEST, variables: [...keystrokes, ...otherScript].map((text) => ({ text })), limit: SUGGEST_LIMIT },
  { name: 'type-ahead, misspelt', query: SUGGEST, variables: misspelt.map((text) => ({ text })), limit: SUGGEST_LIMIT },
  {
    name: 'facets of a search',
    query: 'query Facets($filter: ProjectFilter) { projectFacets(filter: $filter) { facet value count name } }',
    variables: words.map((text) => ({ filter: { text } })),
  },
  {
    name: 'list of 20 projects',
    query:
      'query List($offset: Int) { projects(first: 20, offset: $offset, sort: MOST_TRADED) { totalCount nodes { id name slug lat lng } } }',
    variables: PAGES.map((page) => ({ offset: page * 20 })),
  },
  {
    name: 'estimate with comparables',
    query: `query Estimate($offset: Int) { projects(first: 1, offset: $offset, sort: MOST_TRADED) { nodes { estimate {
      __typename ... on Estimate { method value low68 high68 paid drivers { code amount } comparables { id price adjustedPrice weight } } } } } }`,
    variables: PAGES.map((offset) => ({ offset })),
  },
]
