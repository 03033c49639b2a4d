import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Dispatch, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { RulePage } from '../desk-page.ts'
import type { EnteredRule, RuleAction } from './entered-rules.ts'
import { RULE_INTERESTS, RULE_LANGUAGE_WORDS } from './rule-words.ts'

interface RuleItemProps {
  rule: EnteredRule
  staff: RulePage['staff']
  number: number
  isLast: boolean
  /** nobody answers */
  isWrong: boolean
  change: Dispatch<RuleAction>
}

/** One rule: what it is for, and whose turn comes when. */
export function RuleItem({ rule, staff, number, isLast, isWrong, change }: RuleItemProps) {
  const { i18n, t } = useLingui()
  const { key, interests, languages, people, taken } = rule
  const said = (words: MessageDescriptor) => i18n._(words)
  return (
    <li aria-label={t`Rule ${number}`} className="grid gap-4 border-b border-line py-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="title text-xl">
          <Trans>Rule {number}</Trans>{' '}
          <span className="figures font-sans text-sm font-normal text-ink-2">
            <Trans>Given out so far: {taken}</Trans>
          </span>
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            disabled={number === 1}
            aria-label={t`Try rule ${number} earlier`}
            onClick={() => change({ do: 'earlier', key })}
          >
            <Trans>Earlier</Trans>
          </Button>
          <Button size="small" disabled={isLast} aria-label={t`Try rule ${number} later`} onClick={() => change({ do: 'later', key })}>
            <Trans>Later</Trans>
          </Button>
          <Button size="small" aria-label={t`Remove rule ${number}`} onClick={() => change({ do: 'remove', key })}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[2fr_1fr_2fr]">
        <Choices legend={<Trans>Subjects</Trans>} hint={interests.length === 0 ? <Trans>All of them</Trans> : null}>
          {RULE_INTERESTS.map(({ value, words }) => (
            <Checkbox
              key={value}
              label={said(words)}
              value={interests.includes(value)}
              onValue={() => change({ do: 'toggle', key, list: 'interests', value })}
            />
          ))}
        </Choices>
        <Choices legend={<Trans>Languages</Trans>} hint={languages.length === 0 ? <Trans>All of them</Trans> : null}>
          {RULE_LANGUAGE_WORDS.map(({ value, words }) => (
            <Checkbox
              key={value}
              label={said(words)}
              value={languages.includes(value)}
              onValue={() => change({ do: 'toggle', key, list: 'languages', value })}
            />
          ))}
        </Choices>
        <Choices
          legend={<Trans>Who answers</Trans>}
          hint={isWrong ? <span className="text-bad">{t`Choose at least one person.`}</span> : <Turns people={people} staff={staff} />}
        >
          {staff.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              value={people.includes(id)}
              onValue={() => change({ do: 'toggle', key, list: 'people', value: id })}
            />
          ))}
        </Choices>
      </div>
    </li>
  )
}

/** The order of the turns: the order in which people were chosen. */
function Turns({ people, staff }: Pick<RuleItemProps, 'staff'> & { people: readonly string[] }) {
  const names = people.flatMap((id) => staff.find((one) => one.id === id)?.name ?? [])
  const order = names.join(' → ')
  return names.length > 1 ? <Trans>In turn: {order}</Trans> : null
}

const Choices = ({ legend, hint, children }: { legend: ReactNode; hint: ReactNode; children: ReactNode }) => (
  <fieldset className="min-w-0 content-start">
    <legend className="text-sm font-[560] text-ink-2">{legend}</legend>
    {hint ? <p className="text-sm text-ink-2">{hint}</p> : null}
    {children}
  </fieldset>
)
