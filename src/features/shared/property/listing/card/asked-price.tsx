import { Trans } from '@lingui/react/macro'
import type { ListingCardFragment } from '#graphql/generated/graphql.ts'
import type { Format } from '#property/use-format.ts'

/** A price, and that it is of a month where the home is to rent; where none is told the words that stand instead. */
export function AskedMoney({
  price,
  priceWords,
  activity,
  format,
}: Pick<ListingCardFragment, 'price' | 'priceWords' | 'activity'> & { format: Format }) {
  if (price === null) return priceWords || <Trans>Price on request</Trans>
  const money = format.money(price)
  return activity === 'SALE' ? money : <Trans>{money} a month</Trans>
}

/** By how much less is asked than at first; nothing where it is not less. */
export function PriceCut({ price, priceFirst, format }: Pick<ListingCardFragment, 'price' | 'priceFirst'> & { format: Format }) {
  if (price === null || priceFirst === null || price >= priceFirst) return null
  const [amount, share] = [format.money(priceFirst - price), format.change(price / priceFirst - 1)]
  return (
    <Trans>
      {amount} less than at first ({share})
    </Trans>
  )
}
