import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { confirmAtDesk } from './ask-desk.ts'
import type { CardFormProps } from './card-form.ts'
import { groupedNumber, isGoodUntil, isSecurityCode, tokenOfNumber } from './test-number.ts'

const BLANK = { number: '', until: '', security: '' }

/**
 * The form of the card desk, in the local environment alone: it knows Stripe's published test numbers and sends what stands for them. Its boxes have no
 * names, so that no form could send them either.
 */
export default function DeskCard({ country, isBusy, action, onCard }: CardFormProps) {
  const { t } = useLingui()
  const [card, setCard] = useState(BLANK)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const token = tokenOfNumber(card.number)
  const wrong = {
    number: token ? undefined : t`Only the test numbers work here; see the list below.`,
    until: isGoodUntil(card.until, new Date()) ? undefined : t`A month that lies ahead: MM/YY.`,
    security: isSecurityCode(card.security) ? undefined : t`Three or four digits.`,
  }
  const shown = isTried ? wrong : { number: undefined, until: undefined, security: undefined }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (token && !wrong.until && !wrong.security) return onCard((step) => confirmAtDesk(country, step, token))
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const enter = (part: keyof typeof BLANK) => (text: string) => setCard((now) => ({ ...now, [part]: text }))
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} aria-label={t`Card`} className="grid gap-4">
      <Field label={t`Card number`} required error={shown.number}>
        {(control) => (
          <TextInput
            {...control}
            className="figures"
            inputMode="numeric"
            autoComplete="off"
            value={card.number}
            onValue={(text) => enter('number')(groupedNumber(text))}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label={t`Good until`} required error={shown.until}>
          {(control) => (
            <TextInput
              {...control}
              className="figures"
              inputMode="numeric"
              autoComplete="off"
              placeholder={t`MM/YY`}
              maxLength={7}
              value={card.until}
              onValue={enter('until')}
            />
          )}
        </Field>
        <Field label={t`Security code`} required error={shown.security}>
          {(control) => (
            <TextInput
              {...control}
              className="figures"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={card.security}
              onValue={enter('security')}
            />
          )}
        </Field>
      </div>
      <Button type="submit" look="primary" size="large" disabled={isBusy}>
        {isBusy ? <Trans>Asking the bank</Trans> : action}
      </Button>
      <TestNumbers />
    </form>
  )
}

const TestNumbers = () => (
  <details className="expands rounded border border-line bg-wash p-3 text-sm">
    <summary className="font-[560]">
      <Trans>Numbers to try: no money moves here</Trans>
    </summary>
    <dl className="figures mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      <dt>4242 4242 4242 4242</dt>
      <dd>
        <Trans>is charged</Trans>
      </dd>
      <dt>4000 0025 0000 3155</dt>
      <dd>
        <Trans>asks the holder first</Trans>
      </dd>
      <dt>4000 0000 0000 0002</dt>
      <dd>
        <Trans>is declined</Trans>
      </dd>
      <dt>4000 0000 0000 9995</dt>
      <dd>
        <Trans>lacks funds</Trans>
      </dd>
      <dt>4000 0000 0000 0341</dt>
      <dd>
        <Trans>is taken, and fails when it is charged</Trans>
      </dd>
    </dl>
  </details>
)
