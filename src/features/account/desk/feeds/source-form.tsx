import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { FeedSourcePartsFragment } from '#graphql/generated/graphql.ts'
import { amountIn } from '#lib/typed-amount.ts'
import { agentLines, agentsIn } from '#property/feed/agent-lines.ts'
import { FEED_FORMAT_OPTIONS, feedFailureWords } from '#property/feed/feed-words.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormField, fieldState } from '#ui/form/form-field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'

interface SourceFormProps {
  /** null: a new one */
  source: FeedSourcePartsFragment | null
  onDone: () => void
}

const LINE_MAX_CHARS = 120
const USUAL_SILENCE_DAYS = 14

const valuesOf = (source: FeedSourcePartsFragment | null) => ({
  id: source?.id ?? '',
  agency: source?.agency ?? '',
  agencyLicence: source?.agencyLicence ?? '',
  format: source?.format ?? ('RESO' as const),
  silenceDays: String(source?.silenceDays ?? USUAL_SILENCE_DAYS),
  isActive: source?.isActive ?? true,
  agents: agentLines(source?.agents ?? []),
})

/** An agency's names, its feed's address and format, and how long its silence is borne. */
export function SourceForm({ source, onDone }: SourceFormProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { form, failure, isSending } = useServerForm({
    defaultValues: valuesOf(source),
    async send({ silenceDays, agents, ...values }) {
      const { saveSource } = await import('./feeds.functions.ts')
      return saveSource({
        data: {
          ...values,
          agents: agentsIn(agents).agents,
          silenceDays: amountIn(silenceDays) ?? 0,
          version: source?.version ?? 0,
        },
      })
    },
    done: async () => {
      await router.invalidate()
      onDone()
    },
  })
  return (
    <Form
      form={form}
      aria-label={source ? source.agency : t`New agency`}
      className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] items-start gap-5 py-4 sm:grid-cols-2"
    >
      {source ? null : (
        <form.Field name="id">
          {(field) => (
            <FormField field={fieldState(field, String)} label={t`Address of the feed`} required hint={t`/feeds/… in lower-case words`}>
              {(control) => <TextInput {...control} name="id" autoComplete="off" maxLength={60} />}
            </FormField>
          )}
        </form.Field>
      )}
      <form.Field name="agency">
        {(field) => (
          <FormField field={fieldState(field, String)} label={t`Agency`} required>
            {(control) => <TextInput {...control} name="agency" autoComplete="off" maxLength={LINE_MAX_CHARS} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="agencyLicence">
        {(field) => (
          <FormField field={fieldState(field, String)} label={t`Agency licence`} required>
            {(control) => <TextInput {...control} name="agencyLicence" autoComplete="off" maxLength={LINE_MAX_CHARS} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="silenceDays">
        {(field) => (
          <FormField field={fieldState(field, String)} label={t`Days without a file until its listings expire`}>
            {(control) => <TextInput {...control} name="silenceDays" inputMode="numeric" maxLength={2} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="format">
        {(field) => (
          <FormField field={fieldState(field, String)} label={t`Format`}>
            {(control) => <Select {...control} name="format" className="w-full" options={FEED_FORMAT_OPTIONS} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="isActive">
        {(field) => (
          <div className="sm:pt-6">
            <Checkbox name="isActive" label={t`Its keys are in force`} value={field.state.value} onValue={field.handleChange} />
          </div>
        )}
      </form.Field>
      <div className="sm:col-span-2">
        <form.Field name="agents" validators={{ onChange: ({ value }) => agentsIn(value).wrongLine ?? undefined }}>
          {(field) => (
            <FormField
              field={fieldState(field, (line) => t`Line ${line}: a name and a licence number, then telephone and e-mail address.`)}
              label={t`Its agents, one a line`}
              hint={t`Name; licence number; telephone; e-mail address. A listing that lacks one of these takes it from here, by e-mail address or name.`}
            >
              {(control) => <TextArea {...control} name="agents" rows={3} autoComplete="off" />}
            </FormField>
          )}
        </form.Field>
      </div>
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        {failure ? (
          <p role="alert" className="text-bad">
            {i18n._(feedFailureWords(failure.code))}
          </p>
        ) : null}
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? <Trans>Sending</Trans> : source ? <Trans>Keep the changes</Trans> : <Trans>Add the agency</Trans>}
        </Button>
      </div>
    </Form>
  )
}
