import type { I18n } from '@lingui/core'
import {
  LinkPictureDocument,
  LinkPictureOfAgentDocument,
  type LinkPictureOfAgentQuery,
  LinkPictureOfListingDocument,
  type LinkPictureOfListingQuery,
  LinkPictureOfShareDocument,
  type LinkPictureOfShareQuery,
  type LinkPictureQuery,
} from '#graphql/generated/graphql.ts'
import { i18nWith } from '#locales/create-i18n.ts'
import { type LinkPictureAddress, type LinkPictureSubject, linkPictureVersion } from '#market/link-picture-address.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { callProvider } from '../provider-gateway.server.ts'
import type { RequestContext } from '../request.server.ts'
import { agentCard, type LinkCard, listingCard, projectCard, shareCard, siteCard } from './link-card.ts'

/** A card with the version of what it says. */
export interface AskedCard {
  card: LinkCard
  version: string
}

type Ask = <T>(document: { toString(): string }, variables: unknown, country: CountryCode | null) => Promise<T>

/**
 * What the picture of an address says to everybody: asked without the token of whoever asks. Null where there is no such thing, or no public page of
 * it. Throws where the provider cannot be asked.
 */
export async function askCard({ locale, subject }: LinkPictureAddress, context: RequestContext): Promise<AskedCard | null> {
  const i18n = await i18nWith(locale, ['shell-more'])
  if (subject.kind === 'site') return { card: siteCard(i18n), version: linkPictureVersion('site') }
  const ask: Ask = async (document, variables, country) => {
    const anonymous = { ...context, token: null, vendor: null, locale }
    const answer = await callProvider(document.toString(), variables, anonymous, country ?? context.country)
    if (!answer.ok) throw new Error(`the picture's facts: ${answer.failure.code}`)
    return answer.value as never
  }
  if (subject.kind !== 'project') {
    const card = await cardOfPerson(subject, i18n, ask)
    return card && { card, version: linkPictureVersion(await digestOf(JSON.stringify(card))) }
  }
  if (!isModuleOpen('report', subject.country)) return null
  const variables = { typeGroup: toWireTypeGroup(subject.typeGroup), slug: subject.slug }
  const { market, project } = await ask<LinkPictureQuery>(LinkPictureDocument, variables, subject.country)
  return project && { card: projectCard(i18n, { market, project }), version: linkPictureVersion(market.dataVersion) }
}

type MadeByPeople = Exclude<LinkPictureSubject, { kind: 'site' | 'project' }>

/** What people make has no edition: what the picture says is its version. */
async function cardOfPerson(subject: MadeByPeople, i18n: I18n, ask: Ask): Promise<LinkCard | null> {
  switch (subject.kind) {
    case 'agent': {
      const variables = { ceaNumber: subject.number }
      const { agentPage } = await ask<LinkPictureOfAgentQuery>(LinkPictureOfAgentDocument, variables, subject.country)
      return agentPage ? agentCard(i18n, agentPage) : null
    }
    case 'share': {
      const { shareCover } = await ask<LinkPictureOfShareQuery>(LinkPictureOfShareDocument, { id: subject.id }, null)
      return shareCover ? shareCard(i18n, shareCover) : null
    }
    case 'listing': {
      const variables = { slug: subject.slug }
      const { market, listingGroup } = await ask<LinkPictureOfListingQuery>(LinkPictureOfListingDocument, variables, subject.country)
      // one of before leads elsewhere, and one that is gone answers 410
      return listingGroup?.isLive && listingGroup.slug === subject.slug ? listingCard(i18n, { market, listingGroup }) : null
    }
  }
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
