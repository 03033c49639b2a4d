import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { localeOf } from '#locales/locales.ts'
import { countryName } from '#session/country-name.ts'

/** Country and language: "Singapore · English", and short "SG · EN". */
export function usePlaceAndLanguage(): { full: string; short: string } {
  const { i18n } = useLingui()
  const { locale, country } = useRouteContext({ from: '__root__' })
  const { name, nameShort } = localeOf(locale)
  return { full: `${countryName(i18n, country)} · ${name.replace(/\s*[(（].*$/, '')}`, short: `${country} · ${nameShort}` }
}
