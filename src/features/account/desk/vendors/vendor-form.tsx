import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { KeptVendorFragment } from '#graphql/generated/graphql.ts'
import { NAME_MAX_CHARS, ORDER_LINE_MAX_CHARS, ORDER_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldError } from '#ui/form/field-error.tsx'
import { Form } from '#ui/form/form.tsx'
import { type CodedField, FormField, fieldState } from '#ui/form/form-field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { pricesOf, VENDOR_SERVICE_WORDS, VENDOR_SERVICES, vendorFailureWords, vendorRules, vendorValues } from './vendor-values.ts'

interface VendorFormProps {
  /** null: a new one */
  vendor: KeptVendorFragment | null
  currencyCode: string
  onDone: () => void
}

function useVendorForm({ vendor, onDone }: VendorFormProps) {
  const { i18n } = useLingui()
  const router = useRouter()
  const sending = useServerForm({
    defaultValues: vendorValues(vendor),
    async send({ email, prices, ...texts }) {
      const { saveVendor } = await import('../desk.functions.ts')
      const who = vendor ? { id: vendor.id } : { email: email.trim() }
      return saveVendor({ data: { ...who, ...texts, prices: pricesOf({ prices }), version: vendor?.version ?? 0 } })
    },
    done: async () => {
      await router.invalidate()
      onDone()
    },
  })
  const state = <V,>(field: CodedField<V, MessageDescriptor>) => fieldState(field, (words) => i18n._(words))
  return { ...sending, state }
}

/** A vendor's names, tax number and prices. */
export function VendorForm(props: VendorFormProps) {
  const { t, i18n } = useLingui()
  const { vendor } = props
  const kept = useVendorForm(props)
  const { form, state, failure, isSending } = kept
  return (
    <Form
      form={form}
      aria-label={vendor ? vendor.name : t`New vendor`}
      className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-5 py-4 sm:grid-cols-2"
    >
      {vendor ? null : (
        <form.Field name="email" validators={{ onSubmit: ({ value }) => vendorRules.email(value) }}>
          {(field) => (
            <FormField field={state(field)} label={t`E-mail`} required hint={t`A link to set a password is sent there.`}>
              {(control) => <TextInput {...control} type="email" name="email" autoComplete="off" maxLength={254} />}
            </FormField>
          )}
        </form.Field>
      )}
      <form.Field name="name" validators={{ onSubmit: ({ value }) => vendorRules.name(value) }}>
        {(field) => (
          <FormField field={state(field)} label={t`Name`} required>
            {(control) => <TextInput {...control} name="name" autoComplete="off" maxLength={NAME_MAX_CHARS} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="address" validators={{ onSubmit: ({ value }) => vendorRules.address(value) }}>
        {(field) => (
          <FormField field={state(field)} label={t`Address on invoices`}>
            {(control) => <TextInput {...control} name="address" autoComplete="off" maxLength={ORDER_LINE_MAX_CHARS} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="taxNumber" validators={{ onSubmit: ({ value }) => vendorRules.taxNumber(value) }}>
        {(field) => (
          <FormField field={state(field)} label={t`Sales tax number`} hint={t`Empty where the vendor is not registered.`}>
            {(control) => <TextInput {...control} name="taxNumber" autoComplete="off" maxLength={NAME_MAX_CHARS} />}
          </FormField>
        )}
      </form.Field>
      <div className="sm:col-span-2">
        <form.Field name="about" validators={{ onSubmit: ({ value }) => vendorRules.about(value) }}>
          {(field) => (
            <FormField field={state(field)} label={t`What agents read of it`}>
              {(control) => <TextArea {...control} name="about" maxLength={ORDER_TEXT_MAX_CHARS} />}
            </FormField>
          )}
        </form.Field>
      </div>
      <PriceFields kept={kept} currencyCode={props.currencyCode} />
      <form.Field name="isActive">
        {(field) => <Checkbox name="isActive" label={t`Takes new orders`} value={field.state.value} onValue={field.handleChange} />}
      </form.Field>
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        {failure ? (
          <p role="alert" className="text-bad">
            {i18n._(vendorFailureWords(failure.code))}
          </p>
        ) : null}
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? <Trans>Sending</Trans> : vendor ? <Trans>Keep the changes</Trans> : <Trans>Add the vendor</Trans>}
        </Button>
      </div>
    </Form>
  )
}

function PriceFields({ kept: { form, state }, currencyCode }: { kept: ReturnType<typeof useVendorForm>; currencyCode: string }) {
  const { t, i18n } = useLingui()
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="text-sm font-[560] text-ink-2">
        <Trans>Prices before tax, and working days</Trans>
      </legend>
      {VENDOR_SERVICES.map((service) => (
        <form.Field key={service} name={`prices.${service}`} validators={{ onSubmit: ({ value }) => vendorRules.price(value) }}>
          {(field) => {
            const name = i18n._(VENDOR_SERVICE_WORDS[service])
            const { value, errors } = state(field)
            const wrong = errors.length > 0 ? true : undefined
            return (
              <div className="grid grid-cols-[minmax(0,1fr)_7rem_5rem] items-center gap-2">
                <span>{name}</span>
                <NumberInput
                  name={`price-${service}`}
                  aria-label={t`${name}: price in ${currencyCode}`}
                  placeholder={currencyCode}
                  value={value.price}
                  onValue={(price) => field.handleChange({ ...value, price })}
                  decimals={2}
                  max={100_000}
                  aria-invalid={wrong}
                />
                <NumberInput
                  name={`days-${service}`}
                  aria-label={t`${name}: working days`}
                  placeholder={t`Days`}
                  value={value.days}
                  onValue={(days) => field.handleChange({ ...value, days })}
                  max={60}
                  aria-invalid={wrong}
                />
                <FieldError id={`price-${service}-error`}>{errors[0]}</FieldError>
              </div>
            )
          }}
        </form.Field>
      ))}
    </fieldset>
  )
}
