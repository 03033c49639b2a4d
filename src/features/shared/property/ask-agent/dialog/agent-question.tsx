import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { ASKED_AGENTS_MAX } from '#graphql/share-kinds.ts'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import { ENQUIRY_MAX, type EnquiryField } from '#property/enquiry/enquiry-values.ts'
import { PersonFields } from '#property/enquiry/person-fields.tsx'
import { useEnquiry } from '#property/enquiry/use-enquiry.ts'
import { useFormat } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { HomeToAskAbout } from '../home-to-ask-about.ts'
import type { AgentsHere } from './agents-here.ts'
import { AreaAgentRow } from './area-agent-row.tsx'
import { askAreaAgents } from './ask-agent.functions.ts'

const UNIT_MAX_CHARS = 40

interface AgentQuestionProps {
  here: AgentsHere
  about: HomeToAskAbout
}

/** The agents, one question, and who asks; afterwards to whom it went. */
export function AgentQuestion({ here, about }: AgentQuestionProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isTried, setTried] = useState(false)
  const unit = useUnitText(about)
  const { country, title, project } = about
  const { typeGroup, slug } = project
  const home = [title, unit].filter(Boolean).join(', ')
  const { entered, enter, isSending, sent, faults, failure, send } = useEnquiry(
    (asked) => askAreaAgents({ data: { ...asked, country, typeGroup, slug, unit, agents: [...chosen] } }),
    true,
    { topic: `${country} ${slug} ${unit}`, message: t`I am thinking of selling or letting my home: ${home}. What would you advise?` },
  )
  if (sent) return <Asked names={sent.answer} />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setTried(true)
    if (chosen.length > 0) return void send(event)
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('[name="agents"]')?.focus()
  }
  const shown = (field: EnquiryField, words: string) => (faults?.[field] ? words : undefined)
  return (
    <ScriptForm noValidate aria-label={t`A question to agents`} onSubmit={submit} className="grid gap-5">
      <AgentChoice here={here} country={country} chosen={chosen} onChosen={setChosen} isMissing={isTried && chosen.length === 0} />
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field label={t`Message`} required error={shown('message', t`This is needed.`)}>
            {(control) => (
              <TextArea
                {...control}
                name="message"
                maxLength={ENQUIRY_MAX.message}
                className="min-h-24 max-h-[40dvh]"
                value={entered.message}
                onValue={enter('message')}
              />
            )}
          </Field>
        </div>
        <PersonFields entered={entered} enter={enter} shown={shown} />
      </div>
      <div className="grid justify-items-start gap-3">
        {failure ? (
          <p role="alert" className="text-bad">
            <FailureWords code={failure.code} />
          </p>
        ) : null}
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? <Trans>Sending</Trans> : <Trans>Send the question</Trans>}
        </Button>
        <p className="text-sm text-ink-2">
          <Trans>
            Each agent gets your question alone, with the home as it was valued, and does not learn who else was asked. They and realEstate
            use these details to answer you, and for nothing else.
          </Trans>{' '}
          <Link to="/privacy-policy" className="text-lagoon underline decoration-line underline-offset-4">
            <Trans>Privacy policy</Trans>
          </Link>
        </p>
      </div>
    </ScriptForm>
  )
}

interface AgentChoiceProps {
  here: AgentsHere
  country: HomeToAskAbout['country']
  /** licence numbers */
  chosen: readonly string[]
  onChosen: (chosen: readonly string[]) => void
  /** somebody tried to send the question to nobody */
  isMissing: boolean
}

/** The agents in their order, which is stated, and up to three of them to be chosen. */
function AgentChoice({ here: { area, agents }, country, chosen, onChosen, isMissing }: AgentChoiceProps) {
  const { i18n } = useLingui()
  const areaName = localName(i18n, area)
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        <Trans>
          Agents who work in {areaName}: choose up to {ASKED_AGENTS_MAX}
        </Trans>
      </legend>
      <p className="mt-1 text-sm text-ink-2">
        <Trans>
          First stands who advertises most homes in this project, then who advertised or closed most in {areaName}. Agents alike in both
          take turns from day to day. Nobody can pay for a place.
        </Trans>
      </p>
      {isMissing ? (
        <p role="alert" className="mt-1 text-bad">
          <Trans>Choose at least one agent.</Trans>
        </p>
      ) : null}
      <ul className="mt-2 max-h-[44dvh] overflow-y-auto overscroll-contain border-t border-line-2">
        {agents.map((agent) => {
          const { licence } = agent.lines
          return (
            <AreaAgentRow
              key={licence}
              agent={agent}
              areaName={areaName}
              country={country}
              isChosen={chosen.includes(licence)}
              isFull={chosen.length >= ASKED_AGENTS_MAX}
              onChosen={(isChosen) => onChosen(isChosen ? [...chosen, licence] : chosen.filter((one) => one !== licence))}
            />
          )
        })}
      </ul>
    </fieldset>
  )
}

/** To whom it went. */
function Asked({ names }: { names: readonly string[] }) {
  const { i18n } = useLingui()
  const asked = new Intl.ListFormat(i18n.locale).format(names)
  return (
    <p role="status" className="max-w-[60ch] text-lg">
      <Trans>Your question is with {asked}. Each got it alone and can answer to the e-mail address or phone number that you gave.</Trans>
    </p>
  )
}

function FailureWords({ code }: { code: string }) {
  if (code === 'enquiry-closed')
    return <Trans>One of these agents cannot be asked any more. Close this, open it again and choose anew.</Trans>
  if (code === 'too-many-attempts')
    return (
      <Trans>
        There were too many messages from your connection. Try again in an hour; nothing you entered is lost while this page is open.
      </Trans>
    )
  return <Trans>This could not be sent. Nothing you entered is lost; try again in a moment.</Trans>
}

/** The home in the project, as the agents read it: "3 bedrooms · 1,023 sq ft · floor 12". */
function useUnitText({ project, country, home }: HomeToAskAbout): string {
  const { i18n, t } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  if (home === null) return ''
  const { unitMix, areaSqm, floor } = home
  const facts = [
    unitMix === null ? '' : unitMixWord(i18n._.bind(i18n), unitMix, project.propertyGroup),
    areaSqm === null ? '' : format.area(areaSqm),
    floor === null ? '' : t`floor ${floor}`,
  ]
  return facts.filter(Boolean).join(' · ').slice(0, UNIT_MAX_CHARS)
}
