import { Trans, useLingui } from '@lingui/react/macro'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { GalleryFrame } from '#ui/carousel/gallery-frame.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { SaleLaunch } from './sale-units.ts'

/** The pictures that the developer shows of the launch, one at a time; nothing where the file has none. */
export function SaleGallery({ launch: { pictures } }: { launch: SaleLaunch }) {
  const { t } = useLingui()
  if (pictures.length === 0) return null
  return (
    <PageSection title={<Trans>Pictures</Trans>}>
      <div className="pt-5">
        <Carousel
          label={t`Pictures of the launch`}
          slides={pictures.map(({ url, caption }) => ({
            key: url,
            content: (
              <GalleryFrame caption={caption}>
                <img src={url} alt={caption} loading="lazy" className="h-[260px] w-full bg-wash object-contain sm:h-[420px] print:h-auto" />
              </GalleryFrame>
            ),
          }))}
        />
      </div>
    </PageSection>
  )
}
