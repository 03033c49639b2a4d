import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { CODE_MAX_CHARS } from '#graphql/billing-kinds.ts'
import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { countryName } from '#session/country-name.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { type CodedField, FormField, fieldState } from '#ui/form/form-field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useServerForm } from '#ui/form/use-server-form.ts'
import { blankCode, CODE_PLAN_WORDS, CODE_PLANS, codeFailureWords, codeInput, codeRules } from './code-values.ts'

interface PromoCodeFormProps {
  country: CountryCode
  onDone: () => void
}

function useCodeForm({ country, onDone }: PromoCodeFormProps) {
  const { i18n } = useLingui()
  const router = useRouter()
  const key = useRef<string>(undefined)
  const sending = useServerForm({
    defaultValues: blankCode(country),
    async send(values) {
      const { sendNewCode } = await import('./codes.functions.ts')
      key.current ??= crypto.randomUUID()
      const answer = await sendNewCode({ data: { key: key.current, input: codeInput(values) } })
      // what was refused is another code when it is sent again; what got no answer is the same
      if (!answer.ok && answer.failure.layer === 'graphql' && answer.failure.code !== 'billing-unreachable') key.current = undefined
      return answer
    },
    done: async () => {
      await router.invalidate()
      onDone()
    },
  })
  const state = <V,>(field: CodedField<V, MessageDescriptor>) => fieldState(field, (words) => i18n._(words))
  return { ...sending, state }
}

type Kept = ReturnType<typeof useCodeForm>

/** A new code: a discount, or one that opens everything without a card. */
export function PromoCodeForm(props: PromoCodeFormProps) {
  const { t, i18n } = useLingui()
  const kept = useCodeForm(props)
  const { form, state, failure, isSending } = kept
  const kind = useStore(form.store, ({ values }) => values.kind)
  return (
    <Form
      form={form}
      aria-label={t`New code`}
      className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] items-start gap-5 py-4 sm:grid-cols-2"
    >
      <form.Field name="code" validators={{ onSubmit: ({ value }) => codeRules.code(value) }}>
        {(field) => (
          <FormField field={state(field)} label={t`Promotion code`} required>
            {(control) => <TextInput {...control} name="code" upperCase autoComplete="off" maxLength={CODE_MAX_CHARS} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="country">
        {(field) => (
          <FormField field={state(field)} label={t`Country`} required>
            {(control) => (
              <Select
                {...control}
                name="country"
                className="w-full"
                options={COUNTRY_CODES.map((value) => ({ value, label: countryName(i18n, value) }))}
              />
            )}
          </FormField>
        )}
      </form.Field>
      <form.Field name="kind">
        {(field) => (
          <RadioGroup
            legend={<Trans>What it gives</Trans>}
            value={field.state.value}
            onValue={field.handleChange}
            options={[
              { value: 'DISCOUNT', label: <Trans>Something off a price</Trans> },
              { value: 'VIP', label: <Trans>Everything, without a card (VIP)</Trans> },
            ]}
          />
        )}
      </form.Field>
      {kind === 'VIP' ? <VipFields kept={kept} /> : <DiscountFields kept={kept} />}
      <LimitFields kept={kept} />
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        {failure ? (
          <p role="alert" className="text-bad">
            {i18n._(codeFailureWords(failure.code))}
          </p>
        ) : null}
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? <Trans>Sending</Trans> : <Trans>Make this code</Trans>}
        </Button>
      </div>
    </Form>
  )
}

function VipFields({ kept: { form, state } }: { kept: Kept }) {
  const { t } = useLingui()
  return (
    <form.Field name="vipUntil" validators={{ onSubmit: ({ value }) => codeRules.needed(value) }}>
      {(field) => (
        <FormField field={state(field)} label={t`Opens everything until`} required>
          {(control) => <TextInput {...control} type="date" name="vipUntil" />}
        </FormField>
      )}
    </form.Field>
  )
}

function DiscountFields({ kept: { form, state } }: { kept: Kept }) {
  const { t, i18n } = useLingui()
  const off = useStore(form.store, ({ values }) => values.off)
  const country = useStore(form.store, ({ values }) => values.country)
  const { currencyCode } = COUNTRIES[country]
  return (
    <>
      <form.Field name="off">
        {(field) => (
          <RadioGroup
            legend={<Trans>How much</Trans>}
            value={field.state.value}
            onValue={field.handleChange}
            options={[
              { value: 'percent', label: <Trans>Per cent</Trans> },
              { value: 'amount', label: <Trans>An amount in {currencyCode}</Trans> },
            ]}
          />
        )}
      </form.Field>
      <form.Field key={off} name={off} validators={{ onSubmit: ({ value }) => codeRules.needed(value) }}>
        {(field) => (
          <FormField field={state(field)} label={off === 'percent' ? t`Per cent` : t`Amount`} required>
            {(control) => (
              <NumberInput {...control} name={off} decimals={off === 'percent' ? 0 : 2} max={off === 'percent' ? 100 : 100_000} />
            )}
          </FormField>
        )}
      </form.Field>
      <form.Field name="months">
        {(field) => (
          <FormField field={state(field)} label={t`Months`} hint={t`Empty: for as long as somebody stays.`}>
            {(control) => <NumberInput {...control} name="months" max={36} />}
          </FormField>
        )}
      </form.Field>
      <fieldset className="sm:col-span-2">
        <legend className="text-sm font-[560] text-ink-2">
          <Trans>Plans; none chosen: all</Trans>
        </legend>
        <div className="flex flex-wrap gap-x-6">
          {CODE_PLANS.map((plan) => (
            <form.Field key={plan} name={`plans.${plan}`}>
              {(field) => (
                <Checkbox name={plan} label={i18n._(CODE_PLAN_WORDS[plan])} value={field.state.value} onValue={field.handleChange} />
              )}
            </form.Field>
          ))}
        </div>
      </fieldset>
      <form.Field name="isFirstTimeOnly">
        {(field) => (
          <Checkbox
            name="isFirstTimeOnly"
            className="sm:col-span-2"
            label={t`For first subscriptions only`}
            value={field.state.value}
            onValue={field.handleChange}
          />
        )}
      </form.Field>
    </>
  )
}

function LimitFields({ kept: { form, state } }: { kept: Kept }) {
  const { t } = useLingui()
  return (
    <>
      <form.Field name="useLimit">
        {(field) => (
          <FormField field={state(field)} label={t`How many may use it`} hint={t`Empty: no limit.`}>
            {(control) => <NumberInput {...control} name="useLimit" max={100_000} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="endsOn">
        {(field) => (
          <FormField field={state(field)} label={t`Last day on which it can be used`} hint={t`Empty: until it is ended here.`}>
            {(control) => <TextInput {...control} type="date" name="endsOn" />}
          </FormField>
        )}
      </form.Field>
    </>
  )
}
