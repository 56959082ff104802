import type { StateName } from '../parts/State.tsx'

/** The packages, the free one first; the other two are paid by the year (decisions §19). */
export const packages = ['basic', 'start', 'support'] as const

export type PackageName = (typeof packages)[number]

/** How far a package has a function, and the key of the limit it has it with. */
export interface Cell {
  readonly state: StateName
  readonly limit?: string
}

/** One line of the table: a function and its cell in each package. */
export interface OfferLine {
  readonly name: string
  readonly cells: Readonly<Record<PackageName, Cell>>
}

/** Lines that belong together. */
export interface OfferGroup {
  readonly name: string
  readonly lines: readonly OfferLine[]
}

const cell = (state: StateName, limit?: string): Cell => (limit === undefined ? { state } : { state, limit })

/** In all packages alike. */
const everywhere = (name: string, state: StateName): OfferLine => ({
  name,
  cells: { basic: cell(state), start: cell(state), support: cell(state) },
})

/** Not there yet in any; the paid ones will have more of it. */
const more = (name: string): OfferLine => ({
  name,
  cells: { basic: cell('planned', `${name}.basic`), start: cell('planned', `${name}.paid`), support: cell('planned', `${name}.paid`) },
})

/** Not there yet, and never in the free one. */
const paid = (name: string): OfferLine => ({ name, cells: { basic: cell('off'), start: cell('planned'), support: cell('planned') } })

/** The table of the price list; limits are those of the specification's points 6 and 9. */
export const offer: readonly OfferGroup[] = [
  { name: 'found', lines: ['catalogue', 'map', 'languages', 'engines', 'telephone'].map((name) => everywhere(name, 'full')) },
  {
    name: 'profile',
    lines: [everywhere('facts', 'full'), everywhere('claim', 'planned'), more('description'), more('photos'), more('amenities')],
  },
  { name: 'parents', lines: [everywhere('opinions', 'planned'), more('messages'), paid('news'), paid('members')] },
  { name: 'recruitment', lines: [everywhere('places', 'planned'), everywhere('applications', 'planned'), paid('rules')] },
  { name: 'website', lines: [paid('website')] },
  {
    name: 'help',
    lines: [
      everywhere('office', 'full'),
      everywhere('presentation', 'full'),
      paid('setup'),
      { name: 'care', cells: { basic: cell('off'), start: cell('off'), support: cell('planned') } },
    ],
  },
]
