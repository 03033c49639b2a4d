import { expect, it } from 'vitest'
import { AVATAR_MAX_BYTES, AVATAR_MAX_PX, AVATAR_MIN_PX } from '#graphql/limits.ts'
import { pictureFault } from './avatar-check.ts'

const fine = { type: 'image/png', size: 1_000, width: 200, height: 300 }

it.each([
  [{}, null],
  [{ type: 'image/webp', size: AVATAR_MAX_BYTES, width: AVATAR_MIN_PX, height: AVATAR_MAX_PX }, null],
  [{ type: 'image/svg+xml' }, 'file-type'],
  [{ type: '' }, 'file-type'],
  [{ type: 'image/gif', size: AVATAR_MAX_BYTES + 1 }, 'file-type'],
  [{ size: AVATAR_MAX_BYTES + 1 }, 'file-size'],
  [{ width: AVATAR_MIN_PX - 1 }, 'file-dimensions'],
  [{ height: AVATAR_MAX_PX + 1 }, 'file-dimensions'],
])('%j: %s', (more, fault) => expect(pictureFault({ ...fine, ...more })).toBe(fault))
