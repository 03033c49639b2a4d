import { Hydrate } from '@tanstack/react-start'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { ownerHome } from '#property/owner/owner-home.ts'
import { OwnerPart } from '#property/owner/owner-part.tsx'
import { cx } from '#ui/class-names.ts'
import type { HydrateWhen } from '#ui/hydration.ts'
import { still } from '#ui/still.tsx'
import { ProRun } from '../pro/pro-run.tsx'
import type { ReportData } from '../report-data.ts'
import { BLOCKS, type Block, isPro, isStill, type LateSection, type SectionKey } from '../sections.ts'
import { SectionRun } from '../still/sections/section-run.tsx'
import { LateDeals } from './late-deals.tsx'
import { LateGallery } from './late-gallery.tsx'
import { LateTrend } from './late-trend.tsx'

interface ReportBodyProps {
  data: ReportData
  below: { key: string; when: HydrateWhen }
}

/** The sections that are hydrated when they come into view, mounted anew when their key changes. */
const LATE_PARTS: Record<LateSection, (data: ReportData, key: string, when: HydrateWhen) => ReactNode> = {
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
}

/** All below the first screen, in the order of {@link BLOCKS}. */
export function ReportBody({ data, below }: ReportBodyProps) {
  const { load, project, mix } = data
  const topic = `${project.id} ${load.key} ${mix} ${load.stack?.id ?? ''}`
  const run = (sections: ComponentProps<typeof SectionRun>['sections']) => (
    <Hydrate when={still}>
      <SectionRun sections={sections} data={data} />
    </Hydrate>
  )
  const one = (section: SectionKey) => {
    if (isPro(section))
      return (
        <Hydrate when={still}>
          <ProRun section={section} data={data} />
        </Hydrate>
      )
    if (!isStill(section)) return LATE_PARTS[section](data, `${section} ${topic} ${below.key}`, below.when)
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
