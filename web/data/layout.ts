import type { PageEnvironment } from './house.ts'

/** The two catalogues, in the words of their addresses. */
export const catalogueTypes = ['zlobki', 'przedszkola'] as const

export type CatalogueType = (typeof catalogueTypes)[number]

/** A city as the frame lists it. */
export interface CityLink {
  readonly name: string
  readonly voivodeship: string
  readonly slug: string
  readonly count: number
}

/** What the catalogue contributes to the frame: the first cities of each type, and how many facilities there are in all. */
export type CatalogueLayout = Readonly<Record<CatalogueType, readonly CityLink[]>> & {
  readonly totals?: Readonly<Record<CatalogueType, number>>
}

/** The catalogue's contribution, if that plugin is installed and could be read. */
export const catalogueLayout = ({ layout }: PageEnvironment): CatalogueLayout | undefined =>
  layout['catalogue'] as CatalogueLayout | undefined
