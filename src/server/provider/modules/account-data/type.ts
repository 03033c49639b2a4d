import { builder } from '../../builder.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'

export const UserPatchInput = builder.inputType('UserPatch', {
  description: 'The e-mail address changes by emailUpdate.',
  fields: (t) => ({
    nickName: t.string(),
    phoneNumber: t.string({ description: 'One that answered its code (checkOTP) to the viewer within the last 15 minutes.' }),
    country: t.field({ type: CountryCodeEnum }),
    language: t.string({ description: 'The code of a locale, "en-US".' }),
  }),
})

export const UserDetailPatchInput = builder.inputType('UserDetailPatch', {
  description: 'Outside Malaysia names and agency come from the register, whatever is sent with the licence number (§5).',
  fields: (t) => ({
    ceaNumber: t.string(),
    salespersonName: t.string(),
    estateAgency: t.string(),
    estateAgencyLicenseNo: t.string(),
    website: t.string({ description: '"" takes it away.' }),
    websiteTitle: t.string(),
    ccEmails: t.stringList(),
  }),
})

export const UserUniqueIdRef = builder.objectRef<{ id: string }>('UserUniqueId').implement({
  fields: (t) => ({
    success: t.boolean({ resolve: () => true }),
    message: t.string({ description: 'Always empty: failures are errors.', resolve: () => '' }),
    data: t.exposeString('id', { description: 'The one public identifier of the account; never changes.' }),
  }),
})
