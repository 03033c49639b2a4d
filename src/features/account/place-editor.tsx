import { Trans, useLingui } from '@lingui/react/macro'
import { localeOf } from '#locales/locales.ts'
import { COUNTRIES, DEFAULT_COUNTRY, parseCountryCode } from '#market/countries.ts'
import { DEFAULT_LOCALE, type LocaleCode, parseLocaleCode } from '#market/locale-tags.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { rememberCountry, rememberLocale } from '#session/remembered-place.ts'
import { FormField } from '#ui/form-field.tsx'
import { Select } from '#ui/select.tsx'
import { EditorForm } from './editor-form.tsx'
import type { EditorProps } from './own-account.ts'
import { useEditor } from './use-editor.ts'

/** Where the account is at home and the language of its letters; this browser follows (§4 locale change). */
export default function PlaceEditor({ account, done, cancel }: EditorProps) {
  const { t, i18n } = useLingui()
  const { values, change, field, submit, isSending, error } = useEditor<{ country: CountryCode; language: LocaleCode }, unknown>({
    initial: {
      country: parseCountryCode(account.country) ?? DEFAULT_COUNTRY,
      language: parseLocaleCode(account.language) ?? DEFAULT_LOCALE,
    },
    faults: () => ({}),
    send: async (patch) => (await import('./profile.functions.ts')).saveProfile({ data: { patch } }),
    done: (_, { country, language }) => {
      rememberCountry(country)
      rememberLocale(language)
      return done(<Trans>Country and language are saved. E-mails and codes come in this language from now on.</Trans>)
    },
  })
  const country = field('country')
  // §2.8: choosing a country resets the language to that country's first
  const choose = (code: CountryCode) => change({ country: code, language: COUNTRIES[code].locales[0] })
  return (
    <EditorForm onSubmit={submit} onCancel={cancel} isSending={isSending} error={error} verb={<Trans>Save</Trans>}>
      <FormField field={{ ...country, onValue: choose }} label={t`Country`} required>
        {(control) => (
          <Select
            {...control}
            name="country"
            list="countries"
            className="w-full"
            options={COUNTRY_CODES.map((value) => ({ value, label: countryName(i18n, value) }))}
          />
        )}
      </FormField>
      <FormField field={field('language')} label={t`Language`} required>
        {(control) => (
          <Select
            {...control}
            name="language"
            className="w-full"
            options={COUNTRIES[values.country].locales.map((value) => ({ value, label: localeOf(value).name }))}
          />
        )}
      </FormField>
    </EditorForm>
  )
}
