import { MATTERPORT_ORIGIN } from '#graphql/tour-kinds.ts'
import { webLink } from '#lib/web-link.ts'
import { tourAddress } from './tour-address.ts'

/** Ids of Matterport's spaces, as its own embed code has them. */
const SPACE = /^[A-Za-z0-9]{6,24}$/

/** The address of a tour at Matterport for a frame, in the language of a BCP-47 tag, without anything else that the link says; null for every other address. */
export function tourEmbed(url: string | null, tag: string): string | null {
  const address = URL.parse(webLink(url) ?? '')
  if (address?.origin !== MATTERPORT_ORIGIN || !/^\/show\/?$/.test(address.pathname)) return null
  const space = address.searchParams.get('m') ?? ''
  return SPACE.test(space) ? tourAddress(`${MATTERPORT_ORIGIN}/show/?m=${space}`, tag) : null
}
