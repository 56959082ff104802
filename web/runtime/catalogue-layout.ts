import type { PageEnvironment } from './request-context.ts'

/** The two catalogues, by the first part of their addresses. */
export const catalogueTypes = ['zlobki', 'przedszkola'] as const

export type CatalogueType = (typeof catalogueTypes)[number]

/** A city as the footer lists it. */
export interface CityLink {
  readonly name: string
  readonly voivodeship: string
  readonly slug: string
  readonly count: number
}

/** Layout data of the catalogue plugin: the largest cities of each type, and the number of all facilities. */
export type CatalogueLayout = Readonly<Record<CatalogueType, readonly CityLink[]>> & {
  readonly totals?: Readonly<Record<CatalogueType, number>>
}

/** Returns the catalogue's layout data, if that plugin is installed and its data could be read. */
export const catalogueLayout = ({ layout }: PageEnvironment): CatalogueLayout | undefined =>
  layout['catalogue'] as CatalogueLayout | undefined
