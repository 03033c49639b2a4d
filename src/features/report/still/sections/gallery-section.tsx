import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { localName } from '#lib/local-name.ts'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import type { Format } from '#property/use-format.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import { type Body, isLand, type Project } from '../../project.ts'
import { AroundMap } from '../head/around-map.tsx'
import { AssetStrip } from './asset-strip.tsx'
import { DrawnFloorPlans, DrawnSitePlan, plannedMixes } from './drawn-plans.tsx'
import { type View, Views } from './views.tsx'

interface GalleryProps {
  project: Project
  body: Body
  format: Format
}

const WIDE = 'aspect-3/1 w-full rounded border border-line max-sm:aspect-3/2'

/** §2.9 galleries: tour, pictures, location, video, site plan and floor plans; where nothing was uploaded, pictures are drawn from data and labelled so. */
export function GallerySection({ project, body, heading, format }: GalleryProps & { heading: SectionHeading }) {
  const { t } = useLingui()
  const uploaded = body.assets.filter(({ url }) => url !== null && /^(\/|https:\/\/)/.test(url))
  const of = (type: string) => uploaded.filter((asset) => asset.type === type)
  const mixes = plannedMixes(project, body)
  const strip = (type: string, label: string, drawn: ReactNode) =>
    of(type).length > 0 ? <AssetStrip assets={of(type)} label={label} /> : drawn
  const tours = of('virtual-tour')
  const views: (View | null)[] = [
    tours.length > 0 ? { key: 'tour', label: <Trans>Virtual tour</Trans>, content: <Tours tours={tours} />, isScreenOnly: true } : null,
    of('image').length > 0
      ? { key: 'images', label: <Trans>Images</Trans>, content: <AssetStrip assets={of('image')} label={t`Images`} /> }
      : null,
    mixes.length > 0 || of('floor-plan').length > 0
      ? {
          key: 'plans',
          label: <Trans>Floor plans</Trans>,
          content: strip('floor-plan', t`Floor plans`, <DrawnFloorPlans project={project} mixes={mixes} format={format} />),
        }
      : null,
    isLand(project) && project.buildings.length < 2
      ? null
      : { key: 'site', label: <Trans>Site plan</Trans>, content: strip('site-plan', t`Site plan`, <Site project={project} />) },
    project.lat === null
      ? null
      : { key: 'location', label: <Trans>Location</Trans>, content: <Location project={project} body={body} format={format} /> },
    of('video').length > 0
      ? { key: 'video', label: <Trans>Video</Trans>, content: <AssetStrip assets={of('video')} label={t`Video`} />, isScreenOnly: true }
      : null,
    of('image').length > 0
      ? null
      : { key: 'elevation', label: <Trans>Elevation</Trans>, content: <Facade project={project} />, isScreenOnly: true },
  ]
  return (
    <PageSection {...heading} aside={uploaded.length === 0 ? <Trans>drawn from data: schematic, not surveyed</Trans> : null}>
      <div className="mt-4">
        <Views legend={t`What to look at`} views={views.filter((view) => view !== null)} />
      </div>
    </PageSection>
  )
}

const Site = ({ project }: { project: Project }) => (
  <DrawnSitePlan project={project} className="w-full max-w-[640px] rounded border border-line print:max-w-[300px]" />
)

function Facade({ project }: { project: Project }) {
  const { i18n, t } = useLingui()
  return (
    <Elevation
      key={project.id}
      {...pictureOfProject(project)}
      width={1200}
      height={400}
      label={t`Elevation of ${localName(i18n, project)}, drawn from data`}
      className={WIDE}
    />
  )
}

const Location = ({ project, body, format }: GalleryProps) => (
  <AroundMap
    project={project}
    nearby={body.nearby}
    format={format}
    width={1200}
    height={460}
    metres={700}
    className="w-full rounded border border-line"
  />
)

const Tours = ({ tours }: { tours: Body['assets'] }) => (
  <ul className="flex flex-wrap gap-3">
    {tours.map(({ id, title, url }) => (
      <li key={id}>
        <a
          href={url ?? undefined}
          className="inline-flex min-h-9 items-center rounded border border-line bg-sheet px-4 font-[560] hover:border-ink-3"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
)
