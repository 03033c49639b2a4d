import { NoSchemaIntrospectionCustomRule, type ValidationContext } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { recordOf } from '#lib/records.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { type ContextSources, createContext, DEVICE_HEADER, type ProviderContext, READ_BEYOND_HEADER } from './context.ts'
import { Statements } from './db/client.ts'
import { allTrade, tradeOf } from './db/trade-of.ts'
import { DocumentMemory } from './document-memory.ts'
import { EditionAnswers } from './edition-answers.ts'
import { dryPicture, type FeedFileContext, tryFeedFile } from './modules/agency-feed/feed-file.ts'
import { assistantDoor } from './modules/assistant/assistant-door.ts'
import { takeWebhook, type WebhookAnswer } from './modules/billing/webhook.ts'
import { calendarAt } from './modules/booking/calendar-export.ts'
import { type OpenedCopyPart, openCopyPart } from './modules/data-copy/copy-endpoint.ts'
import { avatarFile, avatarKeyOf } from './modules/files/avatar-address.ts'
import { type FeedContext, feedOut, feedRun, takeFeed } from './modules/listing-feed/feed-endpoint.ts'
import { type ListingAddress, liveListings } from './modules/listing-group/live-listings.ts'
import { type MediaContext, type OpenedMedia, openListingMedia, takeListingMedia } from './modules/listing-own/media-endpoint.ts'
import { type Artifact, readArtifact } from './modules/map/store.ts'
import type { MarketMeta } from './modules/market/facts.ts'
import { readEdition, readFacts } from './modules/market/store.ts'
import { type CleanUpReport, cleanUp } from './modules/personal-data/clean-up.ts'
import { receive } from './modules/post/receive.ts'
import { type JobReport, runScheduledJobs } from './modules/post/run-scheduled-jobs.ts'
import { busiestProjects, type ProjectAddress } from './modules/property/store.ts'
import { type AlertReport, sendAlerts } from './modules/saved-search/send-alerts.ts'
import { type BundleRefusal, type OpenedTourFile, openTourFile, takeTourPart } from './modules/tour/bundle/tour-endpoint.ts'
import { noteCheck } from './modules/upkeep/health-checks.ts'
import { type OpenedUpload, openUpload, type PartRefusal, takePart, type UploadContext } from './modules/upload/upload-endpoint.ts'
import { answerWebApi } from './modules/web-api/web-api-endpoint.ts'
import { unixSeconds } from './ports/clock/clock.ts'
import type { StoredFile } from './ports/files/port.ts'
import { readMessages, type StoredMessage } from './ports/outbox/store.ts'
import { postMessage } from './ports/post/post-message.ts'
import { documentLimits, FOREIGN_PRICE, queryLimits } from './query-limits.ts'
import { safeErrors } from './safe-errors.ts'
import { schema } from './schema.ts'
import { SiteOperations } from './site-operations.ts'

export interface ProviderOptions extends ContextSources {
  /** origin of links in mails that no request caused */
  siteOrigin: string
  /** the environment that `npm start` serves: introspection is open, messages are kept */
  isLocal: boolean
  /** the documents that the site itself sends: kept parsed, and at their own price */
  ownDocuments: ReadonlySet<string>
  /** called after each operation with its cost; for tests and benchmarks */
  onCost?: (cost: { statements: number; roundTrips: number }) => void
}

