import { useLingui } from '@lingui/react/macro'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfListing } from '#property/picture-of-project.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'

interface HomePicturesProps {
  home: ListedHomeFragment
  name: string
}

/** Photographs and floor plans of the advertisement that stands for the home, one at a time; a drawing where there is none (decisions 059, 064). */
export function HomePictures({ home, name }: HomePicturesProps) {
  const { t } = useLingui()
  if (home.pictures.length === 0)
    return (
      <Elevation
        {...pictureOfListing(home)}
        width={480}
        height={320}
        label={t`Elevation of ${name}, drawn from data`}
        className="aspect-3/2 w-full rounded border border-line"
      />
    )
  const words = { PHOTO: t`Photographs`, PLAN: t`Floor plan` }
  return (
    <Carousel
      label={t`Pictures of the home`}
      slides={home.pictures.map(({ id, kind, url, alt, caption, width, height }, at) => ({
        key: id,
        chapter: words[kind],
        content: (
          <figure className="m-0">
            <img
              src={url}
              alt={alt || caption || words[kind]}
              width={width ?? undefined}
              height={height ?? undefined}
              loading={at === 0 ? 'eager' : 'lazy'}
              fetchPriority={at === 0 ? 'high' : 'auto'}
              decoding="async"
              className="aspect-3/2 w-full rounded border border-line bg-wash object-contain"
            />
            <figcaption className="min-h-6 pt-1 text-sm text-ink-2">{caption}</figcaption>
          </figure>
        ),
      }))}
    />
  )
}
