import { cx } from '#ui/class-names.ts'
import type { HydrateWhen } from '#ui/hydration.ts'
import { LateDeals } from './late-deals.tsx'
import { LateTrend } from './late-trend.tsx'
import type { ReportData } from './section-run.tsx'
import { BLOCKS, type Block, type Section } from './sections.ts'
import { StillRun } from './still-parts.tsx'

interface ReportBodyProps {
  data: ReportData
  below: { key: string; when: HydrateWhen }
  /** of the valued home and the sales it rests on */
  estimateKey: string
}

/** All below the first screen, in the order of {@link BLOCKS}. */
export function ReportBody({ data, below, estimateKey }: ReportBodyProps) {
  const { load, project, body, market, mix } = data
  const topic = `${project.id} ${load.key} ${mix} ${load.stack?.id ?? ''}`
  const one = (section: Section) => {
    if (section === 'trend')
      return body && <LateTrend key={`trend ${topic} ${below.key}`} when={below.when} project={project} body={body} market={market} />
    if (section === 'deals')
      return <LateDeals key={`deals ${topic} ${below.key}`} when={below.when} subject={load.subject} project={project} market={market} />
    const key = section === 'evidence' ? estimateKey : topic
    return <StillRun key={`${section} ${key}`} sections={[section]} data={data} />
  }
  return BLOCKS[load.key].map((block: Block) =>
    typeof block === 'string' ? (
      one(block)
    ) : (
      <div key={block.wide.join()} className="sheet-flow grid gap-x-16 gap-y-14 *:min-w-0 lg:grid-cols-[1.9fr_1fr]">
        <div className="sheet-flow grid content-start gap-y-10 *:min-w-0">{block.wide.map(one)}</div>
        <div className={cx('grid content-start gap-y-10 print:block print:gap-8', block.beside.length > 1 && 'print:columns-2')}>
          <StillRun key={`${block.beside.join()} ${topic}`} sections={block.beside} data={data} />
        </div>
      </div>
    ),
  )
}
