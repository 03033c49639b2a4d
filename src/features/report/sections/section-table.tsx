import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CountryCode } from '#graphql/generated/graphql.ts'
import { NearbyPlaces } from '#property/around/nearby-places.tsx'
import { type Nearby, pickNearby } from '#property/around/pick-nearby.ts'
import type { Format } from '#property/use-format.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import type { ProSection, SectionKey, SeenSection, ServedSection } from '../sections.ts'
import { sectionsOf } from '../sections.ts'
import { EvidenceSection } from './evidence-section.tsx'
import { FacilitiesSection } from './facilities-section.tsx'
import { FactsSection } from './facts-section.tsx'
import type { WithData } from './given.ts'
import { LeaseSection } from './lease-section.tsx'
import { ListingsSection } from './listings-section.tsx'
import { MixesSection } from './mixes-section.tsx'
import { PreviewEnd } from './preview-end.tsx'
import { type PrimarySchool, PrimarySchools } from './primary-schools.tsx'
import { SECTION_TITLES } from './section-titles.ts'
import { SourcesSection } from './sources-section.tsx'
import { StackSection } from './stack-section.tsx'

/** Where a section is named besides its own heading. */
interface SectionWords {
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

export interface SectionRow<K extends ServedSection> extends SectionWords {
  Part: (props: PartProps<K>) => ReactNode
}

/** Contents and part of every section; its title is in `SECTION_TITLES`. Parts of sections hydrated when seen are in `SEEN_PARTS`, those of pro sections in `PRO_PARTS`. */
export const SECTION_TABLE: { [K in ServedSection]: SectionRow<K> } & Record<SeenSection | ProSection, SectionWords> = {
  evidence: {
    isListed: true,
    preview: null,
    Part: ({ data: { estimate, project, market }, ...rest }) => (
      <EvidenceSection estimate={estimate} project={project} market={market} {...rest} />
    ),
  },
  owner: { isListed: true, preview: null },
  trend: { isListed: true, preview: msg`Price over time, beside the area’s index` },
  facts: {
    isListed: false,
    preview: null,
    Part: ({ data: { project, body }, ...rest }) => <FactsSection project={project} body={body} {...rest} />,
  },
  lease: {
    isListed: false,
    preview: null,
    Part: ({ data: { project }, heading }) => <LeaseSection lease={project.lease} heading={heading} />,
  },
  facilities: {
    isListed: false,
    preview: null,
    Part: ({ data: { body }, heading }) => <FacilitiesSection facilities={body.facilities} heading={heading} />,
  },
  mixes: {
    isListed: true,
    preview: null,
    Part: ({ data: { project, body }, ...rest }) => <MixesSection project={project} mixes={body.unitMixes} {...rest} />,
  },
  figures: { isListed: true, preview: msg`All figures of this kind of home` },
  spread: { isListed: true, preview: msg`How prices are spread, and where this home stands` },
  premium: { isListed: true, preview: msg`What a floor adds to the price` },
  seasons: { isListed: true, preview: msg`The months in which homes are sold` },
  // markets that disclose no rents have no word of them
  rents: { isListed: false, preview: null },
  like: { isListed: true, preview: msg`Like projects side by side` },
  gallery: { isListed: true, preview: SECTION_TITLES.gallery },
  gains: { isListed: true, preview: msg`What owners gained from purchase to sale` },
  stacks: {
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
    isListed: false,
    preview: null,
    Part: ({ data: { listed, load, project }, heading }) => (
      <ListingsSection listed={listed} heading={heading} name={project.name} {...load.subject} />
    ),
  },
  building: { isListed: true, preview: msg`Building information` },
  deals: { isListed: true, preview: msg`All recorded deals of this kind of home` },
  nearby: {
    isListed: true,
    preview: msg`What lies within a walk`,
    Part: ({ data: { body, market }, ...rest }) => (
      <NearbySection nearby={body.nearby} primarySchools={body.primarySchools ?? []} country={market.countryCode} {...rest} />
    ),
  },
  // of a household on the reader's device, which most have not
  ways: { isListed: false, preview: null },
  'preview-end': {
    isListed: false,
    preview: null,
    Part: ({ data: { load }, heading }) => <PreviewEnd subject={load.subject} words={previewWords()} heading={heading} />,
  },
  sources: {
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
