import { expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '#fixtures/hostile-strings.ts'
import { tourEmbed } from './tour-embed.ts'

it.each(['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'https://my.matterport.com/show?m=SxQL3iGyoDo&play=1&lang=jp&x=<script>'])(
  'shows %s in a frame, in the reader’s language and with nothing else of the link',
  (url) => expect(tourEmbed(url, 'zh-Hant-HK')).toBe('https://my.matterport.com/show/?m=SxQL3iGyoDo&lang=cn'),
)

it.each([
  null,
  '',
  'https://my.matterport.com/',
  'https://my.matterport.com/show/',
  'https://my.matterport.com/show/?m=../../x',
  'http://my.matterport.com/show/?m=SxQL3iGyoDo',
  'https://matterport.com/show/?m=SxQL3iGyoDo',
  'https://my.matterport.com.evil.example/show/?m=SxQL3iGyoDo',
  'https://my.matterport.com:8443/show/?m=SxQL3iGyoDo',
  'https://user@my.matterport.com/showx/?m=SxQL3iGyoDo',
  'javascript:alert(1)//my.matterport.com/show/?m=SxQL3iGyoDo',
])('shows %s in none', (url) => expect(tourEmbed(url, 'en')).toBeNull())

it('shows nothing hostile', () => expect(HOSTILE_STRINGS.filter((text) => tourEmbed(text, 'en') !== null)).toEqual([]))
