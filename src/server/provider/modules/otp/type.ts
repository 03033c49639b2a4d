import { builder } from '../../builder.ts'
import { fill } from '../../messages/fill.ts'
import { messageLocale } from '../../messages/locale.ts'
import { MESSAGE_WORDS } from '../../messages/words/words-of.ts'

interface EmailUpdate {
  step: 'sent' | 'changed'
  email: string
}

/** The answer of the steps of an e-mail change (§7). Failures are errors with a code. */
export const EmailUpdateRef = builder.objectRef<EmailUpdate>('EmailUpdate').implement({
  fields: (t) => ({
    success: t.boolean({ resolve: () => true }),
    message: t.string({
      nullable: true,
      description: "What was done, in the reader's language. What goes wrong is an error with a code.",
      resolve: ({ step, email }, _, { language, country }) =>
        fill(MESSAGE_WORDS[messageLocale(language, country.countryCode)].emailChange[step], { email }),
    }),
    data: t.string({
      nullable: true,
      description: 'The new address once it has changed.',
      resolve: ({ step, email }) => (step === 'changed' ? email : null),
    }),
  }),
})
