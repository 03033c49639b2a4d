import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { durationWords } from '#lib/duration-words.ts'
import { languageName } from '#lib/language-name.ts'
import { licenceRule } from '#market/licence-rules.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { AgentsHere } from './agents-here.ts'

type Agent = AgentsHere['agents'][number]

interface AreaAgentRowProps {
  agent: Agent
  areaName: string
  country: CountryCode
  isChosen: boolean
  /** as many are chosen as can be asked */
  isFull: boolean
  onChosen: (isChosen: boolean) => void
}

/** One agent with the facts that the order follows from, to be chosen. */
export function AreaAgentRow({ agent, areaName, country, isChosen, isFull, onChosen }: AreaAgentRowProps) {
  const { t } = useLingui()
  const id = useId()
  const { lines } = agent
  return (
    <li className="border-b border-line-2 py-2">
      <Checkbox
        name="agents"
        label={<b className="font-semibold">{lines.name}</b>}
        value={isChosen}
        onValue={onChosen}
        disabled={isFull && !isChosen}
        aria-describedby={id}
      />
      <div id={id} className="figures ms-6.5 grid gap-0.5 text-sm text-ink-2">
        <p className="flex flex-wrap items-center gap-x-2">
          {[lines.agency, lines.agencyLicence].join(' · ')} · <Trans>licence {lines.licence}</Trans>
          <LicenceBadge agent={agent} country={country} />
        </p>
        <HomesHere agent={agent} areaName={areaName} />
        <Answers answers={agent.answers} />
        <Languages codes={agent.languages} />
      </div>
      <Link
        to="/share/$agentNumber/profile"
        params={{ agentNumber: lines.licence }}
        search={{ countryCode: country }}
        target="_blank"
        aria-label={t`The agent’s page: ${lines.name}, in a new tab`}
        className="ms-6.5 inline-flex min-h-6 items-center text-sm text-lagoon underline decoration-line underline-offset-4"
      >
        <Trans>The agent’s page</Trans>
      </Link>
    </li>
  )
}

/** Whether the public register lists the number, or cannot be asked here. */
function LicenceBadge({ agent: { verifiedOn }, country }: { agent: Agent; country: CountryCode }) {
  if (verifiedOn !== null)
    return (
      <Badge tone="lagoon">
        <Trans>Verified</Trans>
      </Badge>
    )
  return <Badge tone="caution">{licenceRule(country).isLookedUp ? <Trans>Not verified</Trans> : <Trans>Not yet verified</Trans>}</Badge>
}

function HomesHere({ agent: { liveInProject, liveInArea, closedInArea }, areaName }: { agent: Agent; areaName: string }) {
  return (
    <p>
      {liveInProject > 0 ? (
        <>
          <Plural value={liveInProject} one="Advertises # home in this project" other="Advertises # homes in this project" /> ·{' '}
        </>
      ) : null}
      <Plural value={liveInArea} one={`# home advertised in ${areaName}`} other={`# homes advertised in ${areaName}`} /> ·{' '}
      <Trans>{closedInArea} sold or let there in 12 months, as the agent says</Trans>
    </p>
  )
}

/** Nothing where too few enquiries came for a statement. */
function Answers({ answers }: Pick<Agent, 'answers'>) {
  const { i18n } = useLingui()
  if (answers === null) return null
  const { n, medianSeconds } = answers
  if (medianSeconds === null)
    return (
      <p>
        <Trans>Fewer than half of {n} enquiries in 12 months were answered here</Trans>
      </p>
    )
  const time = durationWords(medianSeconds, i18n.locale)
  return (
    <p>
      <Trans>
        First answer after {time}, the median of {n} enquiries in 12 months
      </Trans>
    </p>
  )
}

function Languages({ codes }: { codes: readonly string[] }) {
  const { i18n } = useLingui()
  if (codes.length === 0) return null
  const names = codes.map((code) => languageName(code, i18n.locale)).join(', ')
  return (
    <p>
      <Trans>Speaks {names}</Trans>
    </p>
  )
}
