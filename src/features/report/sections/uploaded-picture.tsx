import { GalleryFrame } from '#ui/carousel/gallery-frame.tsx'
import type { Body } from '../project.ts'

/** A picture or video that was uploaded, loaded when it comes near. */
export function UploadedPicture({ asset: { type, title, url } }: { asset: Body['assets'][number] }) {
  return (
    <GalleryFrame caption={title}>
      {type === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: uploads come without a text track
        <video src={url ?? undefined} controls preload="none" className="size-full bg-wash" />
      ) : (
        <img src={url ?? undefined} alt={title} loading="lazy" className="size-full bg-wash object-contain" />
      )}
    </GalleryFrame>
  )
}
