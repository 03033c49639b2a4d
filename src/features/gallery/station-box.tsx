import { useState } from 'react'
import { Combobox } from '#ui/form/combobox.tsx'
import { galleryWords } from './words.ts'

interface Place {
  id: string
  name: string
  group: 'stations' | 'projects'
}

const PLACES: readonly Place[] = [
  { id: 'ew2', name: 'Tampines', group: 'stations' },
  { id: 'ew16', name: 'Outram Park', group: 'stations' },
  { id: 'ne12', name: 'Serangoon', group: 'stations' },
  { id: 'p1', name: 'The Meadow', group: 'projects' },
  { id: 'p2', name: 'Harbour Court', group: 'projects' },
]
const GROUPS = ['stations', 'projects'] as const

export function StationBox() {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const found = PLACES.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
  const groups = GROUPS.map((key) => ({ key, title: galleryWords[key], options: found.filter(({ group }) => group === key) }))
  return (
    <div>
      <p className="text-sm font-[560] text-ink-2">{galleryWords.search}</p>
      <div className="relative mt-1 flex h-11 rounded border border-field-line bg-sheet px-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-lagoon">
        <Combobox
          label={galleryWords.search}
          placeholder={galleryWords.searchText}
          text={text}
          onText={setText}
          groups={groups.filter(({ options }) => options.length > 0)}
          onChoose={(place) => {
            setText(place.name)
            setChosen(place.name)
          }}
          renderOption={({ name }) => name}
          message={galleryWords.noHit}
        />
      </div>
      <p className="mt-1.5 text-xs text-ink-3">
        {galleryWords.value}: <output>{chosen || galleryWords.nothing}</output>
      </p>
    </div>
  )
}
