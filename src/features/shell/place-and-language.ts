import { useRouteContext } from '@tanstack/react-router'
import { localeOf } from '#locales/locales.ts'
import { COUNTRIES } from '#market/countries.ts'

/** "Singapore · English", and short "SG · EN": where the figures come from and in which words they are told. */
export function usePlaceAndLanguage(): { full: string; short: string } {
  const { locale, country } = useRouteContext({ from: '__root__' })
  const { name, nameShort } = localeOf(locale)
  return { full: `${COUNTRIES[country].label} · ${name.replace(/\s*[(（].*$/, '')}`, short: `${country} · ${nameShort}` }
}
