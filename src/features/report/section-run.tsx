import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { localName } from '#property/local-name.ts'
import { useFormat } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { BuildingSection } from './building-section.tsx'
import { EvidenceSection } from './evidence-section.tsx'
import { FacilitiesSection } from './facilities-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { FiguresSection } from './figures-section.tsx'
import { GainsSection } from './gains-section.tsx'
import { GallerySection } from './gallery-section.tsx'
import { LeaseSection } from './lease-section.tsx'
import { LoadFailed } from './load-failed.tsx'
import { UnitMixTable } from './mix-table.tsx'
import { NearbySection } from './nearby-section.tsx'
import { PreviewEnd } from './preview-end.tsx'
import { type Body, type Estimate, isLand, type Market, type Pro, type Project, type StackView } from './project.ts'
import type { ReportLoad } from './queries.ts'
import type { Section } from './sections.ts'
import { SourcesSection } from './sources-section.tsx'
import { StackSection } from './stack-section.tsx'

/** Everything a report was answered with; null where it did not arrive or was not asked for. */
export interface ReportData {
  load: ReportLoad
  project: Project
  market: Market
  estimate: Estimate | null
  body: Body | null
  pro: Pro | null
  stackView: StackView | null
  /** the one kind of home that the report is about; null: all */
  mix: string | null
  /** of the home that is valued */
  floor: number | null
  colour: 'gain' | undefined
}

/** Sections one below the other, in their order. */
export function SectionRun({ sections, data }: { sections: readonly Section[]; data: ReportData }) {
  return sections.map((section) => <OneSection key={section} section={section} data={data} />)
}

/** What each section is made of. A section without its answer says so once, where the first of them would stand. */
function OneSection({ section, data }: { section: Section; data: ReportData }): ReactNode {
  const { i18n, t } = useLingui()
  const { load, project, market, estimate, body, pro, stackView } = data
  const format = useFormat(market.currencyCode)
  switch (section) {
    case 'evidence':
      return estimate && <EvidenceSection estimate={estimate} projectId={project.id} market={market} format={format} />
    case 'lease':
      return <LeaseSection lease={project.lease} />
    case 'facts':
      return body && <FactsSection project={project} body={body} format={format} />
    case 'facilities':
      return body && <FacilitiesSection facilities={body.facilities} />
    case 'nearby':
      return body && <NearbySection nearby={body.nearby} format={format} />
    case 'gallery':
      return body && <GallerySection project={project} body={body} format={format} />
    case 'mixes':
      return body && body.unitMixes.length > 0 ? (
        <PageSection
          id="mixes"
          title={<Trans>Homes here</Trans>}
          aside={<Trans>medians with lowest and highest of the last 12 months</Trans>}
        >
          <UnitMixTable
            group={project.propertyGroup}
            land={isLand(project)}
            rows={body.unitMixes}
            format={format}
            caption={t`Unit mixes of ${localName(i18n, project)}`}
          />
        </PageSection>
      ) : null
    case 'stacks':
      return body && stackView ? <StacksOf data={data} body={body} view={stackView} /> : null
    case 'figures':
      return pro ? (
        <FiguresSection project={project} figures={pro.figures} rentalYield={pro.rentalYield} mix={data.mix} format={format} />
      ) : (
        <ProFailed load={load} />
      )
    case 'gains':
      return pro && <GainsSection project={project} gains={pro.gains} format={format} />
    case 'building':
      return pro && <BuildingSection info={pro.buildingInfo} format={format} />
    case 'preview-end':
      return <PreviewEnd subject={load.subject} />
    case 'sources':
      return <SourcesSection market={market} format={format} />
    default:
      return null
  }
}

function StacksOf({ data, body, view }: { data: ReportData; body: Body; view: StackView }) {
  const { load, project, market, floor, colour } = data
  return (
    <StackSection
      subject={load.subject}
      reportKey={load.key}
      project={project}
      body={body}
      view={view}
      marked={{ stack: load.stack?.label ?? null, floor }}
      colour={colour}
      format={useFormat(market.currencyCode)}
    />
  )
}

const ProFailed = ({ load }: { load: ReportLoad }) => {
  const answer = load.answers?.pro
  return answer?.ok === false ? <LoadFailed failure={answer.failure} /> : null
}
