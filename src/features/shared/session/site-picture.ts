import { LINK_PICTURE_FILE, LINK_PICTURE_HEIGHT, LINK_PICTURE_WIDTH } from '#market/link-picture-file.ts'
import { siteOrigin } from './site-origin.ts'

/** The picture of pages without one of their own. */
export const sitePictureMeta = () => pictureMeta(LINK_PICTURE_FILE, 'realEstate')

/** Entries of `head.meta` for a picture; `path` is of this site, `alt` says what it shows. */
export const pictureMeta = (path: string, alt: string) => [
  { property: 'og:image', content: siteOrigin() + path },
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: String(LINK_PICTURE_WIDTH) },
  { property: 'og:image:height', content: String(LINK_PICTURE_HEIGHT) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
]
