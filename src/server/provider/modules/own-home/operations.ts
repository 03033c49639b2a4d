import { randomUUID } from 'node:crypto'
import { OWN_HOMES_MAX } from '#graphql/home-kinds.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { requireViewer } from '../../viewer.ts'
import { TypeGroupEnum } from '../../vocabulary-enums.ts'
import { marketFactsOf } from '../market/store.ts'
import { projectBySlug } from '../property/store.ts'
import type { HomeAsked } from '../valuation/home.ts'
import { HomeInput } from '../valuation/type.ts'
import { readHomeName, readPurchase } from './home-input.ts'
import { unwatchHome, watchHome } from './home-watch.ts'
import { recentLikeSales, yearOfPrices } from './like-sales.ts'
import {
  changeOwnHome,
  keepOwnHome,
  keepOwnPurchase,
  listOwnHomes,
  type OwnHomeRow,
  ownedHomeOf,
  ownedHomeText,
  readOwnHome,
  removeOwnHome,
} from './own-home-store.ts'
import { type LikeSales, LikeSalesRef, OwnHomeRef, StoppedLetterRef } from './own-home-type.ts'
import { letterOfLink, stopLetterByToken } from './stop-link.ts'

const unknownHome = () => refusal('own-home-unknown', 'There is no such home.')

const orUnknown = (home: OwnHomeRow | null): OwnHomeRow => {
  if (!home) throw unknownHome()
  return home
}

interface Kept {
  typeGroup: TypeGroup
  slug: string
  name: string
  home: HomeAsked
}

/** Throws `own-home-name`, `own-home-place`, `own-home-many`. */
async function keep(context: ProviderContext, { typeGroup, slug, name, home }: Kept): Promise<OwnHomeRow> {
  const { id: owner } = await requireViewer(context)
  const called = readHomeName(name)
  if (!(await projectBySlug(context, typeGroup, slug))) throw refusal('own-home-place', 'The country has no such project.')
  const kept = await keepOwnHome(context.trade, {
    id: randomUUID(),
    owner,
    country: context.country.countryCode,
    typeGroup,
    slug,
    name: called,
    home: ownedHomeText(home),
    createdAt: unixSeconds(context.clock),
  })
  if (!kept) throw refusal('own-home-many', `At most ${OWN_HOMES_MAX} homes are kept.`)
  return kept
}

interface Change {
  id: string
  name?: string | null
  isMonthly?: boolean | null
  hasAlert?: boolean | null
}

/** Throws `own-home-unknown`, `own-home-name`, `own-home-country`, `own-home-size`. */
async function change(context: ProviderContext, { id, name, isMonthly, hasAlert }: Change): Promise<OwnHomeRow> {
  const { id: owner } = await requireViewer(context)
  const kept = orUnknown(await readOwnHome(context.trade, owner, id))
  const called = name == null ? null : readHomeName(name)
  if (hasAlert === true && kept.hasAlert === 0) {
    if (kept.country !== context.country.countryCode) throw refusal('own-home-country', 'The home is in another country.')
    if (ownedHomeOf(kept).areaSqm === null) throw refusal('own-home-size', 'The size of the home is not known.')
    await watchHome(context, await projectBySlug(context, kept.typeGroup, kept.slug), kept)
  }
  if (hasAlert === false) await unwatchHome(context.trade, kept)
  return orUnknown(await changeOwnHome(context.trade, kept, { name: called, isMonthly: isMonthly ?? null }))
}

async function likeSalesOf(
  context: ProviderContext,
  place: { typeGroup: TypeGroup; slug: string },
  areaSqm: number,
): Promise<LikeSales | null> {
  const [project, { lastMonth }] = await Promise.all([
    projectBySlug(context, place.typeGroup, place.slug),
    context.perRequest(marketFactsOf),
  ])
  if (!project) return null
  const sales = lastMonth === null ? [] : await recentLikeSales(context, project, areaSqm, lastMonth)
  const to = sales[0]?.month ?? null
  return { sales, to, year: to === null ? null : yearOfPrices(sales, to), yearBefore: to === null ? null : yearOfPrices(sales, to, 1) }
}

