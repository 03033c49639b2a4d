import { useLingui } from '@lingui/react'
import type { Body } from '../../project.ts'
import { GalleryFrame } from './gallery-frame.tsx'
import { tourAddress } from './tour-address.ts'

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

/** The tours of a project, which open on a page of their own, in the reader's language where their host has it. */
export function TourLinks({ tours }: { tours: Body['assets'] }) {
  const { i18n } = useLingui()
  return (
    <ul className="flex h-[260px] flex-wrap place-content-center gap-3 rounded border border-line bg-sheet sm:h-[420px]">
      {tours.map(({ id, title, url }) => (
        <li key={id}>
          <a
            href={url === null ? undefined : tourAddress(url, i18n.locale)}
            className="inline-flex min-h-9 items-center rounded border border-line bg-sheet px-4 font-[560] hover:border-ink-3"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
