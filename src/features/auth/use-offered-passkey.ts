import { useEffect, useEffectEvent, useRef } from 'react'

type OfferState = 'untouched' | 'offered' | 'ended'

/**
 * Has the browser offer passkeys in the list of names it knows, from the first touch of the form until it is gone; what that needs is loaded by the touch.
 * `end`: the browser asks for a passkey at once instead.
 */
export function useOfferedPasskey(offer: (offers: () => boolean) => Promise<void>): { touch: () => void; end: () => void } {
  const state = useRef<OfferState>('untouched')
  const begin = useEffectEvent(() => offer(() => state.current === 'offered'))
  const offerHere = useRef(async () => {})
  useEffect(() => {
    offerHere.current = async () => {
      const { canOfferPasskeys } = await import('#session/factor/passkey.ts')
      if ((await canOfferPasskeys()) && state.current === 'offered') await begin()
    }
    return () => {
      if (state.current !== 'offered') return
      state.current = 'untouched'
      void import('#session/factor/passkey.ts').then(({ endOffer }) => endOffer())
    }
  }, [])
  return {
    touch() {
      if (state.current !== 'untouched') return
      state.current = 'offered'
      void offerHere.current()
    },
    end() {
      state.current = 'ended'
    },
  }
}
