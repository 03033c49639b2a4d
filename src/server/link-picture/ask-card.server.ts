import { setupI18n } from '@lingui/core'
import { isModuleOpen } from '#access/module-countries.ts'
import { AgentByNumberDocument, type AgentByNumberQuery, LinkPictureDocument, type LinkPictureQuery } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'
import { loadWords } from '#locales/create-i18n.ts'
import { type LinkPictureAddress, linkPictureVersion } from '#market/link-picture-address.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { callProvider } from '../provider-gateway.server.ts'
import type { RequestContext } from '../request.server.ts'
import { agentCard, type LinkCard, projectCard, siteCard } from './link-card.ts'

/** A card with the version of what it says. */
export interface AskedCard {
  card: LinkCard
  version: string
}

/**
 * What the picture of an address says to everybody: asked without the token of whoever asks. Null where there is no such thing, or no public page of
 * it. Throws where the provider cannot be asked.
 */
export async function askCard({ locale, subject }: LinkPictureAddress, context: RequestContext): Promise<AskedCard | null> {
  const i18n = setupI18n()
  await loadWords(i18n, locale, ['link-picture'])
  if (subject.kind === 'site') return { card: siteCard(i18n), version: linkPictureVersion('site') }
  const ask = async <T>(document: { toString(): string }, variables: unknown, country: CountryCode): Promise<T> => {
    const anonymous = { ...context, token: null, vendor: null, locale }
    const answer = (await callProvider(document.toString(), variables, anonymous, country)) as Result<T>
    if (!answer.ok) throw new Error(`the picture's facts: ${answer.failure.code}`)
    return answer.value
  }
  if (subject.kind === 'agent') {
    const { ceaInfo } = await ask<AgentByNumberQuery>(AgentByNumberDocument, { ceaNumber: subject.number }, subject.country)
    if (!ceaInfo) return null
    const agent = { name: ceaInfo.salespersonName, agency: ceaInfo.estateAgency, number: subject.number }
    return { card: agentCard(i18n, agent), version: linkPictureVersion(await digestOf(`${agent.name}\n${agent.agency}`)) }
  }
  if (!isModuleOpen('report', subject.country)) return null
  const variables = { typeGroup: toWireTypeGroup(subject.typeGroup), slug: subject.slug }
  const { market, project } = await ask<LinkPictureQuery>(LinkPictureDocument, variables, subject.country)
  return project && { card: projectCard(i18n, { market, project }), version: linkPictureVersion(market.dataVersion) }
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
