import * as z from 'zod/mini'
import { LISTING_CAPTION_MAX_CHARS, LISTING_PHOTOS_MAX } from '#graphql/listing-kinds.ts'
import type { Failure } from '#lib/result.ts'
import type { CopyTaking } from './taking.ts'
import { parsedRecord, titleOf } from './title-of.ts'

const copiedPictures = z.object({
  Media: z.array(
    z.object({
      MediaKey: z.string(),
      MediaURL: z.string(),
      MediaCategory: z.optional(z.string()),
      ShortDescription: z.optional(z.string()),
      LongDescription: z.optional(z.string()),
    }),
  ),
})

/** What a key of a picture may hold. */
const keyOf = (mediaKey: string): string => `copy-${mediaKey.replaceAll(/[^\w-]/g, '-')}`.slice(0, 64)

/** The pictures of a listing that was taken in; one that the site does not take is told like a record. */
export async function takeListingPictures(
  { files, ports, taken, tell }: CopyTaking,
  line: string,
  listing: string,
): Promise<Failure | null> {
  const read = copiedPictures.safeParse(parsedRecord(line))
  for (const picture of read.data?.Media.slice(0, LISTING_PHOTOS_MAX) ?? []) {
    const file = picture.MediaURL
    // an address of the web, which is not in the copy
    if (!files.has(file)) continue
    const kind = picture.MediaCategory === 'Floor Plan' ? 'PLAN' : 'PHOTO'
    const begun = await ports.beginPicture({ listing, key: keyOf(picture.MediaKey), kind })
    if (!begun.ok) return begun.failure
    const { id, state } = begun.value
    const bytes = state === 'STORED' ? null : await files.read(file)
    const code = typeof bytes === 'string' ? bytes : bytes === null ? '' : statusCode(await ports.putPicture(id, bytes))
    if (code === '') {
      const words = (text = '') => text.slice(0, LISTING_CAPTION_MAX_CHARS)
      await ports.describePicture({ id, kind, caption: words(picture.ShortDescription), alt: words(picture.LongDescription) })
      taken.pictures++
    } else taken.refused.push({ file, line: 0, title: titleOf(line), code, field: '' })
    tell({ ...taken })
  }
  return null
}

const statusCode = (status: number): string => (status === 204 ? '' : status === 413 ? 'file-too-large' : 'picture-refused')
