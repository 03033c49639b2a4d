import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { fail } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

interface AgentOfLaunchProps {
  id: string
  name: string
  /** null: the operator answers */
  agent: string | null
  isStaff: boolean
  country: CountryCode
}

/** Who answers for a launch; staff set it by the agent's address. */
export function AgentOfLaunch({ id, name, agent, isStaff, country }: AgentOfLaunchProps) {
  const { t } = useLingui()
  const router = useRouter()
  const [email, setEmail] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const set = async () => {
    const { sendLaunchAgent } = await import('./launch-desk.functions.ts')
    const answer = await sendLaunchAgent({ data: { country, id, email } }).catch(() => fail('network', 'unreachable'))
    setFailure(answer.ok ? null : answer.failure.code)
    if (!answer.ok) return
    setEmail('')
    await router.invalidate()
  }
  return (
    <div className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="text-ink-2">{agent === null ? <Trans>realEstate answers</Trans> : <Trans>{agent} answers</Trans>}</span>
      {isStaff ? (
        <ScriptForm
          aria-label={t`Who answers for ${name}`}
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void set()
          }}
        >
          <TextInput
            type="email"
            name="email"
            maxLength={254}
            className="max-w-56"
            autoComplete="off"
            aria-label={t`E-mail of the agent of ${name}; empty: realEstate`}
            value={email}
            onValue={setEmail}
          />
          <Button type="submit" size="small">
            <Trans>Set</Trans>
          </Button>
        </ScriptForm>
      ) : null}
      {failure ? (
        <p role="alert" className="w-full text-bad">
          {failure === 'launch-agent' ? <Trans>No agent has this address.</Trans> : <Trans>This could not be saved. Try again.</Trans>}
        </p>
      ) : null}
    </div>
  )
}
