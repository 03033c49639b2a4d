import { Hydrate } from '@tanstack/react-start'
import { memo } from 'react'
import { useFormat } from '#property/use-format.ts'
import { useLateWords } from '#session/late-words.ts'
import type { HydrateWhen } from '#ui/hydration.ts'
import { GallerySection } from '../late/gallery-section.tsx'
import type { Body, Project, ReportMarket } from '../project.ts'

interface LateGalleryProps {
  when: HydrateWhen
  project: Project
  body: Body
  market: ReportMarket
}

/** The pictures; a strip that scrolls until it comes into view, then a carousel. */
export const LateGallery = memo(
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
  useLateWords('report-late', 'tour-frame')
  return <GallerySection project={project} body={body} format={useFormat(market.currencyCode)} />
}
