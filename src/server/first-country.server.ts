import { z } from 'zod'
import { GeoipFutureDocument } from '#graphql/generated/graphql.ts'
import { resolveLocale } from '#locales/place.ts'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { keepingOf } from './page-cache/keeping.ts'
import { callProvider, connectionPlace } from './provider-gateway.server.ts'
import type { RequestContext } from './request.server.ts'

/** A page waits no longer to learn where its visitor is. */
export const FIRST_COUNTRY_WAIT_MS = 800

const located = z.object({
  geoipFuture: z.object({ geoip: z.object({ country: z.object({ isoCode: z.string() }).nullable() }).nullable() }),
})

/**
 * §4, §7 geoipFuture: the provider says in which country a visitor is whom neither the address nor an earlier choice places, and with it
 * which language comes first. Where it does not know, or not in time, the country stays that of the connection, else SG.
 */
export async function settleFirstCountry(context: RequestContext): Promise<void> {
  if (!context.firstVisit) return
  const place = connectionPlace(context)
  const known = context.env.PROVIDER_URL ? undefined : keepingOf(context.env).countries.get(place)
  const country = known ? known.country : await Promise.race([askCountry(context, place), afterWaiting()])
  if (!country) return
  const { asked, keptLocale } = context.firstVisit
  context.country = country
  context.locale = resolveLocale(asked, country, keptLocale)
}

/** The embedded provider knows what the platform says of the connection and nothing else: what it answered to that is not asked again. */
async function askCountry(context: RequestContext, place: string): Promise<CountryCode | null> {
  const { env } = context
  // a provider elsewhere sees this Worker's address, not the visitor's
  const from = { 'x-forwarded-for': context.clientIp }
  const answer = await callProvider(GeoipFutureDocument.toString(), {}, { ...context, token: null }, context.country, from)
  const found = answer.ok ? located.safeParse(answer.value).data : undefined
  const country = parseCountryCode(found?.geoipFuture.geoip?.country?.isoCode)
  if (found && !env.PROVIDER_URL) keepingOf(env).countries.set(place, { country })
  return country
}

const afterWaiting = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, FIRST_COUNTRY_WAIT_MS, null))
