import { useLingui } from '@lingui/react/macro'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfListing } from '#property/picture-of-project.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { cx } from '#ui/class-names.ts'
import { HomePicture } from './home-picture.tsx'
import { mosaicSize } from './mosaic-size.ts'
import { PictureMosaic } from './picture-mosaic.tsx'
import { usePictureWords } from './use-picture-words.ts'

interface HomePicturesProps {
  home: ListedHomeFragment
  name: string
}

/**
 * Photographs and floor plans of the advertisement that stands for the home: a mosaic where the window is wide and there are several, else one at a
 * time; a drawing where there is none (decisions 059, 064).
 */
export function HomePictures({ home, name }: HomePicturesProps) {
  const { t } = useLingui()
  const words = usePictureWords()
  const { pictures } = home
  if (pictures.length === 0)
    return (
      <Elevation
        {...pictureOfListing(home)}
        width={480}
        height={320}
        label={t`Elevation of ${name}, drawn from data`}
        className="aspect-3/2 w-full rounded border border-line"
      />
    )
  const isMosaic = mosaicSize(pictures.length) > 0
  return (
    <>
      {isMosaic ? <PictureMosaic pictures={pictures} /> : null}
      <div className={cx(isMosaic && 'lg:hidden')}>
        <Carousel
          label={t`Pictures of the home`}
          slides={pictures.map((picture, at) => ({
            key: picture.id,
            chapter: words[picture.kind],
            content: (
              <figure className="m-0">
                <span className="relative block">
                  <HomePicture picture={picture} isFirst={at === 0} className="aspect-3/2 w-full rounded border border-line" />
                  {pictures.length > 1 ? (
                    <span aria-hidden="true" className="figures absolute end-3 bottom-3 rounded bg-ink px-2 text-sm text-sheet">
                      {at + 1} / {pictures.length}
                    </span>
                  ) : null}
                </span>
                <figcaption className="min-h-6 pt-1 text-sm text-ink-2">{picture.caption}</figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </>
  )
}
