import { useRouteContext } from '@tanstack/react-router'
import { localeOf } from '#locales/locales.ts'
import { COUNTRIES } from '#market/countries.ts'

/** "Singapore · English": where the figures come from and in which words they are told. */
export function usePlaceAndLanguage(): string {
  const { locale, country } = useRouteContext({ from: '__root__' })
  return `${COUNTRIES[country].label} · ${localeOf(locale).name.replace(/\s*[(（].*$/, '')}`
}
