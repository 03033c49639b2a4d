import { builder } from '../../builder.ts'
import { askAboutHome } from './ask-about-home.ts'

const ListingEnquiryInput = builder.inputType('ListingEnquiryInput', {
  fields: (t) => ({
    group: t.id({ required: true, description: 'The home.' }),
    listing: t.id({ required: true, description: 'The advertisement whose agent is asked.' }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true, description: '"" where none is given.' }),
    message: t.string({ required: true }),
    honey: t.string({ description: 'A field that people do not see; "" from them.' }),
    seconds: t.int({ description: 'From the form to its sending.' }),
  }),
})

builder.mutationField('askAboutListing', (t) =>
  t.field({
    type: 'Boolean',
    description:
      'Writes to an agent who advertises a home. The same key does it once. Codes: "enquiry-<field>" for a wrong field, enquiry-closed, too-many-attempts.',
    args: { key: t.arg.string({ required: true }), input: t.arg({ type: ListingEnquiryInput, required: true }) },
    extensions: { cost: 80 },
    resolve: async (_, { key, input: { group, listing, honey, seconds, ...person } }, context) => {
      const about = { group: String(group), listing: String(listing) }
      await askAboutHome(context, { ...about, ...person, key, honey: honey ?? '', seconds: seconds ?? null })
      return true
    },
  }),
)
