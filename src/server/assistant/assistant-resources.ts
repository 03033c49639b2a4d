import { type McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { AssistantAccuracyDocument, DataSourcesDocument, type TypedDocumentString } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { pageAddress } from './asked-home.ts'
import { type ToolDesk, toolFaultOf } from './assistant-tool.ts'

/** Words that answers use in a sense of the trade. */
const GLOSSARY: Readonly<Record<string, string>> = {
  'psf, psm': 'Price per square foot, per square metre.',
  HDB: 'Public housing of Singapore; a block is one building.',
  'public-stack': 'Flats of public housing, by block.',
  'private-stack': 'Private flats, by project.',
  'private-land': 'Houses on land, by development or street.',
  'unit mix': 'A kind of home in a project: bedrooms, or a type of flat or house.',
  tenure: 'Freehold, or a lease of so many years from a date.',
  comparable: 'A sale that says something about another home.',
  'range of nine in ten': 'Nine in ten sales of such homes lie in it; low90 to high90. Two in three lie between low68 and high68.',
  n: 'Comparable sales behind an estimate, in effect: old and unlike ones count less than one.',
  refusal: 'No estimate, because evidence is too thin or no such home is known; it has a code and says what would be needed.',
  confidence: 'HIGH where nine in ten of such sales were within 10 % of the estimate, MEDIUM within 20 %, else LOW.',
  yield: 'A year’s rent by the price.',
}

/** A resource whose text is an answer of the provider, with the page that shows the same. */
function addAnswer(server: McpServer, desk: ToolDesk, country: CountryCode, what: Answered) {
  const uri = `property://${what.name}/${country}`
  const { label } = COUNTRIES[country]
  const about = { title: `${what.title}: ${label}`, description: what.description, mimeType: 'application/json' }
  server.registerResource(`${what.name}-${country}`, uri, about, async () => {
    const answer = await desk.ask(what.document, {}, country)
    if (!answer.ok) throw new ProtocolError(ProtocolErrorCode.InternalError, toolFaultOf(answer.failure).fault)
    const text = JSON.stringify({ page: pageAddress(desk.origin, what.path, { countryCode: country }), answer: answer.value })
    return { contents: [{ uri, mimeType: 'application/json', text }] }
  })
}

interface Answered {
  name: 'sources' | 'accuracy'
  title: string
  description: string
  document: TypedDocumentString<object, Record<string, never>>
  path: string
}

const ANSWERED: readonly Answered[] = [
  {
    name: 'sources',
    title: 'Data sources',
    description: 'Publishers, licences, months and rows of the data. Names and licences are quoted from the publishers.',
    document: DataSourcesDocument,
    path: '/data-sources',
  },
  {
    name: 'accuracy',
    title: 'Measured accuracy',
    description: 'Back-tests of the estimates on record, or why there is none.',
    document: AssistantAccuracyDocument,
    path: '/realValue/accuracy',
  },
]

/** What an assistant may read without a question: sources and accuracy of each market, and the words of the trade. */
export function addResources(server: McpServer, desk: ToolDesk): void {
  for (const country of COUNTRY_CODES) for (const what of ANSWERED) addAnswer(server, desk, country, what)
  const uri = 'property://glossary'
  const about = { title: 'Glossary', description: 'Words that answers use in a sense of the trade.', mimeType: 'text/plain' }
  const text = Object.entries(GLOSSARY)
    .map(([word, meaning]) => `${word}: ${meaning}`)
    .join('\n')
  server.registerResource('glossary', uri, about, () => ({ contents: [{ uri, mimeType: 'text/plain', text }] }))
}
