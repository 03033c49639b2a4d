import { createServerFn } from '@tanstack/react-start'
import { execute } from '#api/execute.ts'
import { sentFile } from '#api/sent-file.ts'
import { RemoveAvatarDocument, UploadAvatarDocument } from '#graphql/generated/graphql.ts'
import { confirmed } from '../confirmed.ts'

/** §7 filesUpload: the picture of the account. The form data holds it as "file". */
export const saveAvatar = createServerFn({ method: 'POST' })
  .validator((data: FormData) => sentFile(data))
  .handler(async ({ data }) => confirmed(await execute(UploadAvatarDocument, { file: data })))

export const removeAvatar = createServerFn({ method: 'POST' }).handler(async () => confirmed(await execute(RemoveAvatarDocument, {})))
