import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { ShareMenu } from '#ui/share-menu.tsx'
import { Chapter, ROW, Specimen } from './specimen.tsx'
import { galleryWords } from './words.ts'

const LOOKS = ['primary', 'secondary', 'ghost'] as const
const SIZES = ['large', 'medium', 'small'] as const
const TONES = ['quiet', 'lagoon', 'caution', 'bad'] as const
const GROUPS = ['HDB', 'Condominium', 'Landed'] as const

export function ActionChapter() {
  return (
    <Chapter id="actions">
      <Specimen name="Buttons: three looks, three sizes, disabled, as a link" className="grid gap-4">
        {SIZES.map((size) => (
          <div key={size} className={ROW}>
            {LOOKS.map((look) => (
              <Button key={look} look={look} size={size}>
                {galleryWords.save}
              </Button>
            ))}
            <Button look="primary" size={size} disabled>
              {galleryWords.disabled}
            </Button>
            <ButtonLink to="/search" size={size}>
              {galleryWords.search}
            </ButtonLink>
          </div>
        ))}
      </Specimen>
      <Specimen name="Chips: on, off, disabled" className={ROW}>
        {GROUPS.map((name, i) => (
          <Chip key={name} on={i === 0} disabled={i === 2}>
            {name}
          </Chip>
        ))}
      </Specimen>
      <div className="grid gap-10 md:grid-cols-2">
        <Specimen name="Badges" className={ROW}>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Specimen>
        <Specimen name="Tabs that are addresses">
          <LinkTabs label={galleryWords.contents}>
            <LinkTab to="/gallery" hash="actions" current>
              {galleryWords.stations}
            </LinkTab>
            <LinkTab to="/gallery" hash="type">
              {galleryWords.projects}
            </LinkTab>
          </LinkTabs>
        </Specimen>
      </div>
      <Specimen name="Share">
        <ShareMenu url="https://example.com/report" title={galleryWords.title} />
      </Specimen>
    </Chapter>
  )
}
