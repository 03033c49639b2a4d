import { AREA_AGENTS_MAX, ASKED_AGENTS_MAX } from '#graphql/share-kinds.ts'
import { builder } from '../../builder.ts'
import { TypeGroupEnum } from '../../vocabulary-enums.ts'
import { AreaRef } from '../area/area-type.ts'
import { AgentLinesRef } from '../share/share-type.ts'
import { type AnswerRecord, type AreaAgent, agentsOfArea, type ProjectWithArea, projectWithArea } from './agents-of-area.ts'
import { askAgentsOfArea } from './ask-agents.ts'

const AgentAnswersRef = builder.objectRef<AnswerRecord>('AgentAnswers').implement({
  description: 'How an agent’s enquiries of twelve months were answered: those that were, or have waited a week.',
  fields: (t) => ({
    medianSeconds: t.exposeInt('medianSeconds', {
      nullable: true,
      description: 'To the first answer; null where fewer than half were answered.',
    }),
    n: t.exposeInt('n', { description: 'Enquiries; five at least.' }),
  }),
})

const AreaAgentRef = builder.objectRef<AreaAgent>('AreaAgent').implement({
  description: 'An agent who works an area, with what is recorded here.',
  fields: (t) => ({
    lines: t.field({ type: AgentLinesRef, resolve: ({ lines }) => lines }),
    avatar: t.exposeString('avatar', { nullable: true, description: 'A path on the site.' }),
    languages: t.exposeStringList('languages', { description: 'ISO 639 codes, as the agent states them.' }),
    verifiedOn: t.exposeString('verifiedOn', {
      nullable: true,
      description: 'Today, "2026-11-28", where the public register lists the number as in force; null where it does not.',
    }),
    liveInProject: t.exposeInt('liveInProject', { description: 'Homes that the agent advertises now in the same project.' }),
    liveInArea: t.exposeInt('liveInArea', { description: 'The same in the area, those of the project among them.' }),
    closedInArea: t.exposeInt('closedInArea', { description: 'Homes sold or let there within twelve months, as the agent says.' }),
    answers: t.field({
      type: AgentAnswersRef,
      nullable: true,
      description: 'Null below five enquiries.',
      resolve: ({ answers }) => answers,
    }),
  }),
})

const AreaAgentsRef = builder.objectRef<ProjectWithArea>('AreaAgents').implement({
  description: 'Agents who work the area of a home.',
  fields: (t) => ({
    area: t.field({ type: AreaRef, resolve: ({ area }) => area }),
    agents: t.field({
      type: [AreaAgentRef],
      description:
        'Those who advertise most homes in the project first, then those who advertised or closed most in the area; agents alike in both take turns by the day. Nothing else counts.',
      extensions: { cost: 50, listSize: AREA_AGENTS_MAX },
      resolve: (place, _, context) => agentsOfArea(context, place, AREA_AGENTS_MAX),
    }),
  }),
})

const AreaAgentsEnquiryInput = builder.inputType('AreaAgentsEnquiryInput', {
  fields: (t) => ({
    typeGroup: t.field({ type: TypeGroupEnum, required: true }),
    slug: t.string({ required: true, description: 'Of the project.' }),
    unit: t.string({ required: true, description: 'What the person says of the home in it; "" for nothing.' }),
    agents: t.stringList({ required: true, description: `Licence numbers; ${ASKED_AGENTS_MAX} at most.` }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true, description: '"" where none is given.' }),
    message: t.string({ required: true }),
    honey: t.string({ description: 'A field that people do not see; "" from them.' }),
    seconds: t.int({ description: 'From the form to its sending.' }),
  }),
})

builder.queryField('areaAgents', (t) =>
  t.field({
    type: AreaAgentsRef,
    nullable: true,
    description: 'Agents who work the area of a project; null for an unknown project.',
    args: { typeGroup: t.arg({ type: TypeGroupEnum, required: true }), slug: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: (_, { typeGroup, slug }, context) => projectWithArea(context, typeGroup, slug),
  }),
)

builder.mutationField('askAreaAgents', (t) =>
  t.field({
    type: ['String'],
    description:
      'Writes to agents of a home’s area; each gets an enquiry of their own and does not learn of the others. Answers the names of those who were asked. The same key does it once. Codes: "enquiry-<field>" for a wrong field, ask-agents-number, booking-home, enquiry-closed, too-many-attempts.',
    args: { key: t.arg.string({ required: true }), input: t.arg({ type: AreaAgentsEnquiryInput, required: true }) },
    extensions: { cost: 120, listSize: ASKED_AGENTS_MAX },
    resolve: (_, { key, input: { honey, seconds, ...asked } }, context) =>
      askAgentsOfArea(context, { ...asked, key, honey: honey ?? '', seconds: seconds ?? null }),
  }),
)
