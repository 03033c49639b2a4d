import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { LeadState } from '#graphql/generated/graphql.ts'
import { keysOf, recordOf } from '#lib/records.ts'
import { fail, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { formatDay, formatPlainDay } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import type { BallotEntry, BallotTableWords } from './ballot-table.ts'

const BALLOT_STATE_WORDS: Record<LeadState, MessageDescriptor> = {
  NEW: msg`Not answered`,
  CONTACTED: msg`Answered`,
  MEETING: msg`Meeting`,
  WON: msg`Won`,
  LOST: msg`Lost`,
}

const HEADER_WORDS: Record<keyof BallotTableWords['headers'], MessageDescriptor> = {
  number: msg`Ballot number`,
  name: msg`Name`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  unit: msg`Unit`,
  kinds: msg`Kinds of homes`,
  preview: msg`Preview on`,
  state: msg`State`,
  registered: msg`Registered on`,
}

/** The ballot of a launch in its order: asked for when it is opened. */
export default function LaunchBallot({ id, name, country }: { id: string; name: string; country: CountryCode }) {
  usePageWords()
  const { t, i18n } = useLingui()
  const answer = useBallot(id, country)
  if (!answer) return <Skeleton className="h-24" />
  if (!answer.ok) return <FailedPanel title={<Trans>The ballot could not be loaded</Trans>} />
  const entries = answer.value
  if (entries.length === 0)
    return (
      <p className="py-3 text-ink-2">
        <Trans>Nobody has registered yet.</Trans>
      </p>
    )
  const kind = (unitMix: string) => unitMixWord((word) => i18n._(word), unitMix, 'CONDO')
  const said = <Key extends string>(table: Record<Key, MessageDescriptor>) => recordOf(keysOf(table), (key) => i18n._(table[key]))
  const save = async () => {
    const { ballotTable } = await import('./ballot-table.ts')
    saveFile(
      `${name}.csv`,
      ballotTable(entries, { headers: said(HEADER_WORDS), states: said(BALLOT_STATE_WORDS), kind }),
      'text/csv; charset=utf-8',
    )
  }
  const columns: Column<BallotEntry>[] = [
    { key: 'number', header: t`Ballot number`, cell: ({ number }) => <span className="figures font-[560]">{number}</span> },
    { key: 'name', header: t`Name`, cell: (entry) => <Holder entry={entry} /> },
    { key: 'wish', header: t`Would like`, cell: ({ unit, unitMixes }) => [unit, ...unitMixes.map(kind)].filter(Boolean).join(' · ') },
    { key: 'preview', header: t`Preview on`, cell: ({ previewOn }) => (previewOn ? formatPlainDay(previewOn, i18n.locale) : null) },
    { key: 'state', header: t`State`, cell: ({ state }) => (state ? <Badge>{i18n._(BALLOT_STATE_WORDS[state])}</Badge> : null) },
    { key: 'registered', header: t`Registered on`, numeric: true, cell: ({ registeredDate }) => formatDay(registeredDate, i18n.locale) },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 py-3">
      <div className="flex flex-wrap items-center gap-4">
        <p>
          <Plural value={entries.length} one="# ballot number" other="# ballot numbers" />
        </p>
        <Button size="small" onClick={() => void save()}>
          <Trans>Save as a table</Trans>
        </Button>
      </div>
      <div className="w-full">
        <DataTable
          caption={t`Ballot of ${name}, in order`}
          captionHidden
          columns={columns}
          rows={entries}
          rowKey={({ number }) => String(number)}
        />
      </div>
    </div>
  )
}

function Holder({ entry: { lead, name, email, phone } }: { entry: BallotEntry }) {
  if (lead === null)
    return (
      <span className="text-ink-2">
        <Trans>With another desk</Trans>
      </span>
    )
  return (
    <>
      <Link
        to="/user/leads"
        search={{ lead }}
        className="inline-flex min-h-6 items-center text-lagoon underline decoration-line underline-offset-4"
      >
        {name || email}
      </Link>
      <span className="figures block text-sm text-ink-2">{[name ? email : null, phone].filter(Boolean).join(' · ')}</span>
    </>
  )
}

function useBallot(id: string, country: CountryCode): Result<BallotEntry[]> | null {
  const [answer, setAnswer] = useState<Result<BallotEntry[]> | null>(null)
  useEffect(() => {
    let isCurrent = true
    void import('./launch-desk.functions.ts')
      .then(({ fetchBallot }) => fetchBallot({ data: { country, id } }))
      .catch(() => fail('network', 'unreachable'))
      .then((found) => isCurrent && setAnswer(found))
    return () => {
      isCurrent = false
    }
  }, [id, country])
  return answer
}
