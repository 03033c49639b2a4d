import { enumWord } from '#filter/wire-names.ts'
import {
  CreateShareDocument,
  EditionNowDocument,
  SharedPageDocument,
  type SharedPageQuery,
  type ShareKind as WireShareKind,
} from '#graphql/generated/graphql.ts'
import { SHARE_KINDS } from '#graphql/share-kinds.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type AskedQuestion, execute, oncePerRequest, withFrozen } from './execute.ts'

/** What somebody chooses who shares a page. */
export interface ShareWish {
  /** of the attempt: sent again, it makes no second share */
  key: string
  title: string
  days: number
  /** '': none */
  password: string
}

interface PageToShare {
  kind: WireShareKind
  country: CountryCode
  /** the live page, without a language's prefix */
  path: string
  /** what the page is made from beside its answers */
  about: object
  asked: readonly AskedQuestion[]
}

/** Has the provider freeze what a page asked for. Answers the id of the share. */
export async function createShare({ asked, about, country, ...page }: PageToShare, { key, ...wish }: ShareWish): Promise<Result<string>> {
  const questions = asked.map(({ operation, variables }) => ({ operation, variables: JSON.stringify(variables ?? {}) }))
  const share = { ...page, ...wish, about: JSON.stringify(about), questions }
  const answer = await execute(CreateShareDocument, { key, share }, { country })
  return answer.ok ? ok(answer.value.createShare.id) : answer
}

type SharedPage = NonNullable<SharedPageQuery['share']>
type Opened = NonNullable<SharedPage['opened']>

/** A shared page as far as this browser may see it, without the answers. */
export interface ShareFrame extends Pick<SharedPage, 'state' | 'needsPassword'> {
  opened: (Omit<Opened, 'answers' | 'about'> & { hasNewer: boolean; isReadable: boolean }) | null
}

const askShare = (id: string): Promise<Result<SharedPage | null>> =>
  oncePerRequest(`share ${id}`, async ({ sharePass }) => {
    const answer = await execute(SharedPageDocument, { id, pass: sharePass(id) })
    return answer.ok ? ok(answer.value.share ?? null) : answer
  })

/** What stands around a shared page; null where nothing is shared. Says whether the market has been published anew since. */
export async function openShareFrame(id: string): Promise<Result<ShareFrame | null>> {
  const share = await askShare(id)
  if (!share.ok || share.value === null) return share.ok ? ok(null) : share
  const { opened, ...rest } = share.value
  if (!opened) return ok({ ...rest, opened: null })
  const now = await execute(EditionNowDocument, {}, { country: opened.country })
  const { answers, about: _, ...shown } = opened
  const hasNewer = now.ok && now.value.market.dataVersion !== opened.edition
  return ok({ ...rest, opened: { ...shown, hasNewer, isReadable: answers !== null } })
}

/** Makes the inside of a shared page from what was kept: `load` gets what it is about, and whatever it asks is answered from the share. */
export async function loadFrozen<T>(id: string, kind: WireShareKind, load: (about: unknown) => Promise<T>): Promise<Result<T>> {
  const share = await askShare(id)
  if (!share.ok) return share
  const opened = share.value?.opened
  if (opened?.kind !== kind || !opened.answers) return fail('validation', 'share-closed')
  const { operations } = SHARE_KINDS[enumWord(kind)]
  return ok(await withFrozen({ operations, answers: opened.answers }, () => load(JSON.parse(opened.about))))
}
