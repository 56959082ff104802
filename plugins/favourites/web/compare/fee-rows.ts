import { money } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { type CellContext, type Row, row } from './cell.ts'
import type { ComparedFacility } from './compare.data.ts'

const kinds = ['month', 'fundedMonth', 'hour', 'mealsMonth', 'mealsDay', 'extraHour'] as const

/** Rows of the fees. */
export const feeRows = (facilities: readonly ComparedFacility[], { t, language }: CellContext): readonly Row[] =>
  kinds.map((kind) =>
    row(facilities, kind, t(messageKey('favourites.compare.fee', kind)), ({ facts: { fees } }) => {
      const amount = fees?.value[kind] ?? null
      return fees && amount !== null && { text: amount === 0 ? t('catalogue.card.fee.free') : money(amount, language), from: fees }
    }),
  )
