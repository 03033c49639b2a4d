import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { DetailsForm } from './details-form.ts'
import { termsFault } from './field-rules.ts'
import { useFieldState } from './field-state.ts'
import { shownError } from './quiet-field.tsx'

const link = 'underline underline-offset-4 hover:text-ink'

/** §5: must be ticked to continue. The texts open in another tab, so that nothing typed is lost. */
export function TermsBox({ form }: { form: DetailsForm }) {
  const state = useFieldState()
  return (
    <form.Field name="hasAccepted" validators={{ onChange: ({ value }) => termsFault(value) }}>
      {(field) => {
        const shown = state(field)
        const { value, onValue } = shown
        return <Checkbox name="hasAccepted" required value={value} onValue={onValue} error={shownError(shown)} label={<Label />} />
      }}
    </form.Field>
  )
}

const Label = () => (
  <Trans>
    I accept the{' '}
    <Link to="/terms-of-use" target="_blank" className={link}>
      terms of use
    </Link>{' '}
    and have read the{' '}
    <Link to="/privacy-policy" target="_blank" className={link}>
      privacy policy
    </Link>
  </Trans>
)
