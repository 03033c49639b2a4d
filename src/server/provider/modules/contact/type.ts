import { AttributionInput } from '../../attribution.ts'
import { builder } from '../../builder.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import type { KeptConsult } from './store.ts'

const isoTime = (seconds: number): string => new Date(seconds * 1_000).toISOString()

export const ContactConsultRef = builder.objectRef<KeptConsult>('ContactConsult').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    updatedDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ updatedAt }) => isoTime(updatedAt) }),
  }),
})

export const ContactConsultInput = builder.inputType('ContactConsultInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true }),
    companyName: t.string(),
    interest: t.string({ required: true }),
    message: t.string({ required: true }),
    country: t.field({ type: CountryCodeEnum }),
    attribution: t.field({ type: AttributionInput }),
    about: t.string({ description: 'Address on this site of the page that led to the form: "/realValue?projectType=…".' }),
    honey: t.string({ description: 'A field that people do not see; "" from them.' }),
    seconds: t.int({ description: 'From the form to its sending.' }),
  }),
})
