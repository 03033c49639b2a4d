import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { MakeShare } from '#property/share/make-share.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'
import { Panel } from '#ui/panel.tsx'
import { analysisFailureWords } from '../analysis-words.ts'
import { useWorkbookText, type WorkbookFields, type WorkbookMarket } from './use-workbook-text.ts'
import { WorkbookSheet } from './workbook-sheet.tsx'

const route = getRouteApi('/_agent/realAgent/market-analysis/workbook')

/** What a client is handed: to read, to print, to save and to pass on. */
export function WorkbookPage() {
  const answer = route.useLoaderData()
  const { i18n } = useLingui()
  if (!answer) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-8 py-9 print:p-0">
      {answer.ok ? (
        <OpenedWorkbook workbook={answer.value.analysisWorkbook} market={answer.value.market} />
      ) : (
        <>
          <h1 className="title text-4xl">
            <Trans>Workbook</Trans>
          </h1>
          <Panel
            kind="empty"
            title={analysisFailureWords(i18n, answer.failure)}
            action={
              <ButtonLink to="/realAgent/market-analysis">
                <Trans>All your analyses</Trans>
              </ButtonLink>
            }
          />
        </>
      )}
    </div>
  )
}

function OpenedWorkbook(props: { workbook: WorkbookFields; market: WorkbookMarket }) {
  const { workbook } = props
  const { i18n, t } = useLingui()
  const text = useWorkbookText(props)
  const [state, setState] = useState<'rest' | 'making' | 'saved' | 'failed' | readonly string[]>('rest')
  const button = useRef<HTMLButtonElement>(null)
  const save = async () => {
    setState('making')
    try {
      const { saveWorkbook } = await import('./save-workbook.ts')
      const unwritable = await saveWorkbook(text)
      setState(unwritable.length > 0 ? unwritable : 'saved')
    } catch {
      setState('failed')
    }
  }
  useEarlyPress(button, () => void save())
  return (
    <>
      <div className="no-print flex flex-wrap items-center gap-3">
        <Button ref={button} data-early="" look="primary" disabled={state === 'making'} onClick={() => void save()}>
          {state === 'making' ? <Trans>Making the PDF</Trans> : <Trans>Save as PDF</Trans>}
        </Button>
        <Button onClick={() => window.print()}>
          <Trans>Print A4</Trans>
        </Button>
        <MakeShare
          title={workbook.title}
          make={async (wish) => {
            const { shareAnalysis } = await import('./share-analysis.functions.ts')
            return shareAnalysis({ data: { about: { id: workbook.id, country: workbook.country }, wish } })
          }}
        />
        <ButtonLink to="/realAgent/market-analysis" search={{ id: workbook.id, countryCode: workbook.country }}>
          <Trans>Change the analysis</Trans>
        </ButtonLink>
        <span role="status" className="text-ink-2">
          {state === 'saved' ? <Trans>The PDF is saved on this device.</Trans> : null}
        </span>
      </div>
      {state === 'failed' ? (
        <p role="alert" className="text-bad">
          <Trans>The document could not be made. Check your connection and try again.</Trans>
        </p>
      ) : null}
      {typeof state === 'string' ? null : (
        <div role="alert" className="no-print grid gap-1 text-caution-ink">
          <p>
            <Trans>
              These lines have letters that we cannot write into a PDF, so none was made. Press “Print A4” and choose “Save as PDF” there:
              your device has these letters.
            </Trans>
          </p>
          <ul className="list-disc ps-5">
            {state.map((line) => (
              <li key={line} dir="auto" className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      {workbook.lines ? null : (
        <p className="no-print rounded bg-caution-soft px-4 py-2 text-caution-ink">
          <Trans>
            Your profile lacks a line that such a paper must show: name, registration number, agency, its licence or phone number.
          </Trans>{' '}
          <a href="/user/account-overview" className="underline underline-offset-4">
            {i18n._(t`Your account`)}
          </a>
        </p>
      )}
      <WorkbookSheet text={text} />
    </>
  )
}
