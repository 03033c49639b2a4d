import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Confidence, MeasuredStatementFragment, StatementFragment } from '#graphql/generated/graphql.ts'
import { fromWireTypeGroup } from '../address/wire-words.ts'
import type { Format } from '../use-format.ts'
import { typeGroupWords } from '../vocabulary-words.ts'
import { confidenceWords, unmeasuredWords } from './estimate-words.ts'

/** The place of a back-test's group for a reader: "ANG MO KIO" is Ang Mo Kio, "District 9" is translated. Names of places stay names. */
export function measuredArea(i18n: I18n, name: string): string {
  const district = /^District (\d+)$/.exec(name)?.[1]
  if (district) return i18n._(msg`District ${district}`)
  return name === name.toUpperCase()
    ? name.toLowerCase().replaceAll(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : name
}

interface StatementProps {
  statement: StatementFragment
  format: Format
}

/** The one statement of confidence of an estimate: how far such estimates were from the prices then paid, or why that is not known. */
export function StatementText({ statement, format }: StatementProps) {
  const { i18n } = useLingui()
  return statement.__typename === 'MeasuredStatement' ? (
    <MeasuredText measured={statement} format={format} />
  ) : (
    i18n._(unmeasuredWords[statement.reason])
  )
}

/** What was measured on a group of sales, in one sentence. */
export function MeasuredText({ measured, format }: { measured: MeasuredStatementFragment; format: Format }) {
  const { t, i18n } = useLingui()
  const { typeGroup, area, areaSqmFrom: from, areaSqmTo: to } = measured
  const [least, most] = [from === null ? '' : format.area(from), to === null ? '' : format.area(to)]
  const size = !least && !most ? '' : !least ? t`under ${most}` : !most ? t`${least} or more` : format.range(least, most)
  const homes = [i18n._(typeGroupWords[fromWireTypeGroup(typeGroup)]), area === null ? '' : measuredArea(i18n, area), size]
    .filter(Boolean)
    .join(', ')
  const [half, nine] = [format.percent(measured.half / 100), format.percent(measured.nine / 100)]
  const n = format.count(measured.n)
  const period = format.range(format.month(measured.from), format.month(measured.to))
  return (
    <Trans>
      Half of such sales had been estimated within ±{half} of the price then paid, nine in ten within ±{nine} ({homes}; {n} sales, {period}
      ).
    </Trans>
  )
}

/** The statement with its word, "High confidence", which follows from it. */
export function ConfidenceStatement({ confidence, ...statement }: StatementProps & { confidence: Confidence | null }) {
  const { i18n } = useLingui()
  return (
    <>
      {confidence ? <b className="font-semibold text-ink">{i18n._(confidenceWords[confidence])}. </b> : null}
      <StatementText {...statement} />
    </>
  )
}
