import { useLingui } from '@lingui/react/macro'
import { LISTING_MAX_CHARS } from '#graphql/listing-kinds.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useContactFault } from '../use-contact-fault.ts'
import type { EditorPart } from './home-fields.tsx'

/** A headline, a description, and where a tour and a video are. */
export function WordFields({ edit: { values, write } }: Pick<EditorPart, 'edit'>) {
  const { t, i18n } = useLingui()
  const contactFault = useContactFault()
  const left = (LISTING_MAX_CHARS.description - values.description.length).toLocaleString(i18n.locale)
  return (
    <div className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-5 pt-5">
      <Field label={t`Headline`} hint={t`One line; what is special about this home.`} error={contactFault(values.headline)}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={LISTING_MAX_CHARS.headline}
            value={values.headline}
            onValue={(headline) => write({ headline })}
          />
        )}
      </Field>
      <Field
        label={t`Description`}
        hint={t`${left} characters left. No phone numbers, mail addresses or links, in figures or in words: your lines are added by themselves.`}
        error={contactFault(values.description)}
      >
        {(control) => (
          <TextArea
            {...control}
            className="min-h-36"
            maxLength={LISTING_MAX_CHARS.description}
            value={values.description}
            onValue={(description) => write({ description })}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Address of a tour`} hint="https://">
          {(control) => (
            <TextInput
              {...control}
              type="url"
              maxLength={LISTING_MAX_CHARS.url}
              value={values.tourUrl}
              onValue={(tourUrl) => write({ tourUrl })}
            />
          )}
        </Field>
        <Field label={t`Address of a video`} hint="https://">
          {(control) => (
            <TextInput
              {...control}
              type="url"
              maxLength={LISTING_MAX_CHARS.url}
              value={values.videoUrl}
              onValue={(videoUrl) => write({ videoUrl })}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
