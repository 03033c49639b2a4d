import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AppointmentKind } from '#graphql/generated/graphql.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { EnteredKind } from './entered-rules.ts'
import { WeeklyHoursFields } from './weekly-hours-fields.tsx'

const TITLES = {
  VIEWING: msg`Viewings`,
  VALUATION: msg`Valuations`,
  CONSULTATION: msg`Consultations`,
} as const satisfies Record<AppointmentKind, MessageDescriptor>

type Figure = 'lengthMinutes' | 'bufferMinutes' | 'capacity' | 'perDayMax' | 'noticeHours' | 'aheadDays'

/** Bounds of what the provider accepts, in the units of the fields. */
const FIGURES = {
  lengthMinutes: { min: 10, max: 480, label: msg`Length, minutes` },
  bufferMinutes: { min: 0, max: 240, label: msg`Free time between two, minutes` },
  capacity: { min: 1, max: 50, label: msg`People or parties at the same time` },
  perDayMax: { min: 1, max: 50, label: msg`Appointments a day, at most` },
  noticeHours: { min: 0, max: 336, label: msg`Booked at the latest, hours before` },
  aheadDays: { min: 1, max: 120, label: msg`Booked at the earliest, days before` },
} as const satisfies Record<Figure, { min: number; max: number; label: MessageDescriptor }>

const FIGURE_NAMES: readonly Figure[] = ['lengthMinutes', 'bufferMinutes', 'capacity', 'perDayMax', 'noticeHours', 'aheadDays']
const PLACE_MAX_CHARS = 200

interface KindFieldsProps {
  kind: EnteredKind
  onKind: (more: (now: EnteredKind) => Partial<EnteredKind>) => void
}

/** How one kind of appointment is offered. */
export function KindFields({ kind, onKind }: KindFieldsProps) {
  const { t, i18n } = useLingui()
  return (
    <PageSection title={i18n._(TITLES[kind.kind])}>
      <div className="grid gap-5 pt-3">
        <Checkbox
          label={<Trans>Visitors can take times for this</Trans>}
          value={kind.isOpen}
          onValue={(isOpen) => onKind(() => ({ isOpen }))}
        />
        {kind.isOpen ? (
          <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
            <fieldset>
              <legend className="text-sm font-[560] text-ink-2">
                <Trans>Hours of the week</Trans>
              </legend>
              <WeeklyHoursFields hours={kind.hours} onHours={(more) => onKind((now) => ({ hours: more(now.hours) }))} />
            </fieldset>
            <div className="grid content-start gap-5">
              <RadioGroup
                legend={<Trans>How a time is taken</Trans>}
                value={kind.mode}
                onValue={(mode) => onKind(() => ({ mode }))}
                options={[
                  {
                    value: 'REVIEW',
                    label: <Trans>You confirm each request</Trans>,
                    hint: <Trans>Within 24 hours; without an answer the time is free again.</Trans>,
                  },
                  { value: 'INSTANT', label: <Trans>At once</Trans>, hint: <Trans>Whoever takes a free time first has it.</Trans> },
                ]}
              />
              <div className="grid gap-4 sm:grid-cols-2">
                {FIGURE_NAMES.map((name) => (
                  <Field key={name} label={i18n._(FIGURES[name].label)}>
                    {(control) => (
                      <NumberInput
                        {...control}
                        min={FIGURES[name].min}
                        max={FIGURES[name].max}
                        value={kind[name]}
                        onValue={(value) => value !== null && onKind(() => ({ [name]: value }))}
                      />
                    )}
                  </Field>
                ))}
              </div>
              <Field label={t`Place`} hint={t`Where you meet; leave it empty when you agree on it each time.`}>
                {(control) => (
                  <TextInput {...control} maxLength={PLACE_MAX_CHARS} value={kind.place} onValue={(place) => onKind(() => ({ place }))} />
                )}
              </Field>
            </div>
          </div>
        ) : null}
      </div>
    </PageSection>
  )
}
