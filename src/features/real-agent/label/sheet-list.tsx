import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { LabelSheetFactsFragment } from '#graphql/generated/graphql.ts'
import type { Failure } from '#lib/result.ts'
import { formatDay } from '#session/day-time.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { labelLines } from './label-draft.ts'
import { LABEL_SHEETS, type LabelLayout } from './label-sheets.ts'
import { labelFailureWords } from './label-words.ts'
import { homesOfRows, readPrint } from './sheet-homes.ts'

/** The sheets made before, newest first. */
export function SheetList({ sheets }: { sheets: readonly LabelSheetFactsFragment[] }) {
  const { t } = useLingui()
  if (sheets.length === 0)
    return (
      <Panel
        kind="empty"
        title={<Trans>No sheet has been made in this account</Trans>}
        action={
          <ButtonLink to="/realAgent/property-label" look="primary">
            <Trans>Make a sheet</Trans>
          </ButtonLink>
        }
      >
        <Trans>A sheet is listed here as soon as its PDF exists.</Trans>
      </Panel>
    )
  return (
    <ul aria-label={t`Sheets, newest first`} className="border-t border-line">
      {sheets.map((sheet) => (
        <SheetItem key={sheet.id} sheet={sheet} />
      ))}
    </ul>
  )
}

const layoutName = (layout: LabelLayout): string => {
  const known = LABEL_SHEETS.find((sheet) =>
    (['columns', 'rows', 'width', 'height'] as const).every((key) => sheet[key] === layout[key]),
  )?.known
  return [`${layout.columns} × ${layout.rows}`, known].filter(Boolean).join(' · ')
}

function SheetItem({ sheet }: { sheet: LabelSheetFactsFragment }) {
  const { i18n, t } = useLingui()
  const { title, count, leftOut, madeAt } = sheet
  const { told, failure, isBusy, download, copy, remove } = useSheetActs(sheet)
  const [isAsked, setAsked] = useState(false)
  const print = readPrint(sheet.print)
  const made = formatDay(madeAt, i18n.locale)
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="title text-lg wrap-anywhere">{title}</p>
        <p className="figures text-sm text-ink-2">
          <Plural value={count} one="# label" other="# labels" />
          {print ? ` · ${layoutName(print.layout)}` : ''} · {sheet.country} · <Trans>made on {made}</Trans>
          {leftOut > 0 ? (
            <>
              {' · '}
              <Plural value={leftOut} one="# home left out" other="# homes left out" />
            </>
          ) : null}
        </p>
        <div role="status" className="text-sm text-ink-2">
          {told === 'saved' ? <Trans>The PDF is saved on this device.</Trans> : null}
          {typeof told === 'number' ? (
            <Plural
              value={told}
              one="The PDF is saved on this device, without # home that has asked for no letters since."
              other="The PDF is saved on this device, without # homes that have asked for no letters since."
            />
          ) : null}
        </div>
        {failure ? (
          <p role="alert" className="text-sm text-bad">
            {failure}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isBusy} aria-label={t`Download ${title}`} onClick={() => void download()}>
          <Trans>Download</Trans>
        </Button>
        <Button size="small" look="ghost" disabled={isBusy} aria-label={t`Copy ${title}`} onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        {isAsked ? (
          <Button size="small" disabled={isBusy} aria-label={t`Delete for good: ${title}`} onClick={() => void remove()}>
            <Trans>Delete for good</Trans>
          </Button>
        ) : (
          <Button size="small" look="ghost" disabled={isBusy} aria-label={t`Delete ${title}`} onClick={() => setAsked(true)}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}

function useSheetActs({ id, country }: LabelSheetFactsFragment) {
  const { i18n, t } = useLingui()
  const router = useRouter()
  const [told, setTold] = useState<'saved' | number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const copyKey = useRef('')

  async function run(act: () => Promise<Failure | null>) {
    setBusy(true)
    setTold(null)
    setFailure(null)
    const failed = await act().catch((): Failure => ({ layer: 'network', code: '' }))
    setBusy(false)
    if (failed) setFailure(labelFailureWords(i18n, failed))
    return !failed
  }

  const download = () =>
    run(async () => {
      const { openLabelSheet } = await import('./label.functions.ts')
      const answer = await openLabelSheet({ data: { id } })
      if (!answer.ok) return answer.failure
      const { sheet, homes, leftOutNow } = answer.value
      const print = readPrint(sheet.print)
      if (!print) return { layer: 'validation', code: 'label-print' }
      const { salutation, ...how } = print
      const labels = homesOfRows(homes).map((home) => labelLines(country, home, salutation))
      if (labels.length === 0) return { layer: 'graphql', code: 'label-none' }
      const { printLabels, unwritableLabels } = await import('./print-labels.ts')
      if ((await unwritableLabels(labels)).length > 0) return { layer: 'validation', code: 'label-letters' }
      await printLabels({ kind: 'labels', print: { ...how, labels, title: sheet.title || t`Label sheets`, language: i18n.locale } })
      setTold(leftOutNow > 0 ? leftOutNow : 'saved')
      return null
    })
  const copy = async () => {
    copyKey.current ||= crypto.randomUUID()
    const isDone = await run(async () => {
      const { copyLabels } = await import('./label.functions.ts')
      const answer = await copyLabels({ data: { key: copyKey.current, id } })
      return answer.ok ? null : answer.failure
    })
    if (!isDone) return
    copyKey.current = ''
    await router.invalidate()
  }
  const remove = async () => {
    const isDone = await run(async () => {
      const { deleteLabels } = await import('./label.functions.ts')
      const answer = await deleteLabels({ data: { id } })
      return answer.ok ? (answer.value ? null : { layer: 'graphql', code: 'label-unknown' }) : answer.failure
    })
    if (isDone) await router.invalidate()
  }
  return { told, failure, isBusy, download, copy, remove }
}
