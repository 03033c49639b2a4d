import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderService } from '#graphql/generated/graphql.ts'
import { ORDER_BEDROOMS_MAX, ORDER_PRICE_STEPS_MAX, PRICE_NAME_MAX_CHARS } from '#graphql/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { ORDER_SERVICE_WORDS } from '../order-words.tsx'
import { emptyStep, type OwnPriceValues } from './own-price-values.ts'

interface PriceFieldsProps {
  service: OrderService
  own: OwnPriceValues
  onOwn: (own: OwnPriceValues) => void
}

const PRICE_MAX = 100_000
const DAYS_MAX = 60

/** A kind of work: what the vendor calls it, its price, days and way, and prices by size. */
export function OwnPriceFields({ service, own, onOwn }: PriceFieldsProps) {
  const { t, i18n } = useLingui()
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4">
      <legend className="float-left w-full pb-1 font-[560]">{i18n._(ORDER_SERVICE_WORDS[service])}</legend>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <Field label={t`Your name for it`}>
          {(control) => (
            <TextInput
              {...control}
              name={`${service}-name`}
              maxLength={PRICE_NAME_MAX_CHARS}
              value={own.name}
              onValue={(name) => onOwn({ ...own, name })}
            />
          )}
        </Field>
        <Field label={own.steps.length > 0 ? t`Price of larger homes` : t`Price`}>
          {(control) => (
            <NumberInput
              {...control}
              name={`${service}-price`}
              decimals={2}
              max={PRICE_MAX}
              value={own.price}
              onValue={(price) => onOwn({ ...own, price })}
            />
          )}
        </Field>
        <Field label={t`Working days`}>
          {(control) => (
            <NumberInput
              {...control}
              name={`${service}-days`}
              max={DAYS_MAX}
              value={own.days}
              onValue={(days) => onOwn({ ...own, days })}
            />
          )}
        </Field>
        <Field label={t`For the way`}>
          {(control) => (
            <NumberInput
              {...control}
              name={`${service}-travel`}
              decimals={2}
              max={PRICE_MAX}
              value={own.travel}
              onValue={(travel) => onOwn({ ...own, travel })}
            />
          )}
        </Field>
      </div>
      <StepFields service={service} own={own} onOwn={onOwn} />
    </fieldset>
  )
}

/** Prices of smaller homes, by bedrooms. */
function StepFields({ service, own, onOwn }: PriceFieldsProps) {
  const { t } = useLingui()
  const { steps } = own
  const change = (id: string, entered: Partial<OwnPriceValues['steps'][number]>) =>
    onOwn({ ...own, steps: steps.map((step) => (step.id === id ? { ...step, ...entered } : step)) })
  return (
    <>
      {steps.map((step, at) => (
        <div key={step.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3 sm:max-w-[32rem]">
          <Field label={t`Up to so many bedrooms`}>
            {(control) => (
              <NumberInput
                {...control}
                name={`${service}-bedrooms-${at}`}
                max={ORDER_BEDROOMS_MAX}
                value={step.bedrooms}
                onValue={(bedrooms) => change(step.id, { bedrooms })}
              />
            )}
          </Field>
          <Field label={t`Price`}>
            {(control) => (
              <NumberInput
                {...control}
                name={`${service}-price-${at}`}
                decimals={2}
                max={PRICE_MAX}
                value={step.price}
                onValue={(price) => change(step.id, { price })}
              />
            )}
          </Field>
          <Button onClick={() => onOwn({ ...own, steps: steps.filter(({ id }) => id !== step.id) })}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      ))}
      {steps.length < ORDER_PRICE_STEPS_MAX ? (
        <Button size="small" className="justify-self-start" onClick={() => onOwn({ ...own, steps: [...steps, emptyStep()] })}>
          <Trans>Add a price by size</Trans>
        </Button>
      ) : null}
    </>
  )
}