export interface Provider {
  /** Answers one GraphQL request (§7). Headers: Country-Code, Language. */
  fetch(request: Request): Promise<Response>
  /** The published edition of each market; null where there is none. Throws when a database does not answer. */
  health(): Promise<Record<CountryCode, MarketMeta | null>>
  /** The version of a market's edition; '' where there is none. Throws when its database does not answer. */
  edition(country: CountryCode): Promise<string>
  /** A published file by name and hash; null when there is none. */
  artifact(country: CountryCode, name: string, hash: string): Promise<Artifact | null>
  /** The projects with the most sales in the last year, busiest first; for sitemaps. */
  busiestProjects(country: CountryCode, limit: number): Promise<ProjectAddress[]>
  /** The addresses of homes that are advertised now, the newest first; for sitemaps. */
  liveListings(country: CountryCode, limit: number): Promise<ListingAddress[]>
  /** An uploaded file by its address on the site, e.g. "/files/avatar/…"; null when there is none. */
  file(pathname: string): Promise<StoredFile | null>
  /** Takes a part of a file that a vendor hands over, or the small picture of it, see upload-endpoint.ts; null when it is kept. */
  takePart(asked: Parameters<typeof takePart>[1]): Promise<PartRefusal | null>
  /** A file that was handed over, for those of its order; null for others. */
  openUpload(asked: Parameters<typeof openUpload>[1]): Promise<OpenedUpload | null>
  /** A part of a copy of somebody's data, for who asked for it; null for others. */
  openCopyPart(asked: Parameters<typeof openCopyPart>[1]): Promise<OpenedCopyPart | null>
  /** Takes a picture of a listing, or the small one of it, see media-endpoint.ts; null when it is kept. */
  takeListingMedia(asked: Parameters<typeof takeListingMedia>[1]): ReturnType<typeof takeListingMedia>
  /** A picture of a listing for those who may see it; null for others. */
  openListingMedia(asked: Parameters<typeof openListingMedia>[1]): Promise<OpenedMedia | null>
  /** A picture of a tour for those who may see it, see tour-endpoint.ts; null for others. */
  openTourFile(asked: Parameters<typeof openTourFile>[1]): Promise<OpenedTourFile | null>
  /** Takes a part of a bundle of a tour's pictures; null when it is kept. */
  takeTourPart(asked: Parameters<typeof takeTourPart>[1]): Promise<BundleRefusal | null>
  /** What a browser asks the card desk of a country, see ports/cards/cards.ts; null where no desk stands. */
  cardDesk(country: CountryCode, request: Request): Promise<Response | null>
  /** A calendar file by its secret address on the site, "/calendar/…"; null when the address is not known. */
  calendar(pathname: string, locale: LocaleCode): Promise<string | null>
  /** Takes a webhook of the card service, see billing/webhook.ts. */
  webhook(country: CountryCode, sent: { body: string; signature: string }): Promise<WebhookAnswer>
  /** Feeds of agencies by the keys of their sources, see listing-feed/feed-endpoint.ts. */
  takeFeed(asked: Parameters<typeof takeFeed>[1]): ReturnType<typeof takeFeed>
  feedRun(asked: Parameters<typeof feedRun>[1]): ReturnType<typeof feedRun>
  feedOut(asked: Parameters<typeof feedOut>[1]): ReturnType<typeof feedOut>
  /** Tries a file of a feed out for its manager, see agency-feed/feed-file.ts; null when that is done. */
  tryFeedFile(asked: Parameters<typeof tryFeedFile>[1]): ReturnType<typeof tryFeedFile>
  /** The picture of a home of a dry run, for the manager of its feed; null for others. */
  dryPicture(asked: Parameters<typeof dryPicture>[1]): ReturnType<typeof dryPicture>
  /** RESO's Web API over what a source advertises, see web-api/web-api-endpoint.ts. */
  webApi(question: Parameters<typeof answerWebApi>[1]): ReturnType<typeof answerWebApi>
  /** Daily removal of expired data, see personal-data/clean-up.ts. */
  cleanUp(): Promise<CleanUpReport>
  /** Runs what is due by the clock, every few minutes, see modules/post/scheduled-jobs.ts. */
  runJobs(): Promise<JobReport>
  /**
   * Does what a message of the queues says. Returns after how many seconds it is to be delivered again, null when it is done; one that cannot be read is
   * logged and done. Throws when a database fails.
   */
  receive(body: unknown): Promise<number | null>
  /** Sends alerts of saved searches, see saved-search/send-alerts.ts. */
  sendAlerts(): Promise<AlertReport>
  /** Messages of the outbox, newest first; null outside of the local environment. */
  outbox(recipient: string): Promise<StoredMessage[] | null>
}

