import { builder } from '../../builder.ts'

/** The answer of the steps of an e-mail change (§7). Failures are errors with a code. */
export const EmailUpdateRef = builder.objectRef<{ email: string | null }>('EmailUpdate').implement({
  fields: (t) => ({
    success: t.boolean({ resolve: () => true }),
    message: t.string({ nullable: true, description: 'Always null: what goes wrong is an error with a code.', resolve: () => null }),
    data: t.string({ nullable: true, description: 'The new address once it has changed.', resolve: ({ email }) => email }),
  }),
})
