import { SUGGESTIONS_MAX } from '#graphql/limits.ts'
import { builder } from '../../builder.ts'
import { checkedFirst } from '../../paging.ts'
import { suggestionsFor } from './suggest.ts'
import { checkSearchText } from './text-limit.ts'
import { SearchSuggestionRef } from './type.ts'

builder.queryField('searchSuggestions', (t) =>
  t.field({
    type: [SearchSuggestionRef],
    description: `Type-ahead over projects, streets, postal codes, stations, schools and areas. At most ${SUGGESTIONS_MAX}.`,
    args: { text: t.arg.string({ required: true }), first: t.arg.int({ defaultValue: 8 }) },
    // a misspelt text compares itself with every word of the market: a document holds twenty at most
    extensions: { cost: 250 },
    resolve: (_, { text, first }, context) => {
      checkSearchText(text)
      return suggestionsFor(context, text, checkedFirst(first, 8, SUGGESTIONS_MAX))
    },
  }),
)
