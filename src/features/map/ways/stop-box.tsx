import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { PLACE_NAME_MAX_CHARS } from '#property/ways/household.ts'
import type { Ways } from '#property/ways/open-ways.ts'
import { Combobox } from '#ui/form/combobox.tsx'

interface StopBoxProps {
  ways: Ways
  onPlace: (place: { name: string; lat5: number; lng5: number }) => void
}

type Found = Awaited<ReturnType<typeof findStops>>

const findStops = (ways: Ways, text: string) => ways.ask('stops', { text })

/** A search box for stops and stations of the timetable, which is on this device: what is typed is sent nowhere. */
export function StopBox({ ways, onPlace }: StopBoxProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isCurrent = true
    const tell = (stops: Found | null) => {
      if (isCurrent) setFound(stops)
    }
    if (text.trim() === '') tell(null)
    else
      findStops(ways, text).then(tell, () => {
        tell(null)
      })
    return () => {
      isCurrent = false
    }
  }, [ways, text])
  const label = t`Station or stop near the place`
  return (
    <div className="relative flex h-9 items-center rounded border border-field-line bg-sheet px-3 has-[input:focus-visible]:border-lagoon has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-lagoon">
      <Combobox
        label={label}
        placeholder={label}
        maxLength={PLACE_NAME_MAX_CHARS}
        autoComplete="off"
        className="h-full [&_input]:text-base"
        text={text}
        onText={setText}
        groups={found && found.length > 0 ? [{ key: 'stops', title: label, options: found }] : []}
        onChoose={({ name, lat, lng }) => {
          setText('')
          onPlace({ name, lat5: Math.round(lat * 1e5), lng5: Math.round(lng * 1e5) })
        }}
        renderOption={({ name }) => <span className="block px-5 py-2">{name}</span>}
        message={found ? <Trans>No stop of this name. Try fewer letters, or set the place on the map.</Trans> : undefined}
      />
    </div>
  )
}
