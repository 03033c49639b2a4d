import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { ANALYSIS_VIEW_MAX_CHARS, HOME_CONDITIONS, HOME_FACINGS } from '#graphql/analysis-kinds.ts'
import { localName } from '#lib/local-name.ts'
import { plainFigures } from '#lib/typed-amount.ts'
import { areaUnitText, typedSqm, wholeArea } from '#lib/units.ts'
import { TENURES } from '#market/vocabulary.ts'
import { LEASE_YEARS } from '#property/address/home-search.ts'
import { tenureWords, unitMixWord } from '#property/vocabulary-words.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import { Button } from '#ui/button.tsx'
import { Field, type FieldControl } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { type AnalysedFacts, isValuedOtherwise } from './analysis-draft.ts'
import { AnalysisRefused } from './analysis-refused.tsx'
import type { AnalysisStepProps } from './analysis-step-props.ts'
import { analysisFailureWords } from './analysis-words.ts'
import { useEvidence } from './use-evidence.ts'
import { CONDITION_WORDS, FACING_WORDS } from './workbook/analysis-terms.ts'

const NONE = ''
const FLOOR_MAX = 200
const AREA_MAX = 100_000

/** The facts on record, which the agent corrects. Those that the estimate reads are asked about anew at a press; the others are the paper's alone. */
export function HomeStep(props: AnalysisStepProps) {
  const { draft, step, home } = props
  const { i18n } = useLingui()
  const { evidence, typedFacts: facts } = draft
  const { isAsking, failure, refusal, ask } = useEvidence(props)
  const isLand = home.typeGroup === 'private-land'
  const write = (change: Partial<AnalysedFacts>) => step({ kind: 'type-home', change })
  /** what only the paper shows stands there at once */
  const tell = (change: Partial<AnalysedFacts>) => {
    write(change)
    step({ kind: 'write', change: { facts: { ...draft.facts, ...change } } })
  }
  const isOther = isValuedOtherwise(facts, draft.facts)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <div>
        <p className="title text-2xl">{localName(i18n, evidence.place)}</p>
        {evidence.place.street === evidence.place.name ? null : <p className="text-ink-2">{evidence.place.street}</p>}
      </div>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3 lg:grid-cols-5">
        <ValuedFields {...props} facts={facts} write={write} isLand={isLand} />
        <TenureFields {...props} facts={facts} write={write} />
        <StatedFields facts={facts} tell={tell} completionYear={evidence.place.completionYear} isLand={isLand} />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button disabled={isAsking || !isOther} onClick={() => void ask(facts, draft.added)}>
          {isAsking ? <Trans>Valuing</Trans> : <Trans>Value this home</Trans>}
        </Button>
        <p className="max-w-[60ch] text-sm text-ink-2" role="status">
          {isOther ? (
            <Trans>The sales below are still those of the home as it was. Value it again.</Trans>
          ) : (
            <Trans>
              The estimate reads kind, size, floor and lease. Age, condition, facing and view are for your adjustments and the workbook.
            </Trans>
          )}
        </p>
      </div>
      {failure ? (
        <p role="alert" className="text-bad">
          {analysisFailureWords(i18n, failure)}
        </p>
      ) : null}
      {refusal ? <AnalysisRefused refusal={refusal} country={home.country} /> : null}
    </div>
  )
}

interface FactsProps {
  facts: AnalysedFacts
  write: (change: Partial<AnalysedFacts>) => void
}

function ValuedFields({ draft: { evidence }, facts, write, isLand }: AnalysisStepProps & FactsProps & { isLand: boolean }) {
  const { t, i18n } = useLingui()
  const mixes = [...new Set([facts.unitMix ?? evidence.unitMix, evidence.unitMix, ...evidence.sales.map(({ unitMix }) => unitMix)])]
  const areaSqm = facts.areaSqm ?? evidence.areaSqm
  const areaUnit = useAreaUnit()
  const unit = areaUnitText(areaUnit, i18n.locale)
  return (
    <>
      <Field label={t`Kind of home`}>
        {(control) => (
          <Select
            {...control}
            className="w-full"
            value={facts.unitMix ?? evidence.unitMix}
            onValue={(unitMix) => write({ unitMix })}
            options={mixes.map((mix) => ({ value: mix, label: unitMixWord(i18n._.bind(i18n), mix, evidence.place.propertyGroup) }))}
          />
        )}
      </Field>
      <Field label={isLand ? t`Land area, ${unit}` : t`Floor area, ${unit}`}>
        {(control) => (
          <NumberInput
            {...control}
            min={1}
            max={AREA_MAX}
            value={wholeArea(areaSqm, areaUnit)}
            onValue={(area) => area !== null && write({ areaSqm: Math.round(typedSqm(area, areaUnit) * 10) / 10 })}
          />
        )}
      </Field>
      {isLand ? null : (
        <Field label={t`Floor`}>
          {(control) => (
            <NumberInput
              {...control}
              min={1}
              max={FLOOR_MAX}
              value={facts.floor ?? evidence.floor}
              onValue={(floor) => floor !== null && write({ floor })}
            />
          )}
        </Field>
      )}
    </>
  )
}

