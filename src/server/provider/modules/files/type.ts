import { GraphQLError } from 'graphql'
import { builder } from '../../builder.ts'
import { UserRef } from '../account/type.ts'
import { avatarAddress } from './avatar-address.ts'

/** A file of a multipart request (graphql-multipart-request-spec). Input only. */
export const FileScalar = builder.scalarType('File', {
  description: 'A file, sent as a part of a multipart request.',
  serialize: () => {
    throw new TypeError('files are not given out here')
  },
  parseValue: (value) => {
    if (value instanceof File) return value
    throw new GraphQLError('File is a part of a multipart request.')
  },
  parseLiteral: () => {
    throw new GraphQLError('File is a part of a multipart request.')
  },
})

export const FilesUploadRef = builder.objectRef<{ address: string }>('FilesUpload').implement({
  fields: (t) => ({
    success: t.boolean({ resolve: () => true }),
    address: t.exposeString('address', { description: 'Where the file is from now on.' }),
  }),
})

// §3 User.avatar; public, like the name
builder.objectField(UserRef, 'avatar', (t) =>
  t.string({
    nullable: true,
    description: 'Address of the picture; null without one, then initials are shown.',
    resolve: ({ avatarKey }) => avatarKey && avatarAddress(avatarKey),
  }),
)
