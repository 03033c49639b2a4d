import { Trans } from '@lingui/react/macro'
import type { SeatRight } from '#graphql/generated/graphql.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { RIGHT_WORDS, RIGHTS_SHOWN } from '../words/right-words.tsx'

interface RightFieldsProps {
  rights: readonly SeatRight[]
  onRights: (rights: SeatRight[]) => void
}

/** What a seat may do, to be ticked. */
export function RightFields({ rights, onRights }: RightFieldsProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-[560]">
        <Trans>What it may do</Trans>
      </legend>
      {RIGHTS_SHOWN.map((right) => (
        <Checkbox
          key={right}
          name={`right-${right.toLowerCase()}`}
          value={rights.includes(right)}
          onValue={(isGranted) => onRights(RIGHTS_SHOWN.filter((one) => (one === right ? isGranted : rights.includes(one))))}
          label={
            <>
              <span className="block">{RIGHT_WORDS[right].name}</span>
              <span className="block text-sm text-ink-3">{RIGHT_WORDS[right].text}</span>
            </>
          }
        />
      ))}
      <p className="text-sm text-ink-3">
        <Trans>Valuations with range and comparable sales are open to every seat.</Trans>
      </p>
    </fieldset>
  )
}
