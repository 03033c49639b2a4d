import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { DEAL_SHEET_ROWS_MAX } from '#graphql/deal-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'
import type { DealsSearch } from './search.ts'

interface SaveSheetProps {
  country: CountryCode
  search: DealsSearch
  /** of the list, for the name of the file */
  name: string
  total: number
}

type State = { at: 'resting' } | { at: 'reading'; rows: number } | { at: 'failed'; code: string }

/** Saves the list as a table for a spreadsheet, part by part; a plan opens it. */
export function SaveSheet({ country, search, name, total }: SaveSheetProps) {
  const { i18n, t } = useLingui()
  const { viewer } = useRouteContext({ from: '__root__' })
  const [state, setState] = useState<State>({ at: 'resting' })
  const save = async () => {
    setState({ at: 'reading', rows: 0 })
    try {
      const { saveDealSheet } = await import('./save-deal-sheet.ts')
      const code = await saveDealSheet({ country, search, name, i18n }, (rows) => setState({ at: 'reading', rows }))
      setState(code === null ? { at: 'resting' } : { at: 'failed', code })
    } catch {
      setState({ at: 'failed', code: 'unreachable' })
    }
  }
  const button = useRef<HTMLButtonElement>(null)
  useEarlyPress(button, () => void save())
  if (total === 0) return null
  const needsPlan = state.at === 'failed' && state.code === 'needs-subscription'
  if (!viewer.isLoggedIn || needsPlan)
    return (
      <ButtonLink to="/user/subscription-plans">
        <Trans>Spreadsheets come with a plan</Trans>
      </ButtonLink>
    )
  const limit = i18n.number(DEAL_SHEET_ROWS_MAX)
  return (
    <>
      <Button ref={button} onClick={save} disabled={state.at === 'reading'} data-early>
        {state.at === 'reading' && state.rows > 0 ? t`${i18n.number(state.rows)} rows …` : t`Save as a spreadsheet`}
      </Button>
      {state.at === 'failed' ? (
        <p role="alert" className="w-full text-sm text-bad">
          <Trans>The table could not be saved. Try again.</Trans>
        </p>
      ) : total > DEAL_SHEET_ROWS_MAX ? (
        <p className="w-full text-sm text-ink-3">
          <Trans>The first {limit} deals.</Trans>
        </p>
      ) : null}
    </>
  )
}
