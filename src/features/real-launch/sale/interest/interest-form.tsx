import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ENQUIRY_MAX, type EnquiryField } from '#property/enquiry/enquiry-values.ts'
import { PersonFields } from '#property/enquiry/person-fields.tsx'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { SaleLaunch } from '../sale-units.ts'
import { PreviewVisit } from './preview-visit.tsx'
import type { Interest } from './use-interest.ts'

interface InterestFormProps {
  launch: SaleLaunch
  unit: string | undefined
  today: string
  interest: Interest
}

const notTaken = msg`This could not be sent. Nothing you entered is lost; try again in a moment.`
const failureWords: Readonly<Record<string, MessageDescriptor>> = {
  'launch-consent': msg`Agree to be written to about this launch; without it nobody can answer you.`,
  'launch-closed': msg`All homes of this launch are sold.`,
  'launch-preview': msg`The preview is no longer open on that day. Choose another one.`,
  'launch-time': msg`That time has just been taken by somebody else. Choose another one and send again; nothing you entered is lost, and you get one number only.`,
  'launch-unit': msg`That home is no longer on the price list. Choose another one.`,
  'launch-kinds': msg`Such homes are no longer on the price list. Choose other kinds.`,
  'too-many-attempts': msg`There were too many messages from your connection. Try again in an hour; nothing you entered is lost while this page is open.`,
}

/** Who wants a home of the launch, which kinds, and when they come to the preview. */
export function InterestForm({ launch, unit, today, interest }: InterestFormProps) {
  const { i18n, t } = useLingui()
  const { entered, enter, faults, failure, isSending, send, agrees, setAgrees } = interest
  const shown = (field: EnquiryField, words: string) => (faults?.[field] ? words : undefined)
  const who = launch.agent?.name ?? 'realEstate'
  return (
    <ScriptForm
      noValidate
      aria-label={t`Register your interest`}
      onSubmit={(event) => void send(event)}
      className="grid max-w-[44rem] gap-5 sm:grid-cols-2"
    >
      <p className="text-ink-2 sm:col-span-2">
        <Trans>
          {who} answers you about this launch. You get a ballot number, one for each address; the developer calls buyers in its order where
          a ballot is held.
        </Trans>
      </p>
      <PersonFields entered={entered} enter={enter} shown={shown} />
      <Wishes launch={launch} unit={unit} today={today} interest={interest} />
      <div className="sm:col-span-2">
        <Field label={t`Anything else`} hint={t`A floor, a facing, a question.`}>
          {(control) => (
            <TextArea
              {...control}
              name="message"
              maxLength={ENQUIRY_MAX.message}
              className="min-h-20 max-h-[40dvh]"
              value={entered.message}
              onValue={enter('message')}
            />
          )}
        </Field>
      </div>
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        <Checkbox
          name="agrees"
          required
          value={agrees}
          onValue={setAgrees}
          label={<Trans>{who} may write to me about this launch, and for nothing else.</Trans>}
        />
        <Link
          to="/privacy-policy"
          className="inline-flex min-h-6 items-center text-sm text-lagoon underline decoration-line underline-offset-4"
        >
          <Trans>Privacy policy</Trans>
        </Link>
        {failure ? (
          <p role="alert" className="text-bad">
            {i18n._(failureWords[failure.code] ?? notTaken)}
          </p>
        ) : null}
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? <Trans>Sending</Trans> : <Trans>Register and get a number</Trans>}
        </Button>
      </div>
    </ScriptForm>
  )
}

function Wishes({ launch, unit, today, interest }: InterestFormProps) {
  const { i18n } = useLingui()
  const { unitMixes, wants, isForUnit, setForUnit } = interest
  return (
    <>
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="pb-1 text-sm font-[560] text-ink-2">
          <Trans>What you would like</Trans>
        </legend>
        <div className="flex flex-wrap gap-x-6">
          {unit ? (
            <Checkbox name="isForUnit" value={isForUnit} onValue={setForUnit} label={<Trans>Home {unit}, chosen above</Trans>} />
          ) : null}
          {launch.mixes.map(({ unitMix }) => (
            <Checkbox
              key={unitMix}
              name={`mix-${unitMix}`}
              value={unitMixes.some((mix) => mix === unitMix)}
              onValue={(isOn) => wants(unitMix, isOn)}
              label={unitMixWord((word) => i18n._(word), unitMix, 'CONDO')}
            />
          ))}
        </div>
      </fieldset>
      <PreviewVisit launch={launch} today={today} interest={interest} />
    </>
  )
}
