import { Hydrate } from '@tanstack/react-start'
import { type ComponentProps, Fragment, memo, type ReactNode } from 'react'
import { ownerHome } from '#property/owner/owner-home.ts'
import { OwnerPart } from '#property/owner/owner-part.tsx'
import { useFormat } from '#property/use-format.ts'
import { asServed } from '#ui/as-served.tsx'
import { cx } from '#ui/class-names.ts'
import type { HydrateWhen } from '#ui/hydration.ts'
import { usePageWords } from '#ui/use-page-words.ts'
import { ProRun } from '../pro/pro-run.tsx'
import type { Body, Project, ReportMarket } from '../project.ts'
import type { ReportData } from '../report-data.ts'
import type { ReportSubject } from '../report-guard.ts'
import { GallerySection } from '../sections/gallery-section.tsx'
import { SectionRun } from '../sections/section-run.tsx'
import { TransactionsSection } from '../sections/transactions-section.tsx'
import { TrendSection } from '../sections/trend-section.tsx'
import { BLOCKS, type Block, isAsServed, isPro, type SectionKey, type SeenSection } from '../sections.ts'
import { HouseholdSection } from '../ways/household-section.tsx'

interface LateTrendProps {
  when: HydrateWhen
  project: Project
  body: Body
  market: ReportMarket
  /** of the valued home; null: the report is about no single home */
  areaSqm: number | null
}

/** The chart; it is hydrated for pointer and keys when it comes into view. */
const LateTrend = memo(
  function LateTrend({ when, ...trend }: LateTrendProps) {
    return (
      <Hydrate when={when} fallback={<div className="min-h-96" />}>
        <Trend {...trend} />
      </Hydrate>
    )
  },
  (one, other) => one.body === other.body && one.areaSqm === other.areaSqm,
)

function Trend({ market, ...shown }: Omit<LateTrendProps, 'when'>) {
  usePageWords()
  return <TrendSection {...shown} country={market.countryCode} format={useFormat(market.currencyCode)} />
}

interface LateGalleryProps {
  when: HydrateWhen
  project: Project
  body: Body
  market: ReportMarket
}

/** The pictures; a strip that scrolls until it comes into view, then a carousel. */
const LateGallery = memo(
  function LateGallery({ when, project, body, market }: LateGalleryProps) {
    return (
      <Hydrate when={when} fallback={<div className="min-h-[600px]" />}>
        <Gallery project={project} body={body} market={market} />
      </Hydrate>
    )
  },
  (one, other) => one.body === other.body,
)

function Gallery({ project, body, market }: Omit<LateGalleryProps, 'when'>) {
  usePageWords()
  return <GallerySection project={project} body={body} format={useFormat(market.currencyCode)} />
}

interface LateDealsProps {
  when: HydrateWhen
  subject: ReportSubject
  project: Project
  market: ReportMarket
}

/** The deals; they are hydrated when they come into view and then page in place. */
const LateDeals = memo(
  function LateDeals({ when, subject, project, market }: LateDealsProps) {
    return (
      <Hydrate when={when} fallback={<div className="min-h-dvh" />}>
        <Deals subject={subject} project={project} market={market} />
      </Hydrate>
    )
  },
  (one, other) => one.project === other.project,
)

function Deals({ subject, project, market }: Omit<LateDealsProps, 'when'>) {
  usePageWords()
  return <TransactionsSection subject={subject} project={project} format={useFormat(market.currencyCode)} />
}

/** The ways of the reader's household; hydrated when they come into view, because the browser alone knows of it. */
const LateWays = memo(
  function LateWays({ when, ...ways }: ComponentProps<typeof HouseholdSection> & { when: HydrateWhen }) {
    return (
      <Hydrate when={when} fallback={<div className="min-h-40" />}>
        <HouseholdSection {...ways} />
      </Hydrate>
    )
  },
  (one, other) => one.home.id === other.home.id,
)

interface ReportBodyProps {
  data: ReportData
  below: { key: string; when: HydrateWhen }
}

/** The sections that are hydrated when they come into view, mounted anew when their key changes. */
const SEEN_PARTS: Record<SeenSection, (data: ReportData, key: string, when: HydrateWhen) => ReactNode> = {
  // sums to be done with one's own figures are no part of what was shared
  owner: ({ load, project, estimate, market }, key, when) =>
    estimate && !load.frozen && <OwnerPart key={key} when={when} home={ownerHome(market, project, estimate)} />,
  trend: ({ project, body, market, estimate }, key, when) =>
    body && <LateTrend key={key} when={when} project={project} body={body} market={market} areaSqm={estimate?.areaSqm ?? null} />,
  gallery: ({ project, body, market }, key, when) =>
    body && <LateGallery key={key} when={when} project={project} body={body} market={market} />,
  deals: ({ load, project, market }, key, when) => (
    <LateDeals key={key} when={when} subject={load.subject} project={project} market={market} />
  ),
  // a shared page is of the home, not of its reader's household
  ways: ({ load, project: { id, lat, lng }, market }, key, when) =>
    lat !== null && lng !== null && !load.frozen && <LateWays key={key} when={when} country={market.countryCode} home={{ id, lat, lng }} />,
}

/** All below the first screen, in the order of {@link BLOCKS}. */
export function ReportBody({ data, below }: ReportBodyProps) {
  const { load, project, mix } = data
  const topic = `${project.id} ${load.key} ${mix} ${load.stack?.id ?? ''}`
  const run = (sections: ComponentProps<typeof SectionRun>['sections']) => (
    <Hydrate when={asServed}>
      <SectionRun sections={sections} data={data} />
    </Hydrate>
  )
  const one = (section: SectionKey) => {
    if (isPro(section))
      return (
        <Hydrate when={asServed}>
          <ProRun section={section} data={data} />
        </Hydrate>
      )
    if (!isAsServed(section)) return SEEN_PARTS[section](data, `${section} ${topic} ${below.key}`, below.when)
    return run([section])
  }
  return BLOCKS[load.key].map((block: Block) =>
    typeof block === 'string' ? (
      <Fragment key={block}>{one(block)}</Fragment>
    ) : (
      <div key={block.wide.join()} className="sheet-flow grid gap-x-16 gap-y-14 *:min-w-0 lg:grid-cols-[1.9fr_1fr]">
        <div className="sheet-flow grid content-start gap-y-10 *:min-w-0">
          {block.wide.map((section) => (
            <Fragment key={section}>{one(section)}</Fragment>
          ))}
        </div>
        <div
          className={cx(
            'grid content-start gap-y-10 print:block print:gap-8',
            block.beside.length > 1 && 'print:columns-2 print:[&_section]:break-inside-avoid',
          )}
        >
          {run(block.beside)}
        </div>
      </div>
    ),
  )
}
