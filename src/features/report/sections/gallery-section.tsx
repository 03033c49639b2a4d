import { useLingui } from '@lingui/react/macro'
import { Hydrate } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { OtherTour } from '#property/tour/other-tour.tsx'
import { SiteTour } from '#property/tour/site-tour.tsx'
import type { Format } from '#property/use-format.ts'
import { asServed } from '#ui/as-served.tsx'
import { Carousel, type Slide } from '#ui/carousel/carousel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { plannedMixes } from '../planned-mixes.ts'
import { type Body, isLand, type Project } from '../project.ts'
import { DrawnElevation, DrawnFloorPlan, DrawnSitePlan, DrawnSurroundings } from './drawn-pictures.tsx'
import { SECTION_TITLES } from './section-titles.ts'
import { UploadedPicture } from './uploaded-picture.tsx'

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
      title={i18n._(SECTION_TITLES.gallery)}
      aside={uploaded.length === 0 ? t`drawn from data: schematic, not surveyed` : null}
    >
      <div className="mt-4">
        <Carousel label={i18n._(SECTION_TITLES.gallery)} slides={useSlides({ project, body, format }, uploaded)} />
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
      <Hydrate when={asServed}>
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
      <Hydrate when={asServed}>
        <DrawnFloorPlan project={project} mix={mix} format={format} />
      </Hydrate>,
    ),
  )
  const site = (
    <Hydrate when={asServed}>
      <DrawnSitePlan project={project} />
    </Hydrate>
  )
  const location = (
    <Hydrate when={asServed}>
      <DrawnSurroundings project={project} body={body} format={format} />
    </Hydrate>
  )
  const elevation = (
    <Hydrate when={asServed}>
      <DrawnElevation project={project} />
    </Hydrate>
  )
  return [
    ...body.tours.map((tour) => slide(tour.path, t`Virtual tour`, <SiteTour tour={tour} />, 'none')),
    ...tours.map(({ id, title, url }) => slide(id, t`Virtual tour`, <LinkedTour title={title} url={url} />, 'none')),
    ...shown(images, t`Images`),
    ...orDrawn('floor-plan', t`Floor plans`, plans),
    ...(isLand(project) && project.buildings.length < 2 ? [] : orDrawn('site-plan', t`Site plan`, [slide('site', t`Site plan`, site)])),
    ...(project.lat === null ? [] : [slide('location', t`Location`, location, 'whole')]),
    ...shown(of('video'), t`Video`, 'none'),
    ...(images.length > 0 ? [] : [slide('elevation', t`Elevation`, elevation, 'none')]),
  ]
}

/** A tour of another website, in a frame as high as the pictures. */
const LinkedTour = ({ title, url }: Pick<Asset, 'title' | 'url'>) => (
  <div className="grid min-h-[260px] content-center sm:min-h-[420px] [&>a]:justify-self-center">
    <OtherTour title={title} url={url} />
  </div>
)
