import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CountryCode } from '#graphql/generated/graphql.ts'
import { NearbyPlaces } from '#property/around/nearby-places.tsx'
import { type Nearby, pickNearby } from '#property/around/pick-nearby.ts'
import type { Format } from '#property/use-format.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import { lateTitles } from '../../late/late-titles.ts'
import type { LateSection, ProSection, SectionKey, StillSection } from '../../sections.ts'
import { sectionsOf } from '../../sections.ts'
import { EvidenceSection } from './evidence-section.tsx'
import { FacilitiesSection } from './facilities-section.tsx'
import { FactsSection } from './facts-section.tsx'
import type { WithData } from './given.ts'
import { LeaseSection } from './lease-section.tsx'
import { ListingsSection } from './listings-section.tsx'
import { MixesSection } from './mixes-section.tsx'
import { PreviewEnd } from './preview-end.tsx'
import { type PrimarySchool, PrimarySchools } from './primary-schools.tsx'
import { SourcesSection } from './sources-section.tsx'
import { StackSection } from './stack-section.tsx'

/** The words of a section wherever it is named. */
interface SectionWords {
  title: MessageDescriptor
  /** whether it is named among the contents at the head of a long report */
  isListed: boolean
  /** its name in the preview's contents of the whole report; null: it is part of another entry */
  preview: MessageDescriptor | null
}

export interface PartProps<K extends SectionKey> {
  data: WithData<K>
  heading: { id: SectionKey; title: string }
  format: Format
}

export interface SectionRow<K extends StillSection> extends SectionWords {
  Part: (props: PartProps<K>) => ReactNode
}

/** Title and part of every section. Parts of late sections are in `LATE_PARTS`, those of pro sections in `PRO_PARTS`. */
export const SECTION_TABLE: { [K in StillSection]: SectionRow<K> } & Record<LateSection | ProSection, SectionWords> = {
  evidence: {
    title: msg`Why this number`,
    isListed: true,
    preview: null,
    Part: ({ data: { estimate, project, market }, ...rest }) => (
      <EvidenceSection estimate={estimate} project={project} market={market} {...rest} />
    ),
  },
  owner: { title: lateTitles.owner, isListed: true, preview: null },
  trend: { title: lateTitles.trend, isListed: true, preview: msg`Price over time, beside the area’s index` },
  facts: {
    title: msg`The facts`,
    isListed: false,
    preview: null,
    Part: ({ data: { project, body }, ...rest }) => <FactsSection project={project} body={body} {...rest} />,
  },
  lease: {
    title: msg`Tenure`,
    isListed: false,
    preview: null,
    Part: ({ data: { project }, heading }) => <LeaseSection lease={project.lease} heading={heading} />,
  },
  facilities: {
    title: msg`Facilities`,
    isListed: false,
    preview: null,
    Part: ({ data: { body }, heading }) => <FacilitiesSection facilities={body.facilities} heading={heading} />,
  },
  mixes: {
    title: msg`Homes here`,
    isListed: true,
    preview: null,
    Part: ({ data: { project, body }, ...rest }) => <MixesSection project={project} mixes={body.unitMixes} {...rest} />,
  },
  figures: { title: msg`All figures`, isListed: true, preview: msg`All figures of this kind of home` },
  spread: { title: msg`How prices are spread`, isListed: true, preview: msg`How prices are spread, and where this home stands` },
  premium: { title: msg`What a floor adds`, isListed: true, preview: msg`What a floor adds to the price` },
  seasons: { title: msg`Months of the year`, isListed: true, preview: msg`The months in which homes are sold` },
  // markets that disclose no rents have no word of them
  rents: { title: msg`Rents and yield by year`, isListed: false, preview: null },
  like: { title: msg`Like projects`, isListed: true, preview: msg`Like projects side by side` },
  gallery: { title: lateTitles.gallery, isListed: true, preview: lateTitles.gallery },
  gains: { title: msg`From purchase to sale`, isListed: true, preview: msg`What owners gained from purchase to sale` },
  stacks: {
    title: msg`Floor by floor`,
    isListed: true,
    preview: msg`Every home of the building by floor and stack`,
    Part: ({ data: { load, project, body, pro, stackView, floor, colour }, ...rest }) => (
      <StackSection
        subject={load.subject}
        reportKey={load.key}
        project={project}
        body={body}
        floors={pro?.floorFigures ?? null}
        view={stackView}
        marked={{ stack: load.stack?.label ?? null, floor }}
        colour={colour}
        {...rest}
      />
    ),
  },
  listings: {
    title: msg`Advertised now`,
    isListed: false,
    preview: null,
    Part: ({ data: { listed, load, project }, heading }) => (
      <ListingsSection listed={listed} heading={heading} name={project.name} {...load.subject} />
    ),
  },
  building: { title: msg`Building information`, isListed: true, preview: msg`Building information` },
  deals: { title: lateTitles.deals, isListed: true, preview: msg`All recorded deals of this kind of home` },
  nearby: {
    title: msg`Around it`,
    isListed: true,
    preview: msg`What lies within a walk`,
    Part: ({ data: { body, market }, ...rest }) => (
      <NearbySection nearby={body.nearby} primarySchools={body.primarySchools ?? []} country={market.countryCode} {...rest} />
    ),
  },
  'preview-end': {
    title: msg`In the whole report`,
    isListed: false,
    preview: null,
    Part: ({ data: { load }, heading }) => <PreviewEnd subject={load.subject} words={previewWords()} heading={heading} />,
  },
  sources: {
    title: msg`Sources and limits`,
    isListed: true,
    preview: null,
    Part: ({ data: { market }, ...rest }) => <SourcesSection market={market} {...rest} />,
  },
}

/** The contents of the whole report as the preview names them, in order. */
const previewWords = (): MessageDescriptor[] => sectionsOf('property-pro').flatMap((section) => SECTION_TABLE[section].preview ?? [])

interface NearbySectionProps {
  nearby: readonly Nearby[]
  /** within 2 km, where schools admit by distance */
  primarySchools: readonly PrimarySchool[]
  country: CountryCode
  heading: SectionHeading
  format: Format
}

/** What lies within a walk: stations with their lines first, schools with their level, shops under names people know, then the rest. */
function NearbySection({ nearby, primarySchools, country, heading, format }: NearbySectionProps) {
  const picked = pickNearby(nearby)
  if (picked.length === 0 && primarySchools.length === 0) return null
  return (
    <PageSection {...heading} aside={<Trans>on foot</Trans>}>
      <NearbyPlaces places={picked} country={country} format={format} />
      <PrimarySchools schools={primarySchools} format={format} />
    </PageSection>
  )
}
