import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OwnFeedPartsFragment } from '#graphql/generated/graphql.ts'
import { FEED_FORMAT_OPTIONS, feedFailureWords } from '#property/feed/feed-words.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormField, fieldState } from '#ui/form/form-field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { PageSection } from '#ui/page-section.tsx'

const LINE_MAX_CHARS = 120

/** What is wrong with a field, by its name. */
const NAMED = new Map<string, MessageDescriptor>([
  ['source-agency', msg`Write the agency’s name.`],
  ['source-licence', msg`Write the agency’s licence number.`],
])

/** Who the agency is and how its files are written; a form until that is said, and again when it is to be changed. */
export function AgencySection({ feed }: { feed: OwnFeedPartsFragment }) {
  const { source } = feed
  const [isOpen, setOpen] = useState(source == null)
  return (
    <PageSection title={<Trans>Your agency</Trans>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-5">
        {source ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 wrap-anywhere">
              <span className="text-lg font-semibold">{source.agency}</span>
              <span className="block text-ink-2">
                {source.agencyLicence} · {FEED_FORMAT_OPTIONS.find(({ value }) => value === source.format)?.label}
              </span>
            </p>
            <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Trans>Change</Trans>
            </Button>
          </div>
        ) : null}
        {source?.approval === 'DECLINED' ? (
          <p className="max-w-[68ch] text-bad wrap-anywhere">
            <Trans>We have not approved the feed: {source.approvalNote}</Trans>
          </p>
        ) : null}
        {isOpen ? <AgencyForm feed={feed} onDone={() => setOpen(false)} /> : null}
      </div>
    </PageSection>
  )
}

function AgencyForm({
  feed: { source, agency, agencyLicence, isFromLicence },
  onDone,
}: {
  feed: OwnFeedPartsFragment
  onDone: () => void
}) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { form, failure, isSending } = useServerForm({
    defaultValues: {
      agency: source?.agency ?? agency,
      agencyLicence: source?.agencyLicence ?? agencyLicence,
      format: source?.format ?? ('RESO' as const),
    },
    send: async (values) => (await import('./feed.functions.ts')).saveAgency({ data: values }),
    done: async () => {
      await router.invalidate()
      onDone()
    },
  })
  const areNamesFixed = isFromLicence || source?.approval === 'APPROVED'
  return (
    <Form form={form} aria-label={t`Your agency`} className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
      <form.Field name="agency">
        {(field) => (
          <FormField
            field={fieldState(field, String)}
            label={t`Agency`}
            required={!areNamesFixed}
            hint={isFromLicence ? t`As the licence says it.` : undefined}
          >
            {(control) => (
              <TextInput {...control} name="agency" autoComplete="organization" maxLength={LINE_MAX_CHARS} readOnly={areNamesFixed} />
            )}
          </FormField>
        )}
      </form.Field>
      <form.Field name="agencyLicence">
        {(field) => (
          <FormField field={fieldState(field, String)} label={t`Agency licence`} required={!areNamesFixed}>
            {(control) => (
              <TextInput {...control} name="agencyLicence" autoComplete="off" maxLength={LINE_MAX_CHARS} readOnly={areNamesFixed} />
            )}
          </FormField>
        )}
      </form.Field>
      <form.Field name="format">
        {(field) => (
          <FormField field={fieldState(field, String)} label={t`Format`} hint={t`How your system writes its files.`}>
            {(control) => <Select {...control} name="format" className="w-full" options={FEED_FORMAT_OPTIONS} />}
          </FormField>
        )}
      </form.Field>
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        {failure ? (
          <p role="alert" className="text-bad">
            {i18n._(NAMED.get(failure.code) ?? feedFailureWords(failure.code))}
          </p>
        ) : null}
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? <Trans>Sending</Trans> : source ? <Trans>Keep the changes</Trans> : <Trans>Begin</Trans>}
        </Button>
      </div>
    </Form>
  )
}
