import type { ListingCardFragment } from '#graphql/generated/graphql.ts'
import { Thumbnail } from '#property/picture/row-picture.tsx'
import { pictureOfListing } from '#property/picture-of-project.ts'
import { cx } from '#ui/class-names.ts'

type Pictured = Parameters<typeof pictureOfListing>[0] & Pick<ListingCardFragment, 'photo'>

/** The first photograph of a home, else its drawing. */
export function ListingPicture({ home, className }: { home: Pictured; className: string }) {
  const face = cx('aspect-4/3 w-full rounded border border-line', className)
  return home.photo ? (
    <img src={home.photo.url} alt={home.photo.alt} loading="lazy" decoding="async" className={cx(face, 'bg-wash object-cover')} />
  ) : (
    <Thumbnail facts={pictureOfListing(home)} className={face} />
  )
}