const id = { required: true } as const

const KeepOwnHomeInput = builder.inputType('KeepOwnHomeInput', {
  fields: (t) => ({
    typeGroup: t.field({ type: TypeGroupEnum, required: true }),
    slug: t.string({ required: true }),
    name: t.string({ required: true }),
    home: t.field({ type: HomeInput, required: true }),
  }),
})

builder.queryFields((t) => ({
  ownHomes: t.field({
    type: [OwnHomeRef],
    description: 'The homes of the viewer in all countries, the first kept first.',
    extensions: { cost: 20, listSize: OWN_HOMES_MAX },
    resolve: async (_, __, context) => listOwnHomes(context.trade, (await requireViewer(context)).id),
  }),
  likeSales: t.field({
    type: LikeSalesRef,
    nullable: true,
    description: 'Recorded sales like a home of a project, newest first; null for an unknown project.',
    args: {
      typeGroup: t.arg({ type: TypeGroupEnum, required: true }),
      slug: t.arg.string({ required: true }),
      areaSqm: t.arg.float({ required: true }),
    },
    extensions: { cost: 200 },
    resolve: (_, { areaSqm, ...place }, context) => {
      if (!(areaSqm > 0)) throw refusal('own-home-size', 'A size is above 0.')
      return likeSalesOf(context, place, areaSqm)
    },
  }),
  homeLetter: t.field({
    type: StoppedLetterRef,
    nullable: true,
    description: 'The letter that a link stops, by the token of its address; null for one that is not known.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: (_, { token }, context) => letterOfLink(context.trade, token, unixSeconds(context.clock)),
  }),
}))

builder.mutationFields((t) => ({
  keepOwnHome: t.field({
    type: OwnHomeRef,
    description: `Keeps a home of the request's country as the viewer's own; the same home is kept once. At most ${OWN_HOMES_MAX}. Codes: own-home-name, own-home-place, own-home-many.`,
    args: { input: t.arg({ type: KeepOwnHomeInput, required: true }) },
    extensions: { cost: 100 },
    resolve: (_, { input }, context) => keep(context, input),
  }),
  changeOwnHome: t.field({
    type: OwnHomeRef,
    description:
      'Renames a home, or says which letters tell of it; what is not given stays. Codes: own-home-unknown, own-home-name, own-home-country, own-home-size.',
    args: { id: t.arg.id(id), name: t.arg.string(), isMonthly: t.arg.boolean(), hasAlert: t.arg.boolean() },
    extensions: { cost: 200 },
    resolve: (_, asked, context) => change(context, { ...asked, id: String(asked.id) }),
  }),
  keepOwnPurchase: t.field({
    type: OwnHomeRef,
    description: 'Keeps what an owner says of a purchase, or forgets it. Codes: own-home-unknown, own-home-purchase.',
    args: { id: t.arg.id(id), purchase: t.arg.string({ description: 'JSON; without it, it is forgotten.' }) },
    extensions: { cost: 20 },
    resolve: async (_, { id: asked, purchase }, context) => {
      const { id: owner } = await requireViewer(context)
      return orUnknown(await keepOwnPurchase(context.trade, { id: String(asked), owner }, readPurchase(purchase)))
    },
  }),
  removeOwnHome: t.field({
    type: SuccessRef,
    description: 'Forgets a home with what was kept of it, and ends its letters. Code own-home-unknown.',
    args: { id: t.arg.id(id) },
    extensions: { cost: 20 },
    resolve: async (_, { id: asked }, context) => {
      const { id: owner } = await requireViewer(context)
      if (!(await removeOwnHome(context.trade, { id: String(asked), owner }))) throw unknownHome()
      return DONE
    },
  }),
  stopHomeLetter: t.field({
    type: SuccessRef,
    description: 'Stops the letter whose link held this token, without a login. Code token-spent.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { token }, context) => {
      if (!(await stopLetterByToken(context.trade, token, unixSeconds(context.clock))))
        throw refusal('token-spent', 'This link is not known.')
      return DONE
    },
  }),
}))
