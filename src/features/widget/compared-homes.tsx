import { Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import { EstimateSummary } from '#property/estimate/estimate-summary.tsx'
import { AskingMark } from '#property/listing/card/asking-mark.tsx'
import { useFormat } from '#property/use-format.ts'
import type { ComparedAnswer } from '#server/assistant/answer-schemas.ts'
import { AnswerEnd, EvidenceLink, type OpenPage } from './answer-end.tsx'
import { answeredEstimate, groupOf } from './answered-estimate.ts'
import { HomeName } from './home-name.tsx'
import { NothingToShow } from './nothing-to-show.tsx'

type ComparedHome = ComparedAnswer['homes'][number]

/** Homes beside each other: estimates, ranges, what is asked, and which of them differ in value. */
export function ComparedHomes({ answer: { homes, pairs }, ...way }: OpenPage & { answer: ComparedAnswer }) {
  if (homes.length < 2 || !homes.every(answeredEstimate)) return <NothingToShow />
  return (
    <>
      <h1 className="title text-2xl sm:text-3xl">
        <Trans>Homes compared</Trans>
      </h1>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,280px),1fr))] gap-x-8 gap-y-7">
        {homes.map((home, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same home may be compared with itself, at other floors
          <li key={at} className="min-w-0 border-t border-ink pt-4">
            <OneHome home={home} {...way} />
          </li>
        ))}
      </ul>
      <ul className="mt-5 grid gap-1 text-ink-2">
        {pairs.map(({ first, second, differ }) => {
          const [one, other] = [homes[first], homes[second]]
          return one && other ? (
            <li key={`${first} ${second}`} className="max-w-[68ch] border-s-2 border-lagoon bg-wash px-3 py-1.5">
              <PairText one={one} other={other} differ={differ} />
            </li>
          ) : null
        })}
      </ul>
      <Basis homes={homes} {...way} />
    </>
  )
}

function OneHome({ home, ...way }: OpenPage & { home: ComparedHome }) {
  const { i18n } = useLingui()
  const { project, currency, asking, estimate: said, page } = home
  const format = useFormat(currency)
  const estimate = answeredEstimate(home)
  return (
    <>
      <HomeName project={project} level="h2" />
      <div className="mt-3">{estimate ? <EstimateSummary estimate={estimate} group={groupOf(project)} currency={currency} /> : null}</div>
      {asking && said ? (
        <div className="mt-4">
          <p className="text-sm text-ink-2">
            <Trans>Asking price</Trans>
          </p>
          <p className="figures text-xl font-semibold">{format.money(asking.price)}</p>
          <AskingMark
            estimate={{ value: said.value, low: said.low68, high: said.high68, against: AGAINST[asking.place] }}
            price={asking.price}
            format={format}
            whole
          />
        </div>
      ) : null}
      <p className="mt-3">
        <EvidenceLink page={page} of={localName(i18n, project)} {...way} />
      </p>
    </>
  )
}

/** Against the range of two in three, as beside advertisements. */
const AGAINST = {
  'below-90': 'BELOW',
  'below-68': 'BELOW',
  'within-68': 'WITHIN',
  'above-68': 'ABOVE',
  'above-90': 'ABOVE',
} as const

function PairText({ one, other, differ }: { one: ComparedHome; other: ComparedHome; differ: boolean }) {
  const { i18n } = useLingui()
  const [first, second] = [localName(i18n, one.project), localName(i18n, other.project)]
  return differ ? (
    <Trans>
      {first} and {second} differ in value: their ranges do not overlap.
    </Trans>
  ) : (
    <Trans>
      {first} and {second} cannot be told apart by value: their ranges overlap.
    </Trans>
  )
}

/** The publishers of all markets that are compared, each once. */
function Basis({ homes, ...way }: OpenPage & { homes: readonly ComparedHome[] }) {
  const sources = [...new Map(homes.flatMap((home) => home.sources.map((source) => [source.name, source] as const))).values()]
  return <AnswerEnd basis={{ isDemonstration: homes.some((home) => home.isDemonstration), sources }} page={null} {...way} />
}