/** The embedded provider: created once per isolate; between requests it keeps parsed documents and heavy answers of editions. */
export function createProvider({ isLocal, ownDocuments, siteOrigin, onCost, ...sources }: ProviderOptions): Provider {
  const memory = new DocumentMemory(ownDocuments)
  const operations = new SiteOperations(ownDocuments)
  const editionAnswers = sources.editionAnswers ?? new EditionAnswers()
  const yoga = createYoga<object, ProviderContext>({
    schema,
    context: ({ request }) => createContext({ ...sources, operations, editionAnswers }, request.headers),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    maskedErrors: false,
    logging: false,
    parserAndValidationCache: { documentCache: memory, errorCache: memory.errors },
    plugins: [
      assistantDoor(),
      documentLimits(),
      limits(isLocal, memory),
      safeErrors(),
      tellsOfRequest(),
      ...(onCost ? [costReport(onCost)] : []),
    ],
  })
  const { databases, ports } = sources
  const fileContexts = (): (UploadContext & MediaContext)[] =>
    allTrade(databases).map((one) => ({
      trade: new Statements(one, 'first-primary'),
      account: new Statements(databases.account, 'first-primary'),
      files: ports.files,
      now: unixSeconds(ports.clock),
    }))
  const feedContext = (): FeedContext => ({
    // sources of all countries are in one database until there is another
    trade: new Statements(databases.trade, 'first-primary'),
    account: new Statements(databases.account),
    market: (country) => new Statements(databases.market[country]),
    ledger: ports.ledger,
    now: unixSeconds(ports.clock),
  })
  const feedFileContext = (): FeedFileContext => ({
    ...feedContext(),
    account: new Statements(databases.account, 'first-primary'),
    files: ports.files,
  })
  async function health(): Promise<Record<CountryCode, MarketMeta | null>> {
    const read = async (code: CountryCode) => [code, await readFacts(new Statements(databases.market[code]))] as const
    const facts = await Promise.all(COUNTRY_CODES.map(read))
    const known = new Map(facts.filter(([, { dataVersion }]) => dataVersion !== ''))
    return recordOf(COUNTRY_CODES, (code) => known.get(code) ?? null)
  }
  /** Asks all databases, as visitors do, and notes whether they answered. That a note fails is told by its absence. */
  async function checkParts(): Promise<void> {
    const account = new Statements(databases.account, 'first-primary')
    const parts = await Promise.allSettled([health(), ...allTrade(databases).map((one) => new Statements(one).run('select 1'))])
    const hasAnswered = parts.every(({ status }) => status === 'fulfilled')
    await noteCheck(account, hasAnswered, unixSeconds(ports.clock)).catch((error: unknown) =>
      console.error(JSON.stringify({ event: 'check-not-noted', error: String(error) })),
    )
  }
  return {
    fetch: async (request) => yoga.fetch(request),
    health,
    edition: (country) => readEdition(new Statements(databases.market[country])),
    artifact: (country, name, hash) => readArtifact(databases.market[country], name, hash),
    busiestProjects: (country, limit) => busiestProjects(new Statements(databases.market[country]), limit),
    liveListings: (country, limit) => liveListings(new Statements(tradeOf(databases, country)), country, limit),
    file: async (pathname) => {
      const key = avatarKeyOf(pathname)
      return key === null ? null : ports.files.get(avatarFile(key))
    },
    async takePart(asked) {
      const answers = await Promise.all(fileContexts().map((context) => takePart(context, asked)))
      return answers.includes(null) ? null : (answers.find((answer) => answer !== 'upload-unknown') ?? 'upload-unknown')
    },
    openCopyPart: (asked) => firstOf(fileContexts(), (context) => openCopyPart(context, asked)),
    openUpload: (asked) => firstOf(fileContexts(), (context) => openUpload(context, asked)),
    async takeListingMedia(asked) {
      const answers = await Promise.all(fileContexts().map((context) => takeListingMedia(context, asked)))
      return answers.includes(null) ? null : (answers.find((answer) => answer !== 'media-unknown') ?? 'media-unknown')
    },
    openListingMedia: (asked) => firstOf(fileContexts(), (context) => openListingMedia(context, asked)),
    openTourFile: (asked) => firstOf(fileContexts(), (context) => openTourFile(context, asked)),
    async takeTourPart(asked) {
      const answers = await Promise.all(fileContexts().map((context) => takeTourPart(context, asked)))
      return answers.includes(null) ? null : (answers.find((answer) => answer !== 'bundle-unknown') ?? 'bundle-unknown')
    },
    cardDesk: async (country, request) => ports.cards.desk(country)?.(request) ?? null,
    calendar: (pathname, locale) =>
      firstOf(allTrade(databases), (one) =>
        calendarAt(
          { trade: new Statements(one, 'first-primary'), account: new Statements(databases.account) },
          ...([pathname, locale, unixSeconds(ports.clock)] as const),
        ),
      ),
    webhook: (country, sent) =>
      takeWebhook({ ...ports, later: sources.later, account: new Statements(databases.account, 'first-primary') }, country, sent),
    takeFeed: (asked) => takeFeed(feedContext(), asked),
    feedRun: (asked) => feedRun(feedContext(), asked),
    feedOut: (asked) => feedOut(feedContext(), asked),
    tryFeedFile: (asked) => tryFeedFile(feedFileContext(), asked),
    dryPicture: (asked) => dryPicture(feedFileContext(), asked),
    webApi: (question) => answerWebApi(feedContext(), question),
    cleanUp: () =>
      cleanUp(
        { ...ports, account: new Statements(databases.account, 'first-primary') },
        allTrade(databases).map((one) => new Statements(one, 'first-primary')),
        unixSeconds(ports.clock),
      ),
    async runJobs() {
      await checkParts()
      return runScheduledJobs({ ...sources, siteOrigin })
    },
    async receive(body) {
      const { data: message } = postMessage.safeParse(body)
      if (message) return receive({ ...ports, databases, siteOrigin }, message)
      console.error(JSON.stringify({ event: 'message-malformed' }))
      return null
    },
    sendAlerts: () => sendAlerts(sources),
    outbox: async (recipient) => (isLocal ? readMessages(databases.account, recipient) : null),
  }
}

