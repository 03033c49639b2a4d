import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '#property/use-format.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import type { ReportData } from '../report-data.ts'
import { BuildingSection } from '../sections/building-section.tsx'
import { FiguresSection } from '../sections/figures-section.tsx'
import { GainsSection } from '../sections/gains-section.tsx'
import { hasData } from '../sections/given.ts'
import type { PartProps } from '../sections/section-table.tsx'
import { SECTION_TITLES } from '../sections/section-titles.ts'
import type { ProSection } from '../sections.ts'
import { LikeSection } from './like-section.tsx'
import { PremiumSection } from './premium-section.tsx'
import { RentsSection } from './rents-section.tsx'
import { SeasonsSection } from './seasons-section.tsx'
import { SpreadSection } from './spread-section.tsx'

type ProPart<K extends ProSection> = (props: PartProps<K>) => ReactNode

/** The sections that belong to a subscription. */
const PRO_PARTS: { [K in ProSection]: ProPart<K> } = {
  figures: ({ data: { project, pro, mix }, ...rest }) => (
    <FiguresSection project={project} figures={pro.figures} rentalYield={pro.rentalYield} mix={mix} {...rest} />
  ),
  spread: ({ data: { pro, estimate, mix, project }, ...rest }) => (
    <SpreadSection spread={pro.priceDistribution} estimate={estimate} mix={mix} project={project} {...rest} />
  ),
  gains: ({ data: { project, pro }, ...rest }) => <GainsSection project={project} gains={pro.gains} {...rest} />,
  premium: ({ data: { pro }, ...rest }) => <PremiumSection floors={pro.floorFigures} {...rest} />,
  seasons: ({ data: { pro, market }, ...rest }) => <SeasonsSection seasons={pro.seasons} country={market.countryCode} {...rest} />,
  rents: ({ data: { pro }, ...rest }) => <RentsSection years={pro.rentYears} {...rest} />,
  like: ({ data: { project, pro, market }, ...rest }) => (
    <LikeSection project={project} like={pro.likeProjects} country={market.countryCode} {...rest} />
  ),
  building: ({ data: { pro }, ...rest }) => <BuildingSection info={pro.buildingInfo} {...rest} />,
}

/** One section of a pro report; a message in place of the first of them where their data did not arrive. */
export function ProRun<K extends ProSection>({ section, data }: { section: K; data: ReportData }) {
  const { i18n } = useLingui()
  const format = useFormat(data.market.currencyCode)
  const Part: ProPart<K> = PRO_PARTS[section]
  if (hasData(section, data)) return <Part data={data} heading={{ id: section, title: i18n._(SECTION_TITLES[section]) }} format={format} />
  const { proFailure } = data
  return section === 'figures' && proFailure ? <LoadFailed failure={proFailure} /> : null
}
