import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { BILLING_LINE_MAX_CHARS, INVOICE_DETAILS } from '#graphql/billing-kinds.ts'
import { fail } from '#lib/result.ts'
import { inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { sentAttribution } from '#session/attribution.ts'
import { useAttribution } from '#session/attribution-state.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { type CodedField, FormField, fieldState } from '#ui/form/form-field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import type { Audience } from '../audience.ts'
import { billingFailureWords } from '../plan-words.ts'
import type { CheckoutNews } from './checkout-flow.ts'
import { choiceOf, keepCheckout, keepDetail, readCheckout, readDetails } from './kept-checkout.ts'

interface Order {
  payPackageId: string
  quantity: number
  invCode: string | null
}

interface PayerFormProps {
  audience: Audience
  country: CountryCode
  order: Order
  /** the price of the order is known and shown */
  canGoOn: boolean
  tell: (news: CheckoutNews) => void
}

const needed = ({ value }: { value: string }): MessageDescriptor | undefined => (value.trim() === '' ? msg`This is needed.` : undefined)

function useDetails({ audience, country, order, tell }: PayerFormProps) {
  const { i18n } = useLingui()
  const { viewer } = useRouteContext({ from: '__root__' })
  const attribution = useAttribution()
  const choice = choiceOf(country, order.payPackageId, order.quantity, order.invCode)
  const sending = useServerForm({
    defaultValues: { name: viewer.nickName, address: '', taxNumber: '' },
    async send(details) {
      const kept = readCheckout()
      const key = kept?.choice === choice ? kept.key : crypto.randomUUID()
      keepCheckout({ key, choice, audience, ...details })
      tell({ is: 'sent' })
      const { beginCheckout } = await import('../billing.functions.ts')
      const input = { country, ...order, invCode: order.invCode ?? undefined, attribution: sentAttribution(attribution), details }
      const answer = await beginCheckout({ data: { key, input } }).catch(() => fail('network', 'unreachable'))
      tell(answer.ok ? { is: 'opened', step: answer.value } : { is: 'refused' })
      return answer
    },
    done: () => {},
    changed: (field, value) => keepDetail(field, String(value)),
  })
  const { form } = sending
  useEffect(() => {
    for (const [field, text] of readDetails()) if (text) form.setFieldValue(field, text)
  }, [form])
  const state = <V,>(field: CodedField<V, MessageDescriptor>) => fieldState(field, (words) => i18n._(words))
  return { ...sending, state }
}

/** Who invoices name, with what the country wants of them; opens the checkout. */
export function PayerForm(props: PayerFormProps) {
  const { t, i18n } = useLingui()
  const { country, canGoOn } = props
  const { form, state, failure, isSending } = useDetails(props)
  const invoiced = inModule('user', country)
  const wanted = invoiced === 'HK' ? null : INVOICE_DETAILS[invoiced]
  const number = wanted?.taxNumber ?? ''
  return (
    <Form form={form} aria-label={t`Details of the invoice`} className="grid gap-5">
      <form.Field name="name" validators={{ onSubmit: needed }}>
        {(field) => (
          <FormField field={state(field)} label={t`Name on the invoice`} required>
            {(control) => <TextInput {...control} name="name" autoComplete="billing name" maxLength={BILLING_LINE_MAX_CHARS} />}
          </FormField>
        )}
      </form.Field>
      {wanted?.address ? (
        <form.Field name="address" validators={{ onSubmit: needed }}>
          {(field) => (
            <FormField field={state(field)} label={t`Address on the invoice`} required>
              {(control) => (
                <TextInput {...control} name="address" autoComplete="billing street-address" maxLength={BILLING_LINE_MAX_CHARS} />
              )}
            </FormField>
          )}
        </form.Field>
      ) : null}
      {wanted ? (
        <form.Field name="taxNumber">
          {(field) => (
            <FormField field={state(field)} label={number} hint={t`If you are registered; it is printed on the invoice.`}>
              {(control) => <TextInput {...control} name="taxNumber" autoComplete="off" maxLength={40} />}
            </FormField>
          )}
        </form.Field>
      ) : null}
      <div className="grid justify-items-start gap-3">
        {failure ? (
          <p role="alert" className="text-bad">
            {billingFailureWords(i18n, failure)}
          </p>
        ) : null}
        <Button type="submit" look="primary" size="large" disabled={isSending || !canGoOn}>
          {isSending ? <Trans>Opening the checkout</Trans> : <Trans>Go on to the card</Trans>}
        </Button>
        <p className="max-w-[60ch] text-sm text-ink-2">
          <Trans>
            Nothing is charged by this step. With the payment you agree to the{' '}
            <Link to="/terms-of-purchase" className="text-lagoon underline decoration-line underline-offset-4">
              terms of purchase
            </Link>
            .
          </Trans>
        </p>
      </div>
    </Form>
  )
}
