import { type MessageKey, messageKey } from '#core/kernel/message-key.ts'
import type { ComparedLimit } from '../../contract/price-list.ts'
import type { StateName } from '../components/State.tsx'

/** Message about the limit of a function, with its number. */
export interface LimitText {
  readonly key: MessageKey
  readonly count?: number
}

/** State of a function in a package, and what limits it there. */
export interface Cell {
  readonly state: StateName
  readonly limit?: LimitText
}

/** Returns the cell of a limit's value: off where nothing is allowed, planned where no plugin stores yet what is limited. */
export const limitCell = ({ type, unit, installed }: ComparedLimit, value: ComparedLimit['basic']): Cell => {
  if (value === false || value === 0) return { state: 'off' }
  const state = installed ? 'full' : 'planned'
  if (type === 'boolean' || unit === 'none') return { state }
  return {
    state,
    limit:
      typeof value === 'number'
        ? { key: messageKey('product-landing.table.upTo', unit), count: value }
        : { key: 'product-landing.table.unlimited' },
  }
}