/** Tenure and lease where no record says them; else what it says. */
function TenureFields({ draft: { evidence }, facts, write }: AnalysisStepProps & FactsProps) {
  const { t, i18n } = useLingui()
  const { tenure, leaseStartYear } = evidence.place
  return (
    <>
      {tenure ? (
        <Recorded name={<Trans>Tenure</Trans>} value={i18n._(tenureWords[tenure])} />
      ) : (
        <Field label={t`Tenure`}>
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={facts.tenure ?? NONE}
              onValue={(value: string) => write({ tenure: TENURES.find((one) => one === value) ?? null })}
              options={[
                { value: NONE, label: t`Not said` },
                { value: 'freehold', label: i18n._(tenureWords.FREEHOLD) },
                { value: 'leasehold', label: i18n._(tenureWords.LEASEHOLD) },
              ]}
            />
          )}
        </Field>
      )}
      {leaseStartYear ? (
        <Recorded name={<Trans>Lease from</Trans>} value={String(leaseStartYear)} />
      ) : facts.tenure === 'freehold' || tenure === 'FREEHOLD' ? null : (
        <Field label={t`Lease from, year`}>
          {(control) => <YearInput control={control} value={facts.leaseStartYear} onYear={(leaseStartYear) => write({ leaseStartYear })} />}
        </Field>
      )}
    </>
  )
}

const Recorded = ({ name, value }: { name: ReactNode; value: string }) => (
  <div className="grid gap-1">
    <p className="text-sm font-[560] text-ink-2">{name}</p>
    <p className="figures flex h-9 items-center">{value}</p>
  </div>
)

interface YearInputProps {
  control: FieldControl
  value: number | null
  onYear: (year: number | null) => void
}

/** A year has no separators, and is none before it has four digits. */
function YearInput({ control, value, onYear }: YearInputProps) {
  const [typedText, setText] = useState<string | null>(null)
  return (
    <TextInput
      {...control}
      inputMode="numeric"
      value={typedText ?? (value === null ? '' : String(value))}
      onValue={(typed) => {
        const digits = plainFigures(typed).replaceAll(/\D/g, '').slice(0, 4)
        setText(digits)
        const year = Number(digits)
        if (digits === '' || (year >= LEASE_YEARS.min && year <= LEASE_YEARS.max)) onYear(digits === '' ? null : year)
      }}
    />
  )
}

interface StatedProps {
  facts: AnalysedFacts
  tell: (change: Partial<AnalysedFacts>) => void
  completionYear: number | null
  isLand: boolean
}

/** What the estimate does not read. */
function StatedFields({ facts, tell, completionYear, isLand }: StatedProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <Field label={t`Built in`}>
        {(control) => <YearInput control={control} value={facts.builtYear ?? completionYear} onYear={(builtYear) => tell({ builtYear })} />}
      </Field>
      <Field label={t`Condition`}>
        {(control) => (
          <Select
            {...control}
            className="w-full"
            value={facts.condition ?? NONE}
            onValue={(value: string) => tell({ condition: HOME_CONDITIONS.find((one) => one === value) ?? null })}
            options={[
              { value: NONE as string, label: t`Not said` },
              ...HOME_CONDITIONS.map((value) => ({ value: value as string, label: i18n._(CONDITION_WORDS[value]) })),
            ]}
          />
        )}
      </Field>
      <Field label={t`Facing`}>
        {(control) => (
          <Select
            {...control}
            className="w-full"
            value={facts.facing ?? NONE}
            onValue={(value: string) => tell({ facing: HOME_FACINGS.find((one) => one === value) ?? null })}
            options={[
              { value: NONE as string, label: t`Not said` },
              ...HOME_FACINGS.map((value) => ({ value: value as string, label: i18n._(FACING_WORDS[value]) })),
            ]}
          />
        )}
      </Field>
      {isLand ? null : (
        <Field label={t({ message: 'View', context: 'from a home' })}>
          {(control) => (
            <TextInput {...control} maxLength={ANALYSIS_VIEW_MAX_CHARS} value={facts.view} onValue={(view) => tell({ view })} />
          )}
        </Field>
      )}
    </>
  )
}
