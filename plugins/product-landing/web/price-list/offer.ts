import type { StateName } from '../parts/State.tsx'

/** Packages, the free one first; the other two are billed yearly (decisions §19). */
export const packages = ['basic', 'start', 'support'] as const

export type PackageName = (typeof packages)[number]

/** State of a function in a package, and the message key of its limit. */
export interface Cell {
  readonly state: StateName
  readonly limit?: string
}

/** Function with its cell in each package. */
export interface OfferRow {
  readonly name: string
  readonly cells: Readonly<Record<PackageName, Cell>>
}

/** Group of functions. */
export interface OfferGroup {
  readonly name: string
  readonly lines: readonly OfferRow[]
}

const cell = (state: StateName, limit?: string): Cell => (limit === undefined ? { state } : { state, limit })

/** Function with the same state in all packages. */
const inAllPackages = (name: string, state: StateName): OfferRow => ({
  name,
  cells: { basic: cell(state), start: cell(state), support: cell(state) },
})

/** Planned function with a higher limit in the paid packages. */
const morePaid = (name: string): OfferRow => ({
  name,
  cells: { basic: cell('planned', `${name}.basic`), start: cell('planned', `${name}.paid`), support: cell('planned', `${name}.paid`) },
})

/** Planned function of the paid packages only. */
const paidOnly = (name: string): OfferRow => ({ name, cells: { basic: cell('off'), start: cell('planned'), support: cell('planned') } })

/** Tells if a function is available today, which then holds for all packages. */
export const isAvailable = ({ cells }: OfferRow): boolean => cells.basic.state === 'full'

/** Keeps the functions that pass a check, and leaves out empty groups. */
export const offerOf = (check: (row: OfferRow) => boolean): readonly OfferGroup[] =>
  offer.map(({ name, lines }) => ({ name, lines: lines.filter(check) })).filter(({ lines }) => lines.length > 0)

/** All functions of the price list; limits follow points 6 and 9 of the specification. */
export const offer: readonly OfferGroup[] = [
  { name: 'found', lines: ['catalogue', 'map', 'languages', 'engines', 'telephone'].map((name) => inAllPackages(name, 'full')) },
  {
    name: 'profile',
    lines: [
      inAllPackages('facts', 'full'),
      inAllPackages('claim', 'planned'),
      morePaid('description'),
      morePaid('photos'),
      morePaid('amenities'),
    ],
  },
  { name: 'parents', lines: [inAllPackages('opinions', 'planned'), morePaid('messages'), paidOnly('news'), paidOnly('members')] },
  { name: 'recruitment', lines: [inAllPackages('places', 'planned'), inAllPackages('applications', 'planned'), paidOnly('rules')] },
  { name: 'website', lines: [paidOnly('website')] },
  {
    name: 'help',
    lines: [
      inAllPackages('office', 'full'),
      inAllPackages('presentation', 'full'),
      paidOnly('setup'),
      { name: 'care', cells: { basic: cell('off'), start: cell('off'), support: cell('planned') } },
    ],
  },
]
