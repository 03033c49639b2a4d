import { AGENT_ABOUT_MAX_CHARS, AGENT_AREAS_MAX } from '#graphql/share-kinds.ts'
import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireViewer } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { areasBySlug } from '../area/area-store.ts'
import { AreaRef } from '../area/area-type.ts'
import { ACCENT, LOGO } from './agent-brand-operations.ts'
import { type AgentPage, type AgentWords, agentPage, keepAgentWords, readAgentInput, readAgentWords, websiteOf } from './agent-page.ts'
import { AgentLinesRef } from './share-type.ts'

const AREAS = 'At most five.'

export const AgentPageRef = builder.objectRef<AgentPage>('AgentPage').implement({
  description: 'What an agent’s own page shows.',
  fields: (t) => ({
    country: t.expose('country', { type: CountryCodeEnum }),
    lines: t.field({ type: AgentLinesRef, resolve: ({ lines }) => lines }),
    verifiedOn: t.exposeString('verifiedOn', {
      nullable: true,
      description: 'Today, "2026-11-28", where the public register lists the number as in force; null where it does not.',
    }),
    host: t.exposeString('host', { nullable: true, description: 'For appointmentHost and askAgent.' }),
    website: t.exposeString('website', { nullable: true }),
    websiteTitle: t.exposeString('websiteTitle', { nullable: true, description: 'What the agent calls it.' }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'A path on the site.' }),
    accent: t.exposeString('accent', { nullable: true, description: ACCENT }),
    logo: t.exposeString('logo', { nullable: true, description: LOGO }),
    about: t.exposeString('about', { description: `At most ${AGENT_ABOUT_MAX_CHARS} characters, of several lines.` }),
    languages: t.exposeStringList('languages', { description: 'ISO 639 codes.' }),
    areas: t.field({
      type: [AreaRef],
      description: AREAS,
      extensions: { cost: 5, listSize: AGENT_AREAS_MAX },
      resolve: ({ areas }, _, context) => areasBySlug(context, areas),
    }),
  }),
})

const OwnAgentPageRef = builder.objectRef<AgentWords & { owner: string }>('OwnAgentPage').implement({
  description: 'What the viewer says on the own page.',
  fields: (t) => ({
    about: t.exposeString('about'),
    website: t.string({
      description: 'As updateUser keeps it; "" without one.',
      resolve: async ({ owner }, _, { account }) => (await websiteOf(account, owner)).website,
    }),
    websiteTitle: t.string({
      description: 'As updateUser keeps it; "" without one.',
      resolve: async ({ owner }, _, { account }) => (await websiteOf(account, owner)).websiteTitle,
    }),
    languages: t.exposeStringList('languages'),
    areas: t.field({
      type: [AreaRef],
      description: AREAS,
      extensions: { cost: 5, listSize: AGENT_AREAS_MAX },
      resolve: ({ areas }, _, context) => areasBySlug(context, areas),
    }),
  }),
})

builder.queryFields((t) => ({
  agentPage: t.field({
    type: AgentPageRef,
    nullable: true,
    description:
      'The page of the agent with this licence number in the request’s country; null where no account holds it or a line is missing.',
    args: { ceaNumber: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { ceaNumber }, context) => {
      await takeFromNetwork(context, 'licence')
      return agentPage(context, ceaNumber)
    },
  }),
  ownAgentPage: t.field({
    type: OwnAgentPageRef,
    extensions: { cost: 10 },
    resolve: async (_, __, context) => {
      const { id: owner } = await requireViewer(context)
      return { owner, ...(await readAgentWords(context.trade, owner)) }
    },
  }),
}))

builder.mutationField('updateAgentPage', (t) =>
  t.field({
    type: OwnAgentPageRef,
    description:
      'Areas are written "level/slug". Codes: agent-page-about, agent-page-languages, agent-page-areas, agent-page-licence (for agents).',
    args: {
      about: t.arg.string({ required: true }),
      languages: t.arg.stringList({ required: true }),
      areas: t.arg.stringList({ required: true }),
    },
    extensions: { cost: 50 },
    resolve: async (_, input, context) => {
      const viewer = await requireViewer(context)
      if (viewer.licenceCountry === null) throw refusal('agent-page-licence', 'Only agents have such a page.')
      const read = readAgentInput(input)
      if ('wrong' in read) throw refusal(`agent-page-${read.wrong}`, `The ${read.wrong} are too many or not known.`)
      const known = await areasBySlug(context, read.words.areas)
      if (known.length < read.words.areas.length) throw refusal('agent-page-areas', 'There is no such area in this country.')
      await keepAgentWords(context.trade, viewer.id, viewer.licenceCountry, read.words, unixSeconds(context.clock))
      return { owner: viewer.id, ...read.words }
    },
  }),
)
