import { LOCALES } from '#locales/locales.ts'
import { type LinkPictureSubject, linkPicturePath, linkPictureVersion } from '#market/link-picture-address.ts'
import { LINK_PICTURE_FILE } from '#market/link-picture-file.ts'
import { pictureMeta } from './site-picture.ts'

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