/** The first answer that there is. */
async function firstOf<Source, Answer>(
  sources: readonly Source[],
  ask: (source: Source) => Promise<Answer | null>,
): Promise<Answer | null> {
  for (const source of sources) {
    const answer = await ask(source)
    if (answer !== null) return answer
  }
  return null
}

function limits(isLocal: boolean, memory: DocumentMemory): Plugin {
  const siteLimits = (context: ValidationContext) => queryLimits(context, memory.isOwn(context.getDocument()) ? 1 : FOREIGN_PRICE)
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(siteLimits)
      if (!isLocal) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
  }
}

/** Says in the answer whether it holds more than the edition of a market, and what makes the device known that has signed in. */
function tellsOfRequest(): Plugin<ProviderContext> {
  const headersOf = new WeakMap<Request, [name: string, value: string][]>()
  return {
    onExecute: ({ args }) => ({
      onExecuteDone: () => {
        const { account, trade, request, device, isPlaceRead } = args.contextValue as ProviderContext & { request: Request }
        const issued = device.issued()
        headersOf.set(request, [
          ...(account.statementCount + trade.statementCount > 0 || isPlaceRead() ? [[READ_BEYOND_HEADER, '1'] as [string, string]] : []),
          ...(issued === null ? [] : [[DEVICE_HEADER, issued] as [string, string]]),
        ])
      },
    }),
    onResponse: ({ request, response }) => {
      for (const [name, value] of headersOf.get(request) ?? []) response.headers.set(name, value)
    },
  }
}

function costReport(report: NonNullable<ProviderOptions['onCost']>): Plugin<ProviderContext> {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone: () => {
        const { market, account, trade } = args.contextValue as ProviderContext
        report({
          statements: market.statementCount + account.statementCount + trade.statementCount,
          roundTrips: market.roundTripCount + account.roundTripCount + trade.roundTripCount,
        })
      },
    }),
  }
}
