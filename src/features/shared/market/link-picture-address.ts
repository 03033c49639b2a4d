import { isShareId } from '#graphql/share-kinds.ts'
import { LOCALE_CODES, type LocaleCode } from './locale-tags.ts'
import { COUNTRY_CODES, type CountryCode, TYPE_GROUPS, type TypeGroup } from './vocabulary.ts'

/** What a picture beside a link shows. */
export type LinkPictureSubject =
  | { kind: 'site' }
  | { kind: 'project'; country: CountryCode; typeGroup: TypeGroup; slug: string }
  | { kind: 'agent'; country: CountryCode; number: string }
  /** an advertised home, by the word in its address */
  | { kind: 'listing'; country: CountryCode; slug: string }
  | { kind: 'share'; id: string }

export interface LinkPictureAddress {
  locale: LocaleCode
  subject: LinkPictureSubject
  /** of what it shows: the edition of the market, and how pictures are drawn; null where the address names none */
  version: string | null
}

/** Raise it when pictures are drawn in another way: their addresses are kept for ever. */
const DRAWN_BY = 1

const ADDRESS =
  /^\/og\/([a-zA-Z]{2}-[A-Z]{2})\/(site|project|agent|listing|share)(?:(?:\/([a-z]{2})(?:\/([a-z-]{3,20}))?)?\/([A-Za-z0-9_-]{1,120}))?\.png$/
const VERSION = /^[\w.-]{1,80}$/

export const linkPictureVersion = (edition: string): string => `${edition.replaceAll(/[^\w.-]/g, '').slice(0, 60)}-${DRAWN_BY}`

/** Path and query of a picture, "/og/en-US/project/sg/private-stack/the-meadow.png?v=…"; null for a subject that no address can name. */
export function linkPicturePath({ locale, subject, version }: LinkPictureAddress): string | null {
  const path = `/og/${locale}/${placeOf(subject)}.png`
  return ADDRESS.test(path) ? `${path}${version === null ? '' : `?v=${version}`}` : null
}

function placeOf(subject: LinkPictureSubject): string {
  if (subject.kind === 'site') return 'site'
  if (subject.kind === 'share') return `share/${subject.id}`
  const country = subject.country.toLowerCase()
  // "REN 12345" is written with a space, which no address here holds
  if (subject.kind === 'agent') return `agent/${country}/${subject.number.replace(' ', '_')}`
  if (subject.kind === 'listing') return `listing/${country}/${subject.slug}`
  return `project/${country}/${subject.typeGroup}/${subject.slug}`
}

/** Reads the path and query of {@link linkPicturePath}; null for everything else, also what would name the same picture in another way. */
export function parseLinkPicturePath(pathname: string, query: string): LinkPictureAddress | null {
  const [, localeText, kind, countryText, groupText, name] = ADDRESS.exec(pathname) ?? []
  const locale = LOCALE_CODES.find((code) => code === localeText)
  const version = query === '' ? null : (/^\?v=(.+)$/.exec(query)?.[1] ?? '')
  if (!locale || (version !== null && !VERSION.test(version))) return null
  const subject = subjectOf(kind, countryText, groupText, name)
  return subject && linkPicturePath({ locale, subject, version }) === pathname + query ? { locale, subject, version } : null
}

function subjectOf(
  kind: string | undefined,
  countryText: string | undefined,
  groupText: string | undefined,
  name: string | undefined,
): LinkPictureSubject | null {
  if (kind === 'site') return { kind }
  if (kind === 'share') return name && isShareId(name) ? { kind, id: name } : null
  const country = COUNTRY_CODES.find((code) => code.toLowerCase() === countryText)
  if (!country || !name) return null
  if (kind === 'listing') return groupText ? null : { kind, country, slug: name }
  if (kind === 'agent') return groupText ? null : { kind, country, number: name.replace('_', ' ') }
  const typeGroup = TYPE_GROUPS.find((group) => group === groupText)
  return typeGroup ? { kind: 'project', country, typeGroup, slug: name } : null
}
