/** What a picture on the graphics card is: drawn; lost with its context, which may come back; gone, until it is asked for. */
export interface DrawnState {
  now: 'drawn' | 'lost' | 'gone'
  /** it is drawn anew after a loss, so that a failure is no lack of the browser */
  isAgain: boolean
}

/** `late`: a lost context has not come back in time; `failed`: it could not be drawn anew */
export type DrawingEvent = 'lost' | 'restored' | 'late' | 'asked' | 'failed'

export const FIRST_DRAWING: DrawnState = { now: 'drawn', isAgain: false }

/** What follows an event. One that does not concern the state changes nothing: a context may be lost twice, or come back after the button. */
export function drawingAfter(drawing: DrawnState, event: DrawingEvent): DrawnState {
  const { now } = drawing
  if (event === 'lost') return now === 'drawn' ? { now: 'lost', isAgain: true } : drawing
  if (event === 'late') return now === 'lost' ? { now: 'gone', isAgain: true } : drawing
  if (event === 'failed') return drawing.isAgain ? { now: 'gone', isAgain: true } : drawing
  return now === 'drawn' ? drawing : { now: 'drawn', isAgain: true }
}
