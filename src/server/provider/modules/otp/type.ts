import { builder } from '../../builder.ts'

/** What the steps of an e-mail change answer (§7). What goes wrong is an error with a code instead. */
export const EmailUpdateRef = builder.objectRef<{ email: string | null }>('EmailUpdate').implement({
  fields: (t) => ({
    success: t.boolean({ resolve: () => true }),
    message: t.string({ nullable: true, description: 'Always null: what goes wrong is an error with a code.', resolve: () => null }),
    data: t.string({ nullable: true, description: 'The new address once it has changed.', resolve: ({ email }) => email }),
  }),
})
