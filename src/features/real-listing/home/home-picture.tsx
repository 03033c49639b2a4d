import { cx } from '#ui/class-names.ts'
import { type ListedPicture, usePictureWords } from './use-picture-words.ts'

interface HomePictureProps {
  picture: ListedPicture
  /** the first on the screen, which is fetched at once */
  isFirst: boolean
  className: string
}

/** A photograph fills its frame; of a plan nothing is cut. */
export function HomePicture({ picture: { kind, url, alt, caption, width, height }, isFirst, className }: HomePictureProps) {
  const words = usePictureWords()
  return (
    <img
      src={url}
      alt={alt || caption || words[kind]}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={cx('bg-wash', kind === 'PLAN' ? 'object-contain' : 'object-cover', className)}
    />
  )
}
