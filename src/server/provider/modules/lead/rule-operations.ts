import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { requireStaff } from '../../viewer.ts'
import { recordAudit } from '../account/audit.ts'
import { type Assignee, staffOf } from './lead-access.ts'
import { type LeadRule, type LeadRules, readLeadRules, rulesFault, saveLeadRules } from './lead-rules.ts'
import { AssigneeRef } from './lead-type.ts'

const LeadRuleRef = builder.objectRef<LeadRule>('LeadRule').implement({
  description: 'Who answers, in turn, what is written to the operator in a subject and a language; empty lists fit all.',
  fields: (t) => ({
    id: t.exposeID('id'),
    interests: t.exposeStringList('interests'),
    languages: t.exposeStringList('languages'),
    people: t.exposeIDList('people'),
    taken: t.exposeInt('taken', { description: 'How many it has given out.' }),
  }),
})

const LeadRulesRef = builder.objectRef<LeadRules & { staff: Assignee[] }>('LeadRules').implement({
  fields: (t) => ({
    version: t.exposeInt('version'),
    rules: t.expose('rules', { type: [LeadRuleRef] }),
    staff: t.expose('staff', { type: [AssigneeRef], description: 'Who may answer.' }),
  }),
})

const LeadRuleInput = builder.inputType('LeadRuleInput', {
  fields: (t) => ({
    id: t.id({ description: 'Of a rule that is there: it keeps its turn.' }),
    interests: t.stringList({ required: true }),
    languages: t.stringList({ required: true }),
    people: t.idList({ required: true }),
  }),
})

builder.queryField('leadRules', (t) =>
  t.field({
    type: LeadRulesRef,
    description: 'How enquiries to the operator are given out in the country: the first rule that fits. For staff.',
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      await requireStaff(context)
      const [rules, staff] = await Promise.all([readLeadRules(context.trade, context.country.countryCode), staffOf(context.account)])
      return { ...rules, staff }
    },
  }),
)

builder.mutationField('saveLeadRules', (t) =>
  t.field({
    type: LeadRulesRef,
    description: 'Replaces the rules of the country, in this order. For staff. Codes: "rules-<field>", rules-changed.',
    args: { version: t.arg.int({ required: true }), rules: t.arg({ type: [LeadRuleInput], required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { version, rules: asked }, context) => {
      const viewer = await requireStaff(context)
      const { countryCode: country } = context.country
      const staff = await staffOf(context.account)
      const rules = asked.map(({ id, people, ...rule }) => ({ ...rule, id: id ? String(id) : null, people: people.map(String) }))
      const fault = rulesFault(rules, new Set(staff.map(({ id }) => id)))
      if (fault) throw refusal(`rules-${fault}`, `The ${fault} cannot be so.`)
      const now = unixSeconds(context.clock)
      if (!(await saveLeadRules(context.trade, { country, rules, version, now })))
        throw refusal('rules-changed', 'The rules were changed elsewhere meanwhile.')
      await recordAudit(context.account, 'lead-rules-kept', { userId: viewer.id, at: now, detail: country })
      return { ...(await readLeadRules(context.trade, country)), staff }
    },
  }),
)
