import { Elevation, FloorPlan, SitePlan, Skyline } from '#property/picture/pictures.tsx'
import { BLOCK, HOUSES, NAMES, SITE, TOWER } from './picture-facts.ts'
import { Chapter, Specimen } from './specimen.tsx'

const ROOMS = {
  living: 'Living',
  bedroom: 'Bedroom',
  master: 'Main bedroom',
  kitchen: 'Kitchen',
  bath: 'Bath',
  balcony: 'Balcony',
  corridor: 'Corridor',
  study: 'Study',
} as const

export function PictureChapter() {
  return (
    <Chapter id="pictures">
      <Specimen name="Elevations: public block, private tower, houses" className="grid gap-6 sm:grid-cols-3">
        <Elevation {...BLOCK} label={NAMES.block} className="w-full rounded" />
        <Elevation {...TOWER} label={NAMES.tower} className="w-full rounded" />
        <Elevation {...HOUSES} label={NAMES.houses} className="w-full rounded" />
      </Specimen>
      <Specimen name="A street">
        <Skyline seed="gallery" buildings={[BLOCK, TOWER, HOUSES, TOWER, BLOCK]} label={NAMES.street} className="h-48 w-full" />
      </Specimen>
      <Specimen name="Site plan · floor plan" className="grid items-start gap-6 md:grid-cols-2">
        <SitePlan facts={TOWER} buildings={SITE} label={NAMES.site} north={NAMES.north} className="w-full rounded" />
        <FloorPlan
          unitMix="3"
          group="CONDO"
          areaSqm={94}
          roomNames={ROOMS}
          formatSqm={(sqm) => `${Math.round(sqm)} m²`}
          label={NAMES.plan}
          className="w-full"
        />
      </Specimen>
    </Chapter>
  )
}
