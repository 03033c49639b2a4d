import { createServerFn } from '@tanstack/react-start'
import { execute } from '#api/execute.ts'
import { RemoveAvatarDocument, UploadAvatarDocument } from '#graphql/generated/graphql.ts'
import { confirmed } from '../confirmed.ts'

function readFile(data: unknown): File {
  const file = data instanceof FormData ? data.get('file') : null
  if (!(file instanceof File)) throw new Error('a file is expected')
  return file
}

/** §7 filesUpload: the picture of the account. The form data holds it as "file". */
export const saveAvatar = createServerFn({ method: 'POST' })
  .validator((data: FormData) => readFile(data))
  .handler(async ({ data }) => confirmed(await execute(UploadAvatarDocument, { file: data })))

export const removeAvatar = createServerFn({ method: 'POST' }).handler(async () => confirmed(await execute(RemoveAvatarDocument, {})))
