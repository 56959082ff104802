import type { PartOf } from '#core/kernel/message-key.ts'
import type { PriceListData } from '../../contract/price-list.ts'
import type { StateName } from '../components/State.tsx'
import { type Cell, limitCell } from './limit-cell.ts'
import { orderKeys, type PackageName, packages } from './packages.ts'

type FunctionName = PartOf<'product-landing.table'>

/** Function with its cell in each package. */
export interface OfferRow {
  readonly name: FunctionName
  readonly cells: Readonly<Record<PackageName, Cell>>
}

/** Group of functions. */
export interface OfferGroup {
  readonly name: PartOf<'product-landing.table.group'>
  readonly lines: readonly OfferRow[]
}

type State = StateName

const row = (name: FunctionName, basic: Cell, start: Cell, support = start): OfferRow => ({ name, cells: { basic, start, support } })
const states = (name: FunctionName, basic: State, start: State, support = start): OfferRow =>
  row(name, { state: basic }, { state: start }, { state: support })

/** Functions that every package has. */
const everywhere = (...names: readonly FunctionName[]) => names.map((name) => states(name, 'full', 'full'))

/** Builds all functions of the price list: limited ones from the limits in force, others by hand, with the change that implements them. */
export const buildOffer = ({ limits, packages: sold }: PriceListData): readonly OfferGroup[] => {
  /**
   * Function of a limit; planned, as far as the specification says, while no plugin declares it. The basic package is
   * that of a verified facility.
   */
  const limited = (name: FunctionName, key: string, planned: readonly [basic: State, paid: State] = ['planned', 'planned']) => {
    const limit = limits.find((one) => one.key === key)
    return limit ? row(name, limitCell(limit, limit.basic), limitCell(limit, limit.paid)) : states(name, ...planned)
  }
  const paidOnly = ['off', 'planned'] as const
  // What people do for a facility exists as soon as it is sold.
  const service = (...keys: readonly ('start' | 'support')[]) =>
    keys.every((key) => sold.some((one) => one.key === orderKeys[key] && one.gross !== null)) ? 'full' : 'planned'
  return [
    { name: 'found', lines: everywhere('catalogue', 'map', 'languages', 'engines', 'telephone') },
    {
      name: 'profile',
      lines: [
        ...everywhere('facts', 'claim', 'activities', 'staff'),
        limited('description', 'description_chars'),
        limited('photos', 'photos'),
        limited('amenities', 'amenities'),
        limited('amenity-edits', 'amenity_edits_per_month'),
      ],
    },
    {
      name: 'parents',
      lines: [
        ...everywhere('opinions'),
        limited('messages', 'messages_per_month'),
        limited('news', 'publications', paidOnly),
        limited('members', 'members', paidOnly),
      ],
    },
    {
      name: 'recruitment',
      lines: [...everywhere('recruitment', 'places', 'applications'), limited('rules', 'recruitment_text', paidOnly)],
    },
    { name: 'website', lines: [limited('website', 'web_page', paidOnly)] },
    {
      name: 'help',
      lines: [
        ...everywhere('office', 'presentation'),
        states('setup', 'off', service('start', 'support')),
        states('care', 'off', 'off', service('support')),
      ],
    },
  ]
}

const cellsOf = ({ cells }: OfferRow): readonly Cell[] => packages.map((name) => cells[name])

/** Returns whether a function is in preparation, in some package at least. */
export const isPlanned = (line: OfferRow): boolean => cellsOf(line).some(({ state }) => state === 'planned')

/** Returns whether every package has the function without a limit. */
export const isEverywhere = (line: OfferRow): boolean => cellsOf(line).every(({ state, limit }) => state === 'full' && limit === undefined)

/** Returns whether the packages differ in the function, which exists today. */
export const isCompared = (line: OfferRow): boolean => !isPlanned(line) && !isEverywhere(line)

/** Keeps the functions that pass a check, and leaves out empty groups. */
export const linesOf = (offer: readonly OfferGroup[], check: (line: OfferRow) => boolean): readonly OfferGroup[] =>
  offer.map(({ name, lines }) => ({ name, lines: lines.filter(check) })).filter(({ lines }) => lines.length > 0)
