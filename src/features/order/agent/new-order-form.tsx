import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ORDER_AHEAD_DAYS, ORDER_LINE_MAX_CHARS, ORDER_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { localName } from '#lib/local-name.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { orderToday } from '../order-days.ts'
import { orderFailureWords } from '../order-words.tsx'
import { orderRules, UNIT_MAX_CHARS } from './order-values.ts'
import type { OrderOffer } from './orders-data.ts'
import { ServiceFields } from './service-fields.tsx'
import { StagingFields } from './staging-fields.tsx'
import { type OrderForm, useOrderForm } from './use-order-form.ts'

/** The form of an order in its parts. */
export function NewOrderForm({ offer }: { offer: OrderOffer }) {
  const { t, i18n } = useLingui()
  const order = useOrderForm(offer, useSearch({ from: '/_default/user/orders/new' }))
  const { form, failure, isSending } = order
  const isBusy = isSending || order.placed !== null
  return (
    <>
      <PageSection title={<Trans>The home</Trans>}>
        <HomeChoice offer={offer} />
      </PageSection>
      <Form form={form} aria-label={t`Order`} className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <PlaceFields order={order} hasHome={offer.project !== null} />
        <PageSection title={<Trans>What, and by whom</Trans>}>
          <ServiceFields order={order} offer={offer} />
        </PageSection>
        <StagingFields order={order} offer={offer} />
        <PageSection title={<Trans>When, and how to get in</Trans>}>
          <VisitFields order={order} />
        </PageSection>
        <div className="grid justify-items-start gap-3">
          {failure ? (
            <p role="alert" className="text-bad">
              {orderFailureWords(i18n, failure)}
            </p>
          ) : null}
          <Button type="submit" look="primary" size="large" disabled={isBusy}>
            {isBusy ? <Trans>Sending</Trans> : <Trans>Place the order</Trans>}
          </Button>
          <p className="max-w-[60ch] text-sm text-ink-3">
            <Trans>
              The vendor accepts it with a due day, or declines it. You can cancel it until the files are delivered; you pay what you
              approve.
            </Trans>
          </p>
        </div>
      </Form>
    </>
  )
}

/** Finds the home by the site's type-ahead; an address in own words does as well. */
function HomeChoice({ offer: { project } }: { offer: OrderOffer }) {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const [isVague, setVague] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-5">
      <div className="relative max-w-[44rem]">
        <SearchBox
          country={country}
          onPlace={({ typeGroup, slug }) => {
            setVague(!typeGroup || !slug)
            if (!typeGroup || !slug) return
            const chosen = `${country}/${fromWireTypeGroup(typeGroup)}/${slug}`
            void navigate({ to: '.', search: (now) => ({ ...now, project: chosen, countryCode: country }), resetScroll: false })
          }}
        />
      </div>
      {isVague ? (
        <p role="status" className="text-ink-2">
          <Trans>Choose a building or a project: a street or an area holds many homes.</Trans>
        </p>
      ) : null}
      {project ? (
        <p className="title text-2xl">{localName(i18n, project)}</p>
      ) : (
        <p className="max-w-[60ch] text-ink-2">
          <Trans>Find the project, or write the address below.</Trans>
        </p>
      )}
    </div>
  )
}

function PlaceFields({ order: { form, state }, hasHome }: { order: OrderForm; hasHome: boolean }) {
  const { t } = useLingui()
  return (
    <div className="grid max-w-[44rem] gap-5 sm:grid-cols-2">
      {hasHome ? (
        <form.Field name="unit" validators={{ onChange: ({ value }) => orderRules.unit(value) }}>
          {(field) => (
            <FormField field={state(field)} label={t`Unit`} hint={t`For example #12-34`}>
              {(control) => <TextInput {...control} name="unit" autoComplete="off" maxLength={UNIT_MAX_CHARS} />}
            </FormField>
          )}
        </form.Field>
      ) : null}
      <form.Field
        name="place"
        validators={{
          onChange: ({ value }) => orderRules.place(value, hasHome),
          onSubmit: ({ value }) => orderRules.place(value, hasHome),
        }}
      >
        {(field) => (
          <FormField field={state(field)} label={hasHome ? t`Address, if it helps` : t`Address`} required={!hasHome}>
            {(control) => <TextInput {...control} name="place" autoComplete="off" maxLength={ORDER_LINE_MAX_CHARS} />}
          </FormField>
        )}
      </form.Field>
    </div>
  )
}

function VisitFields({ order: { form, state } }: { order: OrderForm }) {
  const { t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const today = orderToday(country, Date.now())
  const last = orderToday(country, Date.now() + ORDER_AHEAD_DAYS * 86_400_000)
  return (
    <div className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-5 pt-5">
      <div className="grid gap-5 sm:grid-cols-3">
        {[1, 2, 3].map((number) => (
          <form.Field key={number} name={`days[${number - 1}]`} validators={{ onChange: ({ value }) => orderRules.day(value, today) }}>
            {(field) => (
              <FormField field={state(field)} label={t`Day that would suit (${number})`}>
                {(control) => <TextInput {...control} type="date" name={`day${number}`} min={today} max={last} />}
              </FormField>
            )}
          </form.Field>
        ))}
      </div>
      <form.Field name="access" validators={{ onChange: ({ value }) => orderRules.access(value) }}>
        {(field) => (
          <FormField
            field={state(field)}
            label={t`Getting in`}
            hint={t`Keys, whom to call. The vendor reads it once the order is accepted.`}
          >
            {(control) => <TextInput {...control} name="access" autoComplete="off" maxLength={ORDER_LINE_MAX_CHARS} />}
          </FormField>
        )}
      </form.Field>
      <form.Field name="note" validators={{ onChange: ({ value }) => orderRules.note(value) }}>
        {(field) => (
          <FormField field={state(field)} label={t`Note`} hint={t`What matters, how many pictures, what to leave out.`}>
            {(control) => <TextArea {...control} name="note" rows={3} maxLength={ORDER_TEXT_MAX_CHARS} />}
          </FormField>
        )}
      </form.Field>
    </div>
  )
}
