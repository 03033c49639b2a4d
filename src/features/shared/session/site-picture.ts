import { LINK_PICTURE_FILE, LINK_PICTURE_HEIGHT, LINK_PICTURE_WIDTH } from '#market/link-picture-file.ts'
import { siteOrigin } from './site-origin.ts'

/** The picture of pages without one of their own. */
export const sitePictureMeta = () => pictureMeta(LINK_PICTURE_FILE, 'realEstate')

/** What a picture is, in pixels; without it one that is drawn here. All is said, so that nothing of the site's own picture is left. */
interface PictureForm {
  type: string
  width: number
  height: number
}

const DRAWN: PictureForm = { type: 'image/png', width: LINK_PICTURE_WIDTH, height: LINK_PICTURE_HEIGHT }

/** Entries of `head.meta` for a picture; `path` is of this site, `alt` says what it shows. */
export const pictureMeta = (path: string, alt: string, { type, width, height }: PictureForm = DRAWN) => [
  { property: 'og:image', content: siteOrigin() + path },
  { property: 'og:image:type', content: type },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
]
