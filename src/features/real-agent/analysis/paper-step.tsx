import { Trans, useLingui } from '@lingui/react/macro'
import { ANALYSIS_NOTE_MAX_CHARS, ANALYSIS_TITLE_MAX_CHARS } from '#graphql/analysis-kinds.ts'
import { askingFault } from '#graphql/asking-price.ts'
import { COUNTRIES } from '#market/countries.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { isChanged, proposedBy } from './analysis-draft.ts'
import type { AnalysisStepProps } from './analysis-step-props.ts'
import { analysisFailureWords } from './analysis-words.ts'
import { AskingFields } from './asking-fields.tsx'
import { useAnalysisSave } from './use-analysis-save.ts'

interface PaperStepProps extends AnalysisStepProps {
  /** of the analysis; null: there is no result */
  value: number | null
  hasNewer: boolean
}

/** What the client reads beside the figures; keeps the analysis and leads to its workbook. */
export function PaperStep(props: PaperStepProps) {
  const { draft, step, home, value, hasNewer } = props
  const { i18n, t } = useLingui()
  const { id, title, note, showsEngine } = draft
  const asking = proposedBy(draft.asking)
  const fault = asking && value !== null ? askingFault(asking, value) : null
  const isEntered = isChanged(draft)
  const { isSaving, isRenewed, failure, save } = useAnalysisSave(props)
  const cannot = isSaving || value === null || fault !== null || title.trim() === ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <div className="grid max-w-[48rem] gap-4">
        <Field label={t`Title`} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={ANALYSIS_TITLE_MAX_CHARS}
              value={title}
              onValue={(words) => step({ kind: 'write', change: { title: words } })}
            />
          )}
        </Field>
        <Field label={t`To your client`} hint={t`Stands at the head of the workbook.`}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={ANALYSIS_NOTE_MAX_CHARS}
              value={note}
              onValue={(words) => step({ kind: 'write', change: { note: words } })}
            />
          )}
        </Field>
        <Checkbox
          value={showsEngine}
          onValue={(isShown) => step({ kind: 'write', change: { showsEngine: isShown } })}
          label={<Trans>Show the automatic estimate in the workbook</Trans>}
        />
        <AskingFields draft={draft} step={step} fault={fault} currencyCode={COUNTRIES[home.country].currencyCode} />
      </div>
      {hasNewer && !isRenewed ? (
        <p className="rounded bg-caution-soft px-4 py-2 text-caution-ink">
          <Trans>There are newer figures than those of this analysis. It stays as it is until you take them.</Trans>{' '}
          <Button size="small" disabled={cannot} onClick={() => void save({ renews: true })}>
            <Trans>Take the newer figures</Trans>
          </Button>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" disabled={cannot || !isEntered} onClick={() => void save({})}>
          {isSaving ? <Trans>Keeping</Trans> : <Trans>Keep the analysis</Trans>}
        </Button>
        {id ? (
          <Button disabled={cannot} onClick={() => void save({ isNew: true })}>
            <Trans>Keep as a new version</Trans>
          </Button>
        ) : null}
        {id && !isEntered ? (
          <ButtonLink to="/realAgent/market-analysis/workbook" search={{ id, countryCode: home.country }}>
            <Trans>Open the workbook</Trans>
          </ButtonLink>
        ) : null}
        <span role="status" className="text-ink-2">
          {id && !isEntered ? <Trans>The analysis is kept.</Trans> : <Trans>The workbook is made of what is kept.</Trans>}
        </span>
      </div>
      {failure ? (
        <p role="alert" className="text-bad">
          {analysisFailureWords(i18n, failure)}
        </p>
      ) : null}
    </div>
  )
}
