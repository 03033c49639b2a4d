import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  ChangeOwnHomeDocument,
  HomeLetterDocument,
  KeepOwnPurchaseDocument,
  type KeptHomeFragment,
  LikeSalesDocument,
  OwnHomeHistoryDocument,
  OwnHomesDocument,
  OwnHomeValueDocument,
  RemoveOwnHomeDocument,
} from '#graphql/generated/graphql.ts'
import { OWN_HOME_NAME_MAX_CHARS, OWN_PURCHASE_MAX_CHARS } from '#graphql/home-kinds.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { TENURE_OF_RECORD } from '#property/tenure-of-record.ts'

const id = z.uuid()

/** A home with its figures; each part may fail alone. */
async function figuresOf({ country, typeGroup, slug, home: kept }: KeptHomeFragment) {
  const home = { ...kept, ...TENURE_OF_RECORD }
  const place = { typeGroup, slug }
  const [value, history, like] = await Promise.all([
    execute(OwnHomeValueDocument, { ...place, home }, { country }),
    execute(OwnHomeHistoryDocument, { ...place, home }, { country }),
    home.areaSqm === null ? null : execute(LikeSalesDocument, { ...place, areaSqm: home.areaSqm }, { country }),
  ])
  return {
    value,
    history: history.ok ? ok(history.value.project?.estimateHistory ?? []) : history,
    like: like?.ok ? ok(like.value.likeSales) : like,
  }
}

/** The signed-in person's homes, and the figures of the asked one, else of the first. */
export const fetchHomes = createServerFn({ method: 'POST' })
  .validator(z.object({ home: id.nullable() }))
  .handler(async ({ data }) => {
    const answer = await execute(OwnHomesDocument, {})
    if (!answer.ok) return answer
    const homes = answer.value.ownHomes
    const shown = homes.find((one) => one.id === data.home) ?? homes[0] ?? null
    return ok({ homes, shown: shown && { home: shown, ...(await figuresOf(shown)) } })
  })

export type HomeFigures = NonNullable<Extract<Awaited<ReturnType<typeof fetchHomes>>, { ok: true }>['value']['shown']>

export const changeHome = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      id,
      country: z.enum(COUNTRY_CODES),
      name: z.string().max(OWN_HOME_NAME_MAX_CHARS).optional(),
      isMonthly: z.boolean().optional(),
      hasAlert: z.boolean().optional(),
    }),
  )
  .handler(({ data: { country, ...change } }) => execute(ChangeOwnHomeDocument, change, { country }))

/** Keeps what an owner has typed in the account, or forgets it there. */
export const keepPurchase = createServerFn({ method: 'POST' })
  .validator(z.object({ id, purchase: z.string().max(OWN_PURCHASE_MAX_CHARS).nullable() }))
  .handler(({ data }) => execute(KeepOwnPurchaseDocument, data))

export const removeHome = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(({ data }) => execute(RemoveOwnHomeDocument, data))

/** What the link of a letter stops; needs no login. */
export const fetchHomeLetter = createServerFn({ method: 'POST' })
  .validator(z.object({ token: z.string().max(200) }))
  .handler(async ({ data }) => {
    const answer = await execute(HomeLetterDocument, data)
    return answer.ok ? ok(answer.value.homeLetter) : answer
  })
