import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { UpdateUserDocument } from '#graphql/generated/graphql.ts'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

const text = z.string().max(500).optional()

const change = z.object({
  patch: z.object({ nickName: text, country: z.enum(COUNTRY_CODES).optional(), language: z.enum(LOCALE_CODES).optional() }).default({}),
  detail: z.object({ ceaNumber: text, salespersonName: text, estateAgency: text, estateAgencyLicenseNo: text }).optional(),
})

/** §7 updateUser: fields that the signed-in person may change without a verification. */
export const saveProfile = createServerFn({ method: 'POST' })
  .validator(change)
  .handler(({ data: { patch, detail } }) =>
    execute(UpdateUserDocument, {
      // a number is changed with its verification
      patch: { ...patch, phoneNumber: undefined },
      // the website is said on the own page; nothing asks for the others
      detail: detail && { ...detail, website: undefined, websiteTitle: undefined, ccEmails: undefined },
    }),
  )
