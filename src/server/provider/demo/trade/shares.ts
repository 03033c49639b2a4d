import type { DatabaseSync } from 'node:sqlite'
import type { ShareKind } from '#graphql/share-kinds.ts'
import { COUNTRIES } from '#market/countries.ts'
import { dayOf } from '../../day.ts'
import { marketFactsOf } from '../../modules/market/store.ts'
import { keepAgentWords } from '../../modules/share/agent-page.ts'
import { keepShare } from '../../modules/share/share-store.ts'
import { takeSnapshot } from '../../modules/share/snapshot.ts'
import { schema } from '../../schema.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'
import { demoContext, type MadeDatabases, subscriberLines } from './demo-context.ts'

const DAY = 86_400

interface DemoShare {
  id: string
  title: string
  kind: ShareKind
  /** which of the most traded projects */
  rank: number
  reportKey: 'realvalue' | 'property-preview'
  /** made and ending, in days from now */
  made: number
  ends: number
  /** visitors, of the newest day last */
  views: readonly number[]
}

const SHARES: readonly DemoShare[] = [
  {
    id: 'demo-share-garden-0001',
    title: 'For Iris Hawthorn, before Saturday',
    kind: 'report',
    rank: 0,
    reportKey: 'realvalue',
    made: -9,
    ends: 81,
    views: [1, 3, 2, 0, 0, 4, 1, 2],
  },
  {
    id: 'demo-share-preview-002',
    title: 'A first look at your flat',
    kind: 'report',
    rank: 1,
    reportKey: 'property-preview',
    made: -2,
    ends: 28,
    views: [],
  },
  {
    id: 'demo-share-summer-0003',
    title: 'Summer letter to the block',
    kind: 'report',
    rank: 2,
    reportKey: 'realvalue',
    made: -120,
    ends: -30,
    views: [12, 7, 3, 1],
  },
]

/**
 * Pages that the demo's subscriber has shared: one with visitors, a new one, one that has expired. They hold what the provider answers, by the documents of
 * the site. Shares that are there are left alone. `now` in unix seconds.
 */
export async function fillShares({ account, trade, market }: MadeDatabases, documents: ReadonlySet<string>, now: number): Promise<void> {
  const { subscriber } = DEMO_ACCOUNTS
  if (trade.prepare('select 1 from share where owner = ? limit 1').get(subscriber.id)) return
  const context = demoContext({ account, trade, market }, { country: subscriber.country, now, documents })
  const projects = market
    .prepare("select slug from project where type_group = 'public-stack' order by sale_count_1y desc, id limit 3")
    .all()
  const facts = await marketFactsOf(context)
  for (const share of SHARES) {
    const slug = String(projects[share.rank]?.slug ?? '')
    if (slug === '') continue
    const answers = await takeSnapshot(context, schema, share.kind, questionsOf(share, slug))
    const params = { reportKey: share.reportKey, countryCode: subscriber.country, projectType: 'public-stack', projectSlug: slug }
    const row = {
      id: share.id,
      owner: subscriber.id,
      country: subscriber.country,
      kind: share.kind,
      title: share.title,
      path: `/report/${share.reportKey}/project/${subscriber.country}/public-stack/${slug}`,
      about: JSON.stringify({ params, search: {}, place: {} }),
      edition: facts.dataVersion,
      figuresTo: facts.lastMonth,
      lines: JSON.stringify(subscriberLines()),
      passwordHash: null,
      revokedAt: null,
      openedAt: share.views.length > 0 ? now + share.made * DAY : null,
      createdAt: now + share.made * DAY,
      expiresAt: now + share.ends * DAY,
    }
    await keepShare(context.trade, row, `demo ${share.id}`, answers)
    putViews(trade, share, now)
  }
  const areas = market.prepare('select level, slug from area where level = ? order by id limit 2').all(COUNTRIES.SG.reportAreaLevel)
  const words = {
    about:
      'Flats and condominiums in the east since 2011. I bring the recorded sales to the first meeting.\nViewings on weekday evenings and Saturdays.',
    languages: ['en', 'zh', 'ms'],
    areas: areas.map(({ level, slug }) => `${level}/${slug}`),
  }
  await keepAgentWords(context.trade, subscriber.id, subscriber.country, words, now)
}

/** The days begin with the one on which the page was shared. */
function putViews(trade: DatabaseSync, { id, made, views }: DemoShare, now: number): void {
  const insert = trade.prepare('insert or ignore into share_view (share_id, day, n) values (?, ?, ?)')
  for (const [at, count] of views.entries()) if (count > 0) insert.run(id, dayOf(now + (made + at) * DAY, COUNTRIES.SG), count)
}

/** What the pages of these reports ask. */
function questionsOf({ reportKey }: DemoShare, slug: string) {
  const key = { typeGroup: 'PUBLIC_STACK', slug }
  const head = [
    { operation: 'ReportTop', variables: key },
    { operation: 'EstimateHome', variables: { ...key, home: null } },
  ]
  const whole = [
    { operation: 'ReportBody', variables: { ...key, admitsByDistance: true } },
    { operation: 'ReportTours', variables: key },
    { operation: 'StackView', variables: { ...key, building: null } },
    { operation: 'ProjectTransactions', variables: { ...key, kind: 'SALE', first: 20, offset: 0, unitMix: null, building: null } },
  ]
  return (reportKey === 'realvalue' ? [...head, ...whole] : head).map(({ operation, variables }) => ({
    operation,
    variables: JSON.stringify(variables),
  }))
}
