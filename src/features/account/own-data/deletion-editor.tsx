import { Trans, useLingui } from '@lingui/react/macro'
import { DELETION_GRACE_DAYS } from '#graphql/limits.ts'
import { useSession } from '#session/use-session.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { EditorForm } from '../editor/editor-form.tsx'
import { emptyFault } from '../editor/field-rules.ts'
import { useEditorField } from '../editor/field-state.ts'
import type { EditorProps } from '../own-account.ts'
import { useStepUp } from '../step-up/use-step-up.tsx'

/** Deletion needs the password, signs out everywhere, and can be cancelled for 30 days by logging in. */
export default function DeletionEditor({ account, cancel }: EditorProps) {
  const { t } = useLingui()
  const state = useEditorField()
  const session = useSession()
  const { proven, dialog } = useStepUp()
  const { form, isSending, failure } = useServerForm({
    defaultValues: { currentPassword: '' },
    send: (data) => proven(async () => (await import('./own-data.functions.ts')).deleteAccount({ data })),
    done: () => session.logOut(true),
  })
  return (
    <>
      <EditorForm form={form} onCancel={cancel} isSending={isSending} failure={failure} verb={<Trans>Delete my account</Trans>}>
        <ul className="grid list-disc gap-1 ps-5 text-base text-ink-2">
          <li>
            <Trans>You are signed out at once, here and everywhere else.</Trans>
          </li>
          <li>
            <Trans>For {DELETION_GRACE_DAYS} days nothing is lost: log in again, and the account is as it was.</Trans>
          </li>
          <li>
            <Trans>After that, profile, picture, licence details, sessions and messages are erased for good.</Trans>
          </li>
          <li>
            <Trans>
              A plan is not paid back by it. It is cancelled at once and ends with what is paid, at the latest with the account.
            </Trans>
          </li>
        </ul>
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        <form.Field name="currentPassword" validators={{ onChange: ({ value }) => emptyFault(value) }}>
          {(field) => (
            <FormField field={state(field)} label={t`Your password`} required>
              {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />}
            </FormField>
          )}
        </form.Field>
      </EditorForm>
      {dialog}
    </>
  )
}
