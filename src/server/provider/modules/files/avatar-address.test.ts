import { describe, expect, it } from 'vitest'
import { avatarAddress, avatarKeyOf, newAvatarKey } from './avatar-address.ts'

describe('avatarKeyOf', () => {
  it('finds the key in the site’s own addresses', () => {
    for (const kind of ['jpeg', 'png', 'webp'] as const) {
      const key = newAvatarKey(kind)
      expect(avatarKeyOf(avatarAddress(key))).toBe(key)
    }
  })

  it.each([
    '/files/avatar/',
    '/files/avatar/../secret.png',
    '/files/avatar/%2e%2e%2fsecret.png',
    `${avatarAddress(newAvatarKey('png'))}/more`,
    avatarAddress(newAvatarKey('png')).replace('.png', '.svg'),
    `/files/other/${newAvatarKey('png')}`,
  ])('finds none in %s', (pathname) => expect(avatarKeyOf(pathname)).toBeNull())

  it('makes keys that cannot be guessed', () => {
    const keys = Array.from({ length: 100 }, () => newAvatarKey('webp'))
    expect(new Set(keys).size).toBe(100)
    expect(keys[0]).toMatch(/^[\w-]{32}\.webp$/)
  })
})
