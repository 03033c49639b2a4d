import { useLingui } from '@lingui/react/macro'
import { Hydrate } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import type { Format } from '#property/use-format.ts'
import { Carousel, type Slide } from '#ui/carousel/carousel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { still } from '#ui/still.tsx'
import { plannedMixes } from '../planned-mixes.ts'
import { type Body, isLand, type Project } from '../project.ts'
import { DrawnElevation, DrawnFloorPlan, DrawnSitePlan, DrawnSurroundings } from '../still/sections/drawn-pictures.tsx'
import { TourLinks, UploadedPicture } from '../still/sections/uploaded-picture.tsx'
import { lateTitles } from './late-titles.ts'

interface GalleryProps {
  project: Project
  body: Body
  format: Format
}

type Asset = Body['assets'][number]

/**
 * §2.9 galleries: tour, pictures, floor plans, site plan, location and video, one at a time; where nothing was uploaded, pictures are drawn
 * from data and labelled so. The pictures themselves are still: the browser loads what turns them, not what draws them.
 */
export function GallerySection({ project, body, format }: GalleryProps) {
  const { i18n, t } = useLingui()
  const uploaded = body.assets.filter(({ url }) => url !== null && /^(\/|https:\/\/)/.test(url))
  return (
    <PageSection
      id="gallery"
      title={i18n._(lateTitles.gallery)}
      aside={uploaded.length === 0 ? t`drawn from data: schematic, not surveyed` : null}
    >
      <div className="mt-4">
        <Carousel label={i18n._(lateTitles.gallery)} slides={useSlides({ project, body, format }, uploaded)} />
      </div>
    </PageSection>
  )
}

const slide = (key: string, chapter: string, content: ReactNode, paper?: Slide['paper']): Slide => ({ key, chapter, content, paper })

const shown = (assets: readonly Asset[], chapter: string, paper?: Slide['paper']): Slide[] =>
  assets.map((asset) =>
    slide(
      asset.id,
      chapter,
      <Hydrate when={still}>
        <UploadedPicture asset={asset} />
      </Hydrate>,
      paper,
    ),
  )

function useSlides({ project, body, format }: GalleryProps, uploaded: readonly Asset[]): Slide[] {
  const { t } = useLingui()
  const of = (type: string) => uploaded.filter((asset) => asset.type === type)
  const [tours, images] = [of('virtual-tour'), of('image')]
  const orDrawn = (type: string, chapter: string, drawn: Slide[]) => (of(type).length > 0 ? shown(of(type), chapter) : drawn)
  const plans = plannedMixes(project, body).map((mix) =>
    slide(
      `plan-${mix.unitMix}`,
      t`Typical layouts`,
      <Hydrate when={still}>
        <DrawnFloorPlan project={project} mix={mix} format={format} />
      </Hydrate>,
    ),
  )
  const site = (
    <Hydrate when={still}>
      <DrawnSitePlan project={project} />
    </Hydrate>
  )
  const location = (
    <Hydrate when={still}>
      <DrawnSurroundings project={project} body={body} format={format} />
    </Hydrate>
  )
  const elevation = (
    <Hydrate when={still}>
      <DrawnElevation project={project} />
    </Hydrate>
  )
  const tour = (
    <Hydrate when={still}>
      <TourLinks tours={tours} />
    </Hydrate>
  )
  return [
    ...(tours.length > 0 ? [slide('tour', t`Virtual tour`, tour, 'none')] : []),
    ...shown(images, t`Images`),
    ...orDrawn('floor-plan', t`Floor plans`, plans),
    ...(isLand(project) && project.buildings.length < 2 ? [] : orDrawn('site-plan', t`Site plan`, [slide('site', t`Site plan`, site)])),
    ...(project.lat === null ? [] : [slide('location', t`Location`, location, 'whole')]),
    ...shown(of('video'), t`Video`, 'none'),
    ...(images.length > 0 ? [] : [slide('elevation', t`Elevation`, elevation, 'none')]),
  ]
}
