import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { useRouteContext } from '@tanstack/react-router'
import { StagingRoom, StagingStyle } from '#graphql/generated/enumerations.ts'
import { ORDER_AHEAD_DAYS } from '#graphql/limits.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldError } from '#ui/form/field-error.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { orderToday } from '../order-days.ts'
import { STAGING_ROOM_WORDS, STAGING_STYLE_WORDS } from '../staging-words.ts'
import { chosenLines, orderRules } from './order-values.ts'
import type { OrderOffer } from './orders-data.ts'
import type { OrderForm } from './use-order-form.ts'

/** Which rooms are furnished in their pictures, how, and by when; where staging is among the services. */
export function StagingFields({ order: { form, state }, offer: { vendors } }: { order: OrderForm; offer: OrderOffer }) {
  const { t, i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const isStaged = useStore(form.store, ({ values }) => chosenLines(vendors, values).lines.some(({ service }) => service === 'STAGING'))
  const today = orderToday(country, Date.now())
  const last = orderToday(country, Date.now() + ORDER_AHEAD_DAYS * 86_400_000)
  if (!isStaged) return null
  return (
    <PageSection title={<Trans>Staging</Trans>}>
      <div className="grid max-w-[44rem] gap-6 pt-5 sm:grid-cols-2">
        <form.Field name="rooms" validators={{ onSubmit: ({ value }) => orderRules.rooms(value) }}>
          {(field) => {
            const { errors } = state(field)
            return (
              <fieldset aria-describedby="rooms-error">
                <legend className="text-sm font-[560] text-ink-2">
                  <Trans>Rooms to furnish</Trans>
                </legend>
                {StagingRoom.map((room) => (
                  <Checkbox
                    key={room}
                    name={room}
                    value={field.state.value.includes(room)}
                    onValue={(isChosen) => field.handleChange(withRoom(field.state.value, room, isChosen))}
                    aria-invalid={errors.length > 0 ? true : undefined}
                    label={i18n._(STAGING_ROOM_WORDS[room])}
                  />
                ))}
                <FieldError id="rooms-error">{errors[0]}</FieldError>
              </fieldset>
            )
          }}
        </form.Field>
        <form.Field name="style">
          {(field) => (
            <RadioGroup
              legend={t`Style`}
              options={StagingStyle.map((style) => ({ value: style, label: i18n._(STAGING_STYLE_WORDS[style]) }))}
              value={field.state.value}
              onValue={field.handleChange}
              required
            />
          )}
        </form.Field>
        <form.Field name="wantedOn" validators={{ onChange: ({ value }) => orderRules.day(value, today) }}>
          {(field) => (
            <FormField field={state(field)} label={t`Wanted by`} hint={t`The vendor names the due day when the order is accepted.`}>
              {(control) => <TextInput {...control} type="date" name="wantedOn" min={today} max={last} />}
            </FormField>
          )}
        </form.Field>
        <p className="text-sm text-ink-2 sm:pt-7">
          <Trans>The pictures of the empty rooms are added to the order as soon as it is placed.</Trans>
        </p>
      </div>
    </PageSection>
  )
}

const withRoom = (rooms: readonly StagingRoom[], room: StagingRoom, isChosen: boolean): readonly StagingRoom[] => [
  ...rooms.filter((one) => one !== room),
  ...(isChosen ? [room] : []),
]
