import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { useRouteContext } from '@tanstack/react-router'
import type { OrderService } from '#graphql/generated/graphql.ts'
import { ORDER_BEDROOMS_MAX } from '#graphql/limits.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldError } from '#ui/form/field-error.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { formatCents } from '../order-money.ts'
import { ORDER_SERVICE_WORDS } from '../order-words.tsx'
import { chosenLines, orderRules } from './order-values.ts'
import type { OrderOffer, OrderVendor } from './orders-data.ts'
import type { OrderForm } from './use-order-form.ts'

interface ServiceFieldsProps {
  order: OrderForm
  offer: OrderOffer
}

/** The vendor, what it offers at its prices, and the sum of what is chosen. */
export function ServiceFields({ order: { form, state }, offer: { vendors } }: ServiceFieldsProps) {
  const { t, i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const values = useStore(form.store, ({ values }) => values)
  const vendor = vendors.find(({ id }) => id === values.vendor)
  const { cents, asksBedrooms } = chosenLines(vendors, values)
  return (
    <div className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-6 pt-5">
      <form.Field name="vendor">
        {(field) => (
          <RadioGroup
            legend={t`Vendor`}
            options={vendors.map((one) => ({ value: one.id, label: one.name, hint: <VendorHint vendor={one} /> }))}
            value={field.state.value}
            onValue={field.handleChange}
            required
          />
        )}
      </form.Field>
      <form.Field name="services" validators={{ onSubmit: ({ value }) => orderRules.services(value) }}>
        {(field) => {
          const { errors } = state(field)
          return (
            <fieldset className="grid" aria-describedby="services-error">
              <legend className="text-sm font-[560] text-ink-2">
                <Trans>Services</Trans>
              </legend>
              {vendor?.prices.map(({ service, name, days, steps, cents: own, travelCents }) => (
                <Checkbox
                  key={`${vendor.id} ${service}`}
                  name={service}
                  value={field.state.value.includes(service)}
                  onValue={(isChosen) => field.handleChange(withService(field.state.value, service, isChosen))}
                  aria-invalid={errors.length > 0 ? true : undefined}
                  label={
                    <>
                      {name || i18n._(ORDER_SERVICE_WORDS[service])} ·{' '}
                      <ItemPrice
                        cents={Math.min(own, ...steps.map((step) => step.cents))}
                        isLeast={steps.length > 0}
                        travelCents={travelCents}
                      />{' '}
                      <span className="text-sm text-ink-3">
                        <Plural value={days} one="in # working day" other="in # working days" />
                      </span>
                    </>
                  }
                />
              ))}
              <FieldError id="services-error">{errors[0]}</FieldError>
            </fieldset>
          )
        }}
      </form.Field>
      {asksBedrooms ? (
        <form.Field
          name="bedrooms"
          validators={{ onChange: () => undefined, onSubmit: ({ value }) => orderRules.bedrooms(value, asksBedrooms) }}
        >
          {(field) => (
            <FormField field={state(field)} label={t`Bedrooms`} required>
              {(control) => <NumberInput {...control} name="bedrooms" max={ORDER_BEDROOMS_MAX} className="max-w-[8rem]" />}
            </FormField>
          )}
        </form.Field>
      ) : null}
      <p aria-live="polite" className="figures text-lg">
        <Trans>In all, before tax</Trans>: <strong className="font-[560]">{formatCents(cents, country, i18n.locale)}</strong>
        {vendor?.isRegistered ? (
          <span className="block text-sm text-ink-3">
            <Trans>The vendor adds sales tax on the invoice.</Trans>
          </span>
        ) : null}
      </p>
    </div>
  )
}

const withService = (services: readonly OrderService[], service: OrderService, isChosen: boolean): readonly OrderService[] => [
  ...services.filter((one) => one !== service),
  ...(isChosen ? [service] : []),
]

interface ItemPriceProps {
  cents: number
  /** the price goes by the size of the home */
  isLeast: boolean
  travelCents: number
}

function ItemPrice({ cents, isLeast, travelCents }: ItemPriceProps) {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const [price, way] = [cents, travelCents].map((of) => formatCents(of, country, i18n.locale))
  return (
    <span className="figures">
      {isLeast ? <Trans>from {price}</Trans> : price}
      {travelCents > 0 ? (
        <>
          {' '}
          <Trans>and {way} for the way</Trans>
        </>
      ) : null}
    </span>
  )
}

function VendorHint({ vendor: { about, approved } }: { vendor: OrderVendor }) {
  return (
    <>
      {about ? <>{about} </> : null}
      {approved > 0 ? <Plural value={approved} one="# order approved" other="# orders approved" /> : null}
    </>
  )
}
