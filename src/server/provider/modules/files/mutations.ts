import { AVATAR_MAX_BYTES } from '#graphql/limits.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireViewer } from '../../viewer.ts'
import { avatarAddress, avatarFile, newAvatarKey } from './avatar-address.ts'
import { type AvatarFault, type AvatarPicture, readAvatar } from './avatar-rules.ts'
import { IMAGE_TYPES } from './image-kind.ts'
import { dropAvatar, keepAvatar, noteWaste } from './store.ts'
import { FileScalar, FilesUploadRef } from './type.ts'

export const PICTURE_REFUSALS: Readonly<Record<AvatarFault, string>> = {
  'file-type': 'The file is not a JPEG, PNG or still WebP picture.',
  'file-size': 'The file is too large.',
  'file-dimensions': 'The picture is too small or too large.',
}

builder.mutationField('filesUpload', (t) =>
  t.field({
    type: FilesUploadRef,
    description: "Stores the viewer's picture, without its metadata. Codes: file-type, file-size, file-dimensions.",
    args: { file: t.arg({ type: FileScalar, required: true }) },
    extensions: { cost: 200 },
    resolve: async (_, { file }, context) => {
      const viewer = await requireViewer(context)
      await takeFromNetwork(context, 'upload')
      const read = file.size > AVATAR_MAX_BYTES ? { fault: 'file-size' as const } : readAvatar(new Uint8Array(await file.arrayBuffer()))
      if ('fault' in read) throw refusal(read.fault, PICTURE_REFUSALS[read.fault])
      return { address: avatarAddress(await storeAvatar(context, viewer.id, read.avatar)) }
    },
  }),
)

/** Returns the key. If this stops half-way, the schedule deletes the file, because nothing refers to it. */
async function storeAvatar({ account, files, clock }: ProviderContext, userId: string, avatar: AvatarPicture): Promise<string> {
  const { kind, bytes, width, height } = avatar
  const { contentType } = IMAGE_TYPES[kind]
  const key = newAvatarKey(kind)
  await noteWaste(account, key, unixSeconds(clock))
  await files.put(avatarFile(key), bytes, contentType)
  await keepAvatar(account, { userId, key, contentType, bytes: bytes.length, width, height }, unixSeconds(clock))
  return key
}

builder.mutationField('removeAvatar', (t) =>
  t.field({
    type: SuccessRef,
    description: "Removes the viewer's picture.",
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      const viewer = await requireViewer(context)
      await dropAvatar(context.account, viewer.id, unixSeconds(context.clock))
      return DONE
    },
  }),
)
