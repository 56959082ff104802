import { ratingText } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { type CellContext, type Row, row } from './cell.ts'
import type { ComparedFacility } from './compare.data.ts'

const parts = ['total', 'cleanliness', 'staff', 'food'] as const

/** Rows of what parents think of the facilities; the whole rating tells from how many opinions. */
export const ratingRows = (facilities: readonly ComparedFacility[], { t, language }: CellContext): readonly Row[] =>
  parts.map((part) =>
    row(facilities, `rating.${part}`, t(messageKey('favourites.compare.rating', part)), ({ scores }) => {
      const score = scores[`score_${part}`]
      if (score === null) return null
      return { text: ratingText(score, language), ...(part === 'total' && { hint: t('rating.opinions', { count: scores.opinion_count }) }) }
    }),
  )
