import { type RefObject, useRef, useState } from 'react'

/** The stops of the list on a phone: header only, half of the map, over the map. */
export type SheetStop = 'low' | 'mid' | 'high'

/** The list on a phone: a sheet that the late tools move between its three places. */
export interface Sheet {
  section: RefObject<HTMLElement | null>
  stop: SheetStop
  setStop: (stop: SheetStop) => void
}

export function useSheet(): Sheet {
  const section = useRef<HTMLElement>(null)
  const [stop, setStop] = useState<SheetStop>('mid')
  return { section, stop, setStop }
}
