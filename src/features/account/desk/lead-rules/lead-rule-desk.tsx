import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useReducer, useState } from 'react'
import { type Failure, fail } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import type { RulePage } from '../desk-page.ts'
import { changeRules, rulesAsKept } from './entered-rules.ts'
import { RuleItem } from './rule-item.tsx'
import { ruleFailureWords } from './rule-words.ts'

/** How enquiries to the operator are given out: the first rule that fits, its people in turn. */
export function LeadRuleDesk({ page }: { page: RulePage }) {
  const { i18n, t } = useLingui()
  const router = useRouter()
  const [rules, change] = useReducer(changeRules, page, rulesAsKept)
  const [isSending, setSending] = useState(false)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const save = async () => {
    setTried(true)
    if (rules.some(({ people }) => people.length === 0)) return setFailure({ layer: 'validation', code: 'rules-people' })
    setSending(true)
    const { saveRules } = await import('../desk.functions.ts')
    const asked = rules.map(({ id, interests, languages, people }) => ({
      id,
      interests: [...interests],
      languages: [...languages],
      people: [...people],
    }))
    const answer = await saveRules({ data: { version: page.version, rules: asked } }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) await router.invalidate()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-[64ch] text-ink-2">
        <Trans>An enquiry goes to the first rule that fits, and to its people in turn. Where no rule fits, all staff are told.</Trans>
      </p>
      {rules.length === 0 ? (
        <Panel kind="empty" title={<Trans>No rule holds in this country</Trans>}>
          <Trans>Everybody is told of every enquiry, and whoever is first answers.</Trans>
        </Panel>
      ) : (
        <ol aria-label={t`Rules, in the order in which they are tried`} className="border-t border-line">
          {rules.map((rule, at) => (
            <RuleItem
              key={rule.key}
              rule={rule}
              change={change}
              staff={page.staff}
              number={at + 1}
              isLast={at === rules.length - 1}
              isWrong={isTried && rule.people.length === 0}
            />
          ))}
        </ol>
      )}
      {failure ? (
        <p role="alert" className="text-bad">
          {i18n._(ruleFailureWords(failure.code))}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => change({ do: 'add', key: crypto.randomUUID() })}>
          <Trans>Add a rule</Trans>
        </Button>
        <Button look="primary" disabled={isSending} onClick={() => void save()}>
          {isSending ? <Trans>Sending</Trans> : <Trans>Keep the rules</Trans>}
        </Button>
      </div>
    </div>
  )
}
