import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { localeOf } from '#locales/locales.ts'
import { COUNTRIES, DEFAULT_COUNTRY, parseCountryCode } from '#market/countries.ts'
import { DEFAULT_LOCALE, type LocaleCode, parseLocaleCode } from '#market/locale-tags.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { rememberCountry, rememberLocale } from '#session/remembered-place.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { Select } from '#ui/form/select.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { EditorForm } from '../editor/editor-form.tsx'
import { useEditorField } from '../editor/field-state.ts'
import type { EditorProps } from '../own-account.ts'

/** The country of the account and the language of its mails; the site's language in this browser follows (§4 locale change). */
export default function PlaceEditor({ account, done, cancel }: EditorProps) {
  const { t, i18n } = useLingui()
  const state = useEditorField()
  const defaultValues: { country: CountryCode; language: LocaleCode } = {
    country: parseCountryCode(account.country) ?? DEFAULT_COUNTRY,
    language: parseLocaleCode(account.language) ?? DEFAULT_LOCALE,
  }
  const { form, isSending, failure } = useServerForm({
    defaultValues,
    send: async (patch) => (await import('./profile.functions.ts')).saveProfile({ data: { patch } }),
    done: ({ country, language }) => {
      rememberCountry(country)
      rememberLocale(language)
      return done(<Trans>Country and language are saved. E-mails and codes come in this language from now on.</Trans>)
    },
  })
  const country = useStore(form.store, ({ values }) => values.country)
  // §2.8: choosing a country resets the language to that country's first
  const resetLanguage = (code: CountryCode) => form.setFieldValue('language', COUNTRIES[code].locales[0])
  return (
    <EditorForm form={form} onCancel={cancel} isSending={isSending} failure={failure} verb={<Trans>Save</Trans>}>
      <form.Field name="country" listeners={{ onChange: ({ value }) => resetLanguage(value) }}>
        {(field) => (
          <FormField field={state(field)} label={t`Country`} required>
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
        )}
      </form.Field>
      <form.Field name="language">
        {(field) => (
          <FormField field={state(field)} label={t`Language`} required>
            {(control) => (
              <Select
                {...control}
                name="language"
                className="w-full"
                options={COUNTRIES[country].locales.map((value) => ({ value, label: localeOf(value).name }))}
              />
            )}
          </FormField>
        )}
      </form.Field>
    </EditorForm>
  )
}
