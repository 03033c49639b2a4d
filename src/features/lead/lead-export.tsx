import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { keysOf, recordOf } from '#lib/records.ts'
import { type Failure, fail } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import type { Lead } from './inbox.ts'
import type { LeadColumn, LeadTableWords } from './lead-table.ts'
import { LEAD_STATE_WORDS, leadFailureWords, ORIGIN_WORDS } from './lead-words.ts'
import type { LeadPile } from './search.ts'

/** More of them than anybody works with at once. */
const LEADS_MAX = 2_000

const COLUMN_WORDS = {
  written: msg`Written`,
  state: msg`State`,
  origin: msg`Came by`,
  name: msg`Name`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  company: msg`Company`,
  country: msg`Country`,
  home: msg`The home`,
  message: msg`Message`,
  followUp: msg`To follow up`,
  answered: msg`Minutes to the first answer`,
} satisfies Record<LeadColumn, MessageDescriptor>

/** Saves the pile, as it is searched, for spreadsheets. */
export function LeadExport({ pile, find }: { pile: LeadPile; find?: string }) {
  const { i18n, t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const said = <Key extends string>(table: Record<Key, MessageDescriptor>) => recordOf(keysOf(table), (key) => i18n._(table[key]))
  const save = async () => {
    setAsking(true)
    const leads = await allLeads(country, pile, find).catch(() => fail('network', 'unreachable'))
    setAsking(false)
    setFailure(leads.ok ? null : leads.failure)
    if (!leads.ok) return
    const { leadTable } = await import('./lead-table.ts')
    const words: LeadTableWords = { columns: said(COLUMN_WORDS), states: said(LEAD_STATE_WORDS), origins: said(ORIGIN_WORDS) }
    saveFile(`${t`Enquiries`}.csv`, leadTable(leads.value, words), 'text/csv; charset=utf-8')
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button disabled={isAsking} onClick={() => void save()}>
        <Trans>Save as a table</Trans>
      </Button>
      {failure ? (
        <p role="alert" className="text-bad">
          {leadFailureWords(i18n, failure)}
        </p>
      ) : null}
    </div>
  )
}

async function allLeads(country: CountryCode, pile: LeadPile, find: string | undefined) {
  const { fetchLeadsToSave } = await import('./lead.functions.ts')
  const leads: Lead[] = []
  for (;;) {
    const page = await fetchLeadsToSave({ data: { country, pile, find, offset: leads.length } })
    if (!page.ok) return page
    leads.push(...page.value.nodes)
    if (page.value.nodes.length === 0 || leads.length >= Math.min(page.value.totalCount, LEADS_MAX))
      return { ok: true as const, value: leads }
  }
}
