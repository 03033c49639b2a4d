import { LOCALES } from '#locales/locales.ts'
import {
  LINK_PICTURE_FILE,
  LINK_PICTURE_HEIGHT,
  LINK_PICTURE_WIDTH,
  type LinkPictureSubject,
  linkPicturePath,
  linkPictureVersion,
} from '#market/link-picture-address.ts'
import { siteOrigin } from './site-origin.ts'

interface LinkPicture {
  subject: LinkPictureSubject
  /** of the market, where its figures are shown; without it the picture of the present one is found on the way */
  edition?: string
  /** what the picture shows, in words */
  alt: string
  /** BCP-47 tag of the page */
  language: string
}

/** Entries of `head.meta` for the picture that networks show beside a link to the page. They replace the site's own. */
export function linkPictureMeta({ subject, edition, alt, language }: LinkPicture) {
  const locale = LOCALES.find(({ iso }) => iso === language)?.code ?? 'en-US'
  const version = edition === undefined ? null : linkPictureVersion(edition)
  return pictureMeta(linkPicturePath({ locale, subject, version }) ?? LINK_PICTURE_FILE, alt)
}

/** The picture of pages without one of their own. */
export const sitePictureMeta = () => pictureMeta(LINK_PICTURE_FILE, 'realEstate')

const pictureMeta = (path: string, alt: string) => [
  { property: 'og:image', content: siteOrigin() + path },
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: String(LINK_PICTURE_WIDTH) },
  { property: 'og:image:height', content: String(LINK_PICTURE_HEIGHT) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
]
