import { type DragEvent, type ReactNode, useState } from 'react'

/** An entry's place, and what moves it: spread `handle` on what is dragged and `place` on the entry; buttons call `move`. */
export interface OrderedPlace {
  /** from 0 */
  at: number
  isLast: boolean
  move: (to: number) => void
  handle: { draggable: true; onDragStart: () => void }
  place: { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void }
}

interface OrderedListProps<Item> {
  label: string
  items: readonly Item[]
  /** what is said to those who do not see it, when an entry has come to another place */
  said: (item: Item, from: number, to: number) => string
  onMove: (from: number, to: number) => void
  className: string
  children: (item: Item, place: OrderedPlace) => ReactNode
}

/** Entries that are put in order by buttons or by dragging. Files that are dragged over it are somebody else's. */
export function OrderedList<Item>({ label, items, said: words, onMove, className, children }: OrderedListProps<Item>) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined) return
    setSaid(words(item, from, to))
    onMove(from, to)
  }
  const placeOf = (at: number): OrderedPlace => ({
    at,
    isLast: at === items.length - 1,
    move: (to) => move(at, to),
    handle: { draggable: true, onDragStart: () => setDragged(at) },
    place: {
      onDragOver: (event) => {
        if (!hasFiles(event)) event.preventDefault()
      },
      onDrop: (event) => {
        if (event.dataTransfer.files.length > 0) return
        event.preventDefault()
        if (dragged !== null && dragged !== at) move(dragged, at)
        setDragged(null)
      },
    },
  })
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {items.length === 0 ? null : (
        <ol aria-label={label} className={className}>
          {items.map((item, at) => children(item, placeOf(at)))}
        </ol>
      )}
    </>
  )
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** What a part has that takes files which are dropped upon it. */
export const fileDrop = (take: (files: FileList) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    take(event.dataTransfer.files)
  },
})
